// Impurities as the rows of a file, in the reader's language.

import { message } from '@app/locales/messages';
import { adductNames } from '@app/shared/contracts/impurity/impurity';
import { type Impurity } from '@app/shared/contracts/impurity/results';
import type { Culture } from '@app/shared/constants/locale';
import type { Cell, TableColumn, TableRow } from '../../platform/files/write/table.ts';

type Words = (key: string) => string;

/** One column: its heading and what it holds. */
type Column = readonly [heading: (words: Words) => string, cell: (one: Impurity, culture: Culture) => Cell];

const own =
  (key: string) =>
  (words: Words): string =>
    words(key);

const columns: readonly Column[] = [
  [own('rank'), ({ rank }) => rank],
  [() => 'SMILES', ({ molecule }) => molecule.smiles],
  [own('name'), ({ molecule }) => molecule.name ?? null],
  [own('cas'), ({ molecule }) => molecule.cas ?? null],
  [own('formula'), ({ molecule }) => molecule.formula],
  [own('exactMass'), ({ exactMass }) => rounded(exactMass)],
  [own('massShift'), ({ massShift }) => rounded(massShift)],
  [
    own('cause'),
    ({ causes }, culture) => listed(causes.map((cause) => message(culture, 'impurity', `cause.${cause}`))),
  ],
  [
    own('likelihood'),
    ({ likelihood }, culture) => message(culture, 'reaction', `service.file.likelihoods.${likelihood}`),
  ],
  [own('score'), ({ score }) => Number(score.toFixed(3))],
  [own('why'), ({ why }) => why],
  [own('path'), ({ path }) => listed(path.map((step) => step.smiles))],
  [own('pathText'), ({ path }) => listed(path.map((step) => step.text))],
  [own('alerts'), ({ alerts }, culture) => listed(alerts.map((alert) => alertText(alert, culture)))],
  [own('fate'), ({ fate }) => fate?.text ?? null],
  [own('removal'), ({ removal }) => removal ?? null],
  [own('liked'), ({ isLiked }) => isLiked],
  ...adductNames.map((adduct): Column => [
    () => adduct,
    ({ adducts }) => {
      const found = adducts.find(({ name }) => name === adduct);
      return found ? rounded(found.mz) : null;
    },
  ]),
];

/** The headings in the language. */
export function impurityColumns(culture: Culture): TableColumn[] {
  const words = (key: string) => message(culture, 'reaction', `service.file.${key}`);
  return columns.map(([heading]) => ({ heading: heading(words) }));
}

/** One row; `molblock` is the structure of an .sdf file. */
export function impurityRow(one: Impurity, culture: Culture, molblock?: string): TableRow {
  return { cells: columns.map(([, cell]) => cell(one, culture)), molblock };
}

function alertText({ name, inParent, potency }: Impurity['alerts'][number], culture: Culture): string {
  const text = inParent ? message(culture, 'reaction', 'service.file.inParent', { name }) : name;
  return [text, potency?.summary, potency?.published].filter((one) => one !== undefined).join('; ');
}

function listed(texts: readonly string[]): Cell {
  return texts.length > 0 ? texts.join('; ') : null;
}

function rounded(mass: number): number {
  return Number(mass.toFixed(5));
}
