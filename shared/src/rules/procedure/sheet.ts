// A draft procedure as screens, reports, files and notebooks write it: one table of amounts, short lists, sentences. What is
// not known is a blank.

import type { Culture } from '../../constants/locale.ts';
import type { Procedure, ProcedureMaterial } from '../../contracts/reaction/procedure.ts';
import { massText, volumeText } from './amount-text.ts';
import { moleculeName } from '../molecule-name.ts';

/** Words of `procedure-file` in the reader's language. */
export type ProcedureWords = (key: string, values?: Record<string, string | number>) => string;

export const procedureColumns = [
  'role',
  'name',
  'cas',
  'molarMass',
  'equivalents',
  'mmol',
  'mass',
  'volume',
  'density',
  'note',
] as const;
export type ProcedureColumn = (typeof procedureColumns)[number];
export const figureColumns: ReadonlySet<ProcedureColumn> = new Set([
  'molarMass',
  'equivalents',
  'mmol',
  'mass',
  'volume',
  'density',
]);

export interface ProcedureSheet {
  title: string;
  batch: string;
  warnings: string[];
  headings: string[];
  /** A cell for each column. */
  rows: string[][];
  /** Of the product: what it is, how much of it there can be, how much is expected. */
  facts: [name: string, value: string][];
  /** Each with its sentences as a paragraph, too. */
  sections: { title: string; sentences: string[]; text: string }[];
  hazards: string[];
  /** Names of what is filled in at the bench. */
  record: string[];
  basis: string[];
}

/** A place to write on. */
export const blank = '____';
const nothing = '–';

export function procedureSheet(procedure: Procedure, culture: Culture, word: ProcedureWords): ProcedureSheet {
  const write = { culture, word };
  // Chinese sentences follow each other without a space.
  const gap = culture === 'zh-CN' ? '' : ' ';
  return {
    title: procedure.title,
    batch: batchText(procedure, write),
    warnings: procedure.warnings.map(({ text }) => text),
    headings: procedureColumns.map((column) => word(`column.${column}`)),
    rows: procedure.materials.map((one) => rowOf(one, write)),
    facts: factsOf(procedure, write),
    sections: procedure.sections.map(({ title, sentences }) => ({ title, sentences, text: sentences.join(gap) })),
    hazards: hazardsOf(procedure, write),
    record: procedure.observations.map(({ label }) => label),
    basis: procedure.basis,
  };
}

interface Writing {
  culture: Culture;
  word: ProcedureWords;
}

function batchText({ batch }: Procedure, { culture, word }: Writing): string {
  return word(`batch.${batch.of}`, { amount: figure(batch.amount, culture), unit: batch.unit });
}

/** The role, and whether the batch is counted from this row. */
export function roleText({ role, isLimiting }: ProcedureMaterial, word: ProcedureWords): string {
  const text = word(`role.${role}`);
  return isLimiting ? word('limiting', { role: text }) : text;
}

/** The name with what is weighed of it. */
export function materialText({ name, form }: ProcedureMaterial, word: ProcedureWords): string {
  return form === null ? name : word('formOf', { name, form });
}

/** What a note says, and the usual range of equivalents. */
export function noteText({ note, equivalentsRange }: ProcedureMaterial, { culture, word }: Writing): string {
  const range =
    equivalentsRange === null || equivalentsRange[0] === equivalentsRange[1]
      ? ''
      : word('usual', { low: figure(equivalentsRange[0], culture), high: figure(equivalentsRange[1], culture) });
  return [range, note ?? ''].filter((one) => one !== '').join(word('semicolon'));
}

function rowOf(one: ProcedureMaterial, write: Writing): string[] {
  const { culture, word } = write;
  const shown = (value: number | null, text: (value: number) => string, isBlank: boolean): string =>
    value === null ? (isBlank ? blank : nothing) : text(value);
  const asFigure = (value: number): string => figure(value, culture);
  const isOpen = one.equivalentsFrom === 'unknown' && one.role !== 'solvent';
  const isFluid = one.state === 'liquid' || one.state === 'solution';
  const isVolumeOpen = one.role === 'solvent' && one.volumeMl === null;
  const cells: Record<ProcedureColumn, string> = {
    role: roleText(one, word),
    name: materialText(one, word),
    cas: one.cas ?? nothing,
    molarMass: shown(one.molarMass, (value) => value.toFixed(2), false),
    equivalents: shown(one.equivalents, asFigure, isOpen),
    mmol: shown(one.mmol, asFigure, isOpen),
    mass: shown(one.massG, massText, isOpen && !isFluid && one.state !== 'gas'),
    volume: shown(one.volumeMl, volumeText, isVolumeOpen || (isOpen && isFluid)),
    density: shown(one.density, asFigure, false),
    note: noteText(one, write),
  };
  return procedureColumns.map((column) => cells[column]);
}

function factsOf({ product }: Procedure, { culture, word }: Writing): [string, string][] {
  const { molecule, mmol, theoreticalG, expectedPercent, expectedG } = product;
  const grams = (value: number | null): string => (value === null ? blank : massText(value));
  return [
    [
      word('fact.product'),
      word('productOf', {
        name: moleculeName(culture, molecule),
        formula: molecule.formula,
        molarMass: molecule.molecularWeight.toFixed(2),
      }),
    ],
    [
      word('fact.theoretical'),
      mmol === null
        ? grams(theoreticalG)
        : word('massAndMmol', { mass: grams(theoreticalG), mmol: figure(mmol, culture) }),
    ],
    [
      word('fact.expected'),
      expectedPercent === null
        ? blank
        : word('massAndPercent', { mass: grams(expectedG), percent: figure(expectedPercent, culture) }),
    ],
  ];
}

function hazardsOf({ hazards, materials, product }: Procedure, { culture, word }: Writing): string[] {
  const names = new Map(materials.map(({ id, name }) => [id, name]));
  names.set('product', moleculeName(culture, product.molecule));
  return hazards.map(({ severity, text, materialIds, source }) => {
    const of = materialIds.flatMap((id) => names.get(id) ?? []).join(word('comma'));
    const said = word('hazard', { severity: word(`severity.${severity}`), of, text });
    return source === undefined ? said : word('withSource', { text: said, source });
  });
}

function figure(value: number, culture: Culture): string {
  return new Intl.NumberFormat(culture, { maximumSignificantDigits: 4, useGrouping: false }).format(value);
}
