// One molecule, typed or drawn: the line, what the service understood of it, and what the editor beside them gets.

import { useId, type ReactNode } from 'react';
import { presentError } from '../../shared/errors/present.ts';
import type { StructureEditorProps } from '../editor/drawing.ts';
import { RecognisedLine } from './recognised-line.tsx';
import { StructureInput, type TargetWords } from './structure-input.tsx';
import type { Structure } from './use-structure.ts';

export interface StructureFieldProps {
  target: Structure;
  /** Namespace with the keys `input.*`, `recognised.*`. */
  words?: TargetWords | undefined;
  /** Other ways in, beside the line. */
  tools?: ReactNode;
  /** Takes what was typed or pasted; else it is resolved. */
  onText?: (text: string) => void;
}

export function StructureField({ target, words, tools, onText }: StructureFieldProps) {
  const { recognition } = target;
  const lineId = useId();
  return (
    <>
      <StructureInput
        words={words}
        text={target.text}
        isChecking={recognition.state === 'checking'}
        isRefused={recognition.state === 'refused'}
        describedBy={lineId}
        onText={target.setText}
        onResolve={onText ?? ((text) => void target.resolveText(text).catch(presentError))}
        tools={tools}
      />
      <RecognisedLine id={lineId} recognition={recognition} words={words} />
    </>
  );
}

/** Of an editor that draws the molecule; `onDraw` is called when the user does. */
export function editorOf(
  target: Structure,
  onDraw?: () => void,
): Pick<StructureEditorProps, 'structure' | 'canvas' | 'onPen' | 'onChange'> {
  return {
    structure: target.drawn,
    canvas: target.canvas,
    onPen: target.setPenDown,
    onChange: (drawing) => {
      onDraw?.();
      target.resolveDrawing(drawing)?.catch(presentError);
    },
  };
}
