import type { ScorePartsData } from '@app/shared/contracts/sascore/sascore';

// What an uploaded file says of one molecule, and what came of it.

/** A row of a sheet or a record of an .sdf file, as it came in. */
export interface UploadedRow {
  /** As the spreadsheet counts, the header being row 1; or the place of the record. */
  row: number;
  molid: string;
  name: string;
  /** SMILES, InChI or molfile; '' where there is none. */
  text: string;
  /** Of a sheet: every cell. */
  cells?: string[];
  /** Of an .sdf file: every data field. */
  fields?: [name: string, value: string][];
  /** Where its reader knows already why it has no score. */
  problem?: RowProblem;
}

/** Why a row has no score. */
export const rowProblems = [
  'empty',
  'syntax',
  'unclosedRing',
  'parentheses',
  'valence',
  'kekulize',
  'other',
  'structureTooLong',
  'tooLarge',
  'unspecifiedAtoms',
  'queryFeatures',
  'polymer',
  'linkNode',
  'repeat',
  'inchi',
  'harmful',
  'brokenRecord',
  'unsavedFormula',
] as const;
export type RowProblem = (typeof rowProblems)[number];

/** What a chemist should know of a molecule that is scored all the same. */
export const rowNotes = ['mixture', 'charged', 'radical', 'noCoordinates'] as const;
export type RowNote = (typeof rowNotes)[number];

/** Parts in the order of `partNames`. */
export type PartValues = [
  fragments: number,
  size: number,
  stereo: number,
  spiro: number,
  bridge: number,
  macrocycle: number,
  symmetry: number,
];
export const partNames = ['fragments', 'size', 'stereo', 'spiro', 'bridge', 'macrocycle', 'symmetry'] as const;

export type ScoredMolecule =
  | {
      ok: true;
      /** Canonical; a plain SMILES is only made so when it is shown, for that takes as long as scoring it. */
      smiles?: string;
      /** Comes with `smiles`. */
      formula?: string;
      /** g/mol, average. */
      weight: number;
      heavyAtoms: number;
      /** 1 to 10, four decimals. */
      score: number;
      parts: PartValues;
      notes?: RowNote[];
    }
  | { ok: false; problem: RowProblem };

export function partsOf([fragments, size, stereo, spiro, bridge, macrocycle, symmetry]: PartValues): ScorePartsData {
  return { fragments, size, stereo, spiro, bridge, macrocycle, symmetry };
}
