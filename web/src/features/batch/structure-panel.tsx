// The editor over the tray, for a molecule to be drawn or changed. No dialog: the editor's own menus need the window.

import type { TrayItem } from '@app/shared/contracts/batch';
import { useEffect, useId, useRef } from 'react';
import { RecognisedLine } from '../../chem/target/recognised-line.tsx';
import { StructureInput } from '../../chem/target/structure-input.tsx';
import { keepDraft } from '../../chem/target/draft.ts';
import { StructureEditor } from '../../chem/structure-editor.tsx';
import { useStructure, type Recognised } from '../../chem/target/use-structure.ts';
import { presentError } from '../../errors/present.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { shownName } from './name-cell.tsx';
import styles from './structure-panel.module.css';

export interface StructurePanelProps {
  /** The molecule to change; null for a new one. */
  item: TrayItem | null;
  isBusy: boolean;
  onClose: () => void;
  /** Gets the molecule as SMILES, counter-ions with it. */
  onDone: (smiles: string) => void;
}

const draftKey = 'batchDrawing';

export function StructurePanel({ item, isBusy, onClose, onDone }: StructurePanelProps) {
  const { t } = useTranslation('batch');
  const [titleId, lineId] = [useId(), useId()];
  const target = useStructure(draftKey);
  const { recognition, resolveText } = target;
  const smiles = item?.molecule.smiles;
  useEffect(() => {
    if (smiles !== undefined) resolveText(smiles).catch(presentError);
  }, [smiles, resolveText]);
  const panel = useFocusInside();
  const close = () => {
    keepDraft(draftKey, { text: '', molfile: '', taskName: '' });
    onClose();
  };
  const isSame = recognition.state === 'recognised' && recognition.answer.molecule.smiles === smiles;
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={titleId} data-takes-paste>
      <header className={styles.head}>
        <h2 id={titleId}>{item ? t('draw.change', { name: shownName(item) }) : t('draw.title')}</h2>
        <Button size="small" onClick={close}>
          {t('draw.cancel')}
        </Button>
        <Button
          size="small"
          variant="primary"
          loading={isBusy}
          disabled={recognition.state !== 'recognised' || isSame}
          onClick={() => recognition.state === 'recognised' && onDone(wholeOf(recognition.answer))}
        >
          {t(item ? 'draw.save' : 'draw.add')}
        </Button>
      </header>
      <StructureInput
        text={target.text}
        isChecking={recognition.state === 'checking'}
        isRefused={recognition.state === 'refused'}
        describedBy={lineId}
        onText={target.setText}
        onResolve={(text) => void resolveText(text).catch(presentError)}
      />
      <RecognisedLine id={lineId} recognition={recognition} />
      <StructureEditor
        className={styles.editor}
        structure={target.drawn}
        onChange={(drawing) => void target.resolveDrawing(drawing)?.catch(presentError)}
      />
    </section>
  );
}

function wholeOf({ molecule, removedParts }: Recognised): string {
  return [molecule.smiles, ...removedParts].join('.');
}

/** Puts the focus into the first field, and back to where it was when the panel goes. */
function useFocusInside() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector('input')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return panel;
}
