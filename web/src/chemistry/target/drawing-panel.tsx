// The editor over a page, for a molecule to be drawn. No dialog: the editor's own menus need the window.

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { presentError } from '../../shared/errors/present.ts';
import { StructureEditor } from '../editor/structure-editor.tsx';
import styles from './drawing-panel.module.css';
import { RecognisedLine } from './recognised-line.tsx';
import { StructureInput, type TargetWords } from './structure-input.tsx';
import type { Structure } from './use-structure.ts';

export interface DrawingPanelProps {
  title: string;
  /** The buttons that end it. */
  actions: ReactNode;
  target: Structure;
  /** Namespace with the keys `input.*`, `recognised.*`. */
  words?: TargetWords | undefined;
}

/** Has the focus while it is there; it goes back to where it was. */
export function DrawingPanel({ title, actions, target, words }: DrawingPanelProps) {
  const [titleId, lineId] = [useId(), useId()];
  const { text, setText, drawn, recognition, canvas, setPenDown, resolveText, resolveDrawing } = target;
  const panel = useFocusInside();
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={titleId} data-takes-paste>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {actions}
      </header>
      <StructureInput
        words={words}
        text={text}
        isChecking={recognition.state === 'checking'}
        isRefused={recognition.state === 'refused'}
        describedBy={lineId}
        onText={setText}
        onResolve={(given) => void resolveText(given).catch(presentError)}
      />
      <RecognisedLine id={lineId} recognition={recognition} words={words} />
      <StructureEditor
        className={styles.editor}
        structure={drawn}
        canvas={canvas}
        onPen={setPenDown}
        onChange={(drawing) => void resolveDrawing(drawing)?.catch(presentError)}
      />
    </section>
  );
}

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
