// One row of whatever a chemist brings: a line, a row of a sheet, a record, a molecule of a drawing. It is not judged yet,
// so that the response can speak of each.

export interface StructureRow {
  /** As the file, sheet or list numbers it, from 1. */
  row: number;
  /** Of a workbook in which several sheets hold structures: the sheet's name. */
  sheet?: string;
  /** What is written there, for the response. */
  shown: string;
  /** For the recogniser; '' where the row names no structure. */
  structure: string;
  /** What the row calls the molecule; may be empty. */
  name: string;
  /** Where the reader knows it already: a key of `service` in locales/<lang>/batch.json. */
  refusal?: RowRefusal;
  /** What a molecule of a reaction is beside its product; such a row is offered and never taken by itself. */
  role?: ReactionRole;
  /** Which of several reactions it belongs to, from 1; none where it belongs to two. */
  reaction?: number;
  /** It stands in a column or list of SMILES: a short one, as `CO`, is no abbreviation. */
  isSmiles?: true;
  /** It was drawn, so that several of one drawing may be a salt. */
  isDrawn?: true;
}

export type RowRefusal =
  | 'emptyRow'
  | 'emptyRecord'
  | 'unreadableDrawing'
  | 'cutDrawing'
  | 'brokenRecord'
  | 'brokenReaction'
  | 'unsavedFormula';

export const reactionRoles = ['reactant', 'agent', 'intermediate', 'byProduct', 'beside'] as const;
export type ReactionRole = (typeof reactionRoles)[number];

/** Rows beyond it are not read; the file has too many in any case. */
export interface RowLimit {
  mostRows: number;
}

export const shownLetters = 120;

/** The first line with letters, cut to what a response shows. */
export function shownText(text: string): string {
  const line = text.split('\n').find((one) => one.trim() !== '') ?? '';
  return line.trim().slice(0, shownLetters);
}
