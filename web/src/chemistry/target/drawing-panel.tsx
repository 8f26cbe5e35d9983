// The editor over a page, for a molecule to be drawn. No dialog: the editor's own menus need the window.

import { Flex } from 'antd';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { StructureEditor } from '../editor/structure-editor.tsx';
import { editorOf, StructureField } from './structure-field.tsx';
import type { TargetWords } from './structure-input.tsx';
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
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector('input')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <Flex
      ref={panel}
      component="section"
      vertical
      aria-labelledby={titleId}
      data-takes-paste
      style={{ position: 'absolute', inset: 0, zIndex: 20, background: 'var(--surface)' }}
    >
      <PanelHead id={titleId} title={title}>
        {actions}
      </PanelHead>
      <StructureField target={target} words={words} />
      <StructureEditor {...editorOf(target)} style={{ flex: 1, minHeight: 320 }} />
    </Flex>
  );
}

/** The title of a panel over the page, and the buttons that end it. */
export function PanelHead({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Flex
      component="header"
      flex="none"
      gap={8}
      align="center"
      style={{ minHeight: 44, padding: '4px 12px', borderBottom: '1px solid var(--line)' }}
    >
      <h2
        id={id}
        style={{ flex: 1, minWidth: 0, margin: 0, fontSize: 15, overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {title}
      </h2>
      {children}
    </Flex>
  );
}
