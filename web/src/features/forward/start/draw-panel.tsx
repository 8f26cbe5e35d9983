import type { Molecule } from '@app/shared/contracts/structure/structure';
import { keepDraft } from '../../../chemistry/target/draft.ts';
import { DrawingPanel } from '../../../chemistry/target/drawing-panel.tsx';
import { useStructure } from '../../../chemistry/target/use-structure.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';

const draftKey = 'forwardPartner';

/** Partners are drawn, one after another. */
export function DrawPanel({ onAdd, onClose }: { onAdd: (partner: Molecule) => void; onClose: () => void }) {
  const { t } = useTranslation('forward');
  const target = useStructure(draftKey);
  const { recognition, resolveText } = target;
  const molecule = recognition.state === 'recognised' ? recognition.response.molecule : null;
  const close = () => {
    keepDraft(draftKey, { text: '', molfile: '', taskName: '' });
    onClose();
  };
  const add = (thenClose: boolean) => {
    if (molecule) onAdd(molecule);
    if (thenClose) close();
    else resolveText('').catch(presentError);
  };
  const actions = (
    <>
      <Button size="small" onClick={close}>
        {t('common:action.cancel')}
      </Button>
      <Button size="small" disabled={!molecule} onClick={() => add(false)}>
        {t('own.addNext')}
      </Button>
      <Button size="small" variant="primary" disabled={!molecule} onClick={() => add(true)}>
        {t('own.add')}
      </Button>
    </>
  );
  return <DrawingPanel title={t('own.drawTitle')} actions={actions} target={target} words="forward" />;
}
