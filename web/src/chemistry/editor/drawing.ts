// What the structure editor is given and what it reports.

import type { CSSProperties } from 'react';

/** What is on the canvas. */
export interface Drawing {
  molfile: string;
  smiles: string;
  isEmpty: boolean;
  /** A reaction arrow is on the canvas: no single molecule to plan. */
  isReaction: boolean;
  /** The reaction as an RXN file (V2000) with its coordinates; empty for molecules, and where the editor cannot write it. */
  rxnfile?: string;
}

export interface StructureEditorProps {
  /** A new object replaces the drawing, an empty molfile clears it; null leaves the canvas alone. An RXN file will do, too. */
  structure: { molfile: string } | null;
  /** Called half a second after the user changed the drawing, not for what `structure` brought. */
  onChange: (drawing: Drawing) => void;
  /** Called with true as soon as the user changes the drawing, and with false once `onChange` has said how, if it did. */
  onPen?: (isDown: boolean) => void;
  /** Whether the drawing is what the text beside it says; it is covered while it waits for that. */
  canvas?: 'current' | 'waits' | 'differs';
  className?: string;
  style?: CSSProperties;
}
