// One row of whatever a chemist brings: not judged yet, so that the answer can speak of each.

export interface GivenRow {
  /** As the file, sheet or list numbers it, from 1. */
  row: number;
  /** What stood there, for the answer. */
  shown: string;
  /** For the recogniser; '' where the row names no structure. */
  structure: string;
  /** What the row calls the molecule; may be empty. */
  name: string;
  /** Where the reader knows it already: a key of `service` in locales/<lang>/batch.json. */
  refusal?: RowRefusal;
}

export type RowRefusal = 'notProduct' | 'emptyRow' | 'emptyRecord' | 'unreadableDrawing';

export const shownLetters = 120;

/** The first line with letters, cut to what an answer shows. */
export function shownText(text: string): string {
  const line = text.split('\n').find((one) => one.trim() !== '') ?? '';
  return line.trim().slice(0, shownLetters);
}
