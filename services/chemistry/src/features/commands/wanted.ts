// What the words of the command bar may mean: part of a name, and molecules that are called so.

import { and, asc, desc, ilike, inArray, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { compoundSearchOf } from '../../chemistry/recognition/compound-search.ts';
import { hillOf } from '../../chemistry/recognition/formula-text.ts';
import type { NameMeaning } from '../../chemistry/recognition/name-meaning.ts';
import type { Names } from '../../chemistry/recognition/names.ts';
import type { MoleculeKeys } from '../../platform/database/molecule-keys.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';

export interface Wanted {
  /** Without white space around it; empty for whatever is newest. */
  text: string;
  /** Each must are in the name. */
  words: readonly string[];
  /** Keys of molecules with such a name or CAS number. */
  keys: readonly string[];
  /** Where the text is a formula, in Hill order. */
  formula: string | undefined;
}

const mostCompounds = 40;

export interface WantedTools {
  names: Names;
  moleculeKey: MoleculeKeys;
  meaningOfName(text: string): Promise<NameMeaning | undefined>;
}

/**
 * Reads the words; molecules are found by their names in both languages, by CAS number and by formula, and by every
 * meaning of a short name.
 */
export async function readWanted(given: string, tenantId: string, tools: WantedTools): Promise<Wanted> {
  const text = given.trim();
  const smiles = text === '' ? [] : await moleculesCalled(text, tools);
  return {
    text,
    words: text.split(/\s+/).filter((word) => word !== ''),
    keys: [...new Set(smiles)].map((one) => tools.moleculeKey(tenantId, one)),
    formula: hillOf(text),
  };
}

async function moleculesCalled(text: string, { names, meaningOfName }: WantedTools): Promise<string[]> {
  const found = compoundSearchOf(names).find(text, mostCompounds);
  const meaning = await meaningOfName(text);
  const meant = meaning?.readings?.flatMap(({ smiles }) => smiles ?? []) ?? [meaning?.smiles ?? []].flat();
  const byCas = names.byCas(text);
  return [...(byCas ? [byCas.smiles] : []), ...meant, ...found.map(({ compound }) => compound.smiles)];
}

/** The SQL condition that one of these columns holds every word, or the molecule is meant; none where nothing is asked. */
export function matching(
  { words, keys, formula }: Wanted,
  columns: readonly PgColumn[],
  molecule?: AnyColumn | SQL,
): SQL | undefined {
  if (words.length === 0) return undefined;
  const named = columns.map((column) => and(...words.map((word) => ilike(column, `%${escapeLike(word)}%`))));
  const meant = molecule && keys.length > 0 ? inArray(sql`${molecule} ->> 'key'`, [...keys]) : undefined;
  const composed = molecule && formula !== undefined ? sql`${molecule} ->> 'formula' = ${formula}` : undefined;
  return or(...named, meant, composed);
}

/** Names that begin with the text first, then what changed last. */
export function bestFirst({ text }: Wanted, name: PgColumn, changedAt: PgColumn): SQL[] {
  const begins = sql`case when ${ilike(name, `${escapeLike(text)}%`)} then 0 else 1 end`;
  return [...(text === '' ? [] : [asc(begins)]), desc(changedAt)];
}
