// The editor over the page, for partners to be drawn one after another. No dialog: the editor's own menus need the window.

import type { Molecule } from '@app/shared/contracts/structure';
import { useEffect, useId, useRef } from 'react';
import { keepDraft } from '../../chem/target/draft.ts';
import { RecognisedLine } from '../../chem/target/recognised-line.tsx';
import { StructureInput } from '../../chem/target/structure-input.tsx';
import { useStructure } from '../../chem/target/use-structure.ts';
import { StructureEditor } from '../../chem/structure-editor.tsx';
import { presentError } from '../../errors/present.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import styles from './draw-panel.module.css';

export interface DrawPanelProps {
  onAdd: (partner: Molecule) => void;
  onClose: () => void;
}

const draftKey = 'forwardPartner';

export function DrawPanel({ onAdd, onClose }: DrawPanelProps) {
  const { t } = useTranslation('forward');
  const [titleId, lineId] = [useId(), useId()];
  const { text, setText, drawn, recognition, resolveText, resolveDrawing } = useStructure(draftKey);
  const molecule = recognition.state === 'recognised' ? recognition.answer.molecule : null;
  const panel = useFocusInside();
  const resolve = (given: string) => void resolveText(given).catch(presentError);
  const close = () => {
    keepDraft(draftKey, { text: '', molfile: '', taskName: '' });
    onClose();
  };
  const add = (thenClose: boolean) => {
    if (molecule) onAdd(molecule);
    if (thenClose) close();
    else resolve('');
  };
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={titleId} data-takes-paste>
      <header className={styles.head}>
        <h2 id={titleId}>{t('own.drawTitle')}</h2>
        <Button size="small" onClick={close}>
          {t('common:action.cancel')}
        </Button>
        <Button size="small" disabled={!molecule} onClick={() => add(false)}>
          {t('own.addNext')}
        </Button>
        <Button size="small" variant="primary" disabled={!molecule} onClick={() => add(true)}>
          {t('own.add')}
        </Button>
      </header>
      <StructureInput
        words="forward"
        text={text}
        isChecking={recognition.state === 'checking'}
        isRefused={recognition.state === 'refused'}
        describedBy={lineId}
        onText={setText}
        onResolve={resolve}
      />
      <RecognisedLine id={lineId} recognition={recognition} words="forward" />
      <StructureEditor
        className={styles.editor}
        structure={drawn}
        onChange={(drawing) => void resolveDrawing(drawing)?.catch(presentError)}
      />
    </section>
  );
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
