// The editor of the tests, in place of Ketcher, which needs a browser: it shows what it is given as text and lets a test
// draw. One for all files (test-setup.ts), since a worker loads a module once for many of them.

import { act } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import type { Drawing, StructureEditorProps } from './drawing.ts';

type Handlers = Pick<StructureEditorProps, 'onChange' | 'onPen'>;

/** Of the editor that is on the page: a render that is thrown away has handlers of no effect. */
let handlers: Handlers | null = null;

function onPage(): Handlers {
  if (!handlers) throw new Error('No editor is on the page (yet).');
  return handlers;
}

/** What the user does on the canvas. Throws where no editor is on the page yet: wait for its label `canvas`. */
export const pen = {
  down: () => act(() => onPage().onPen?.(true)),
  up: () => act(() => onPage().onPen?.(false)),
  draw: (drawing: Partial<Drawing>) =>
    act(() => onPage().onChange({ molfile: '', smiles: '', isEmpty: false, isReaction: false, ...drawing })),
};

interface KetcherEditorProps extends Handlers, Pick<StructureEditorProps, 'structure'> {
  onReady: () => void;
}

export function KetcherEditor({ structure, onChange, onPen, onReady }: KetcherEditorProps) {
  useLayoutEffect(() => {
    handlers = { onChange, ...(onPen && { onPen }) };
    return () => void (handlers = null);
  });
  useLayoutEffect(() => onReady(), [onReady]);
  return <pre aria-label="canvas">{structure?.molfile}</pre>;
}
