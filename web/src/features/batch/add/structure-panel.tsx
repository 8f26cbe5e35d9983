import type { WorklistItem } from '@app/shared/contracts/batch';
import { useEffect } from 'react';
import { keepDraft } from '../../../chemistry/target/draft.ts';
import { DrawingPanel } from '../../../chemistry/target/drawing-panel.tsx';
import { useStructure } from '../../../chemistry/target/use-structure.ts';
import { wholeOf } from '../../../chemistry/structure-input/use-structure-intake.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { shownName } from './name-cell.tsx';

export interface StructurePanelProps {
  /** The molecule to change; null for a new one. */
  item: WorklistItem | null;
  isBusy: boolean;
  onClose: () => void;
  /** Gets the molecule as SMILES, counter-ions with it. */
  onDone: (smiles: string) => void;
}

const draftKey = 'batchDrawing';

/** Draws or changes a molecule of the worklist. */
export function StructurePanel({ item, isBusy, onClose, onDone }: StructurePanelProps) {
  const { t } = useTranslation('batch');
  const target = useStructure(draftKey);
  const { recognition, resolveText } = target;
  const smiles = item?.molecule.smiles;
  useEffect(() => {
    if (smiles !== undefined) resolveText(smiles).catch(presentError);
  }, [smiles, resolveText]);
  const close = () => {
    keepDraft(draftKey, { text: '', molfile: '', taskName: '' });
    onClose();
  };
  const isSame = recognition.state === 'recognised' && recognition.response.molecule.smiles === smiles;
  const actions = (
    <>
      <Button size="small" onClick={close}>
        {t('draw.cancel')}
      </Button>
      <Button
        size="small"
        variant="primary"
        loading={isBusy}
        disabled={recognition.state !== 'recognised' || isSame}
        onClick={() => recognition.state === 'recognised' && onDone(wholeOf(recognition.response))}
      >
        {t(item ? 'draw.save' : 'draw.add')}
      </Button>
    </>
  );
  const title = item ? t('draw.change', { name: shownName(item) }) : t('draw.title');
  return <DrawingPanel title={title} actions={actions} target={target} />;
}
