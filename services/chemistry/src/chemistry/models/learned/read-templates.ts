// Reads data/learned-templates.tsv, which scripts/extract-templates.ts writes, and data/unsound-templates.tsv, which was
// written by reading them: an id and what is wrong with the records behind it.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readLearnedNames } from './names.ts';
import { readRow, type TemplateRow } from './template-row.ts';
import type { BilingualName } from '../types.ts';
import type { LearnedRecord } from './types.ts';

/** All learned templates, the most frequent first. Throws a RangeError for one without a name. */
export function readLearnedTemplates(): LearnedRecord[] {
  const names = readLearnedNames();
  return readLearnedRows().map((row) => readRecord(row, names));
}

/** All learned templates for work that needs no names: the names are made after the library. */
export function namelessRecords(): LearnedRecord[] {
  return readLearnedRows().map((row) => recordOf(row, { en: '', 'zh-CN': '' }));
}

/** The lines of the file, read. */
export function readLearnedRows(): TemplateRow[] {
  const text = readFileSync(new URL('../../../../data/learned-templates.tsv', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map(readRow);
}

let unsoundIds: ReadonlySet<string> | undefined;

function unsound(): ReadonlySet<string> {
  unsoundIds ??= new Set(
    readFileSync(new URL('../../../../data/unsound-templates.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t', 1)[0] ?? ''),
  );
  return unsoundIds;
}

let reactions: number | undefined;

/** Recorded reactions behind the learned templates, each counted for one of them. */
export function learnedReactions(): number {
  reactions ??= readLearnedRows().reduce((sum, { count }) => sum + count, 0);
  return reactions;
}

/** The stable name of a template. */
export function learnedId(retro: string): string {
  return `L${createHash('sha256').update(retro).digest('hex').slice(0, 10)}`;
}

function readRecord(row: TemplateRow, names: ReadonlyMap<string, BilingualName>): LearnedRecord {
  const id = learnedId(row.retro);
  const name = names.get(id);
  if (!name) throw new RangeError(`${id} has no name: run scripts/name-templates.ts`);
  return recordOf(row, name);
}

function recordOf(row: TemplateRow, name: BilingualName): LearnedRecord {
  const id = learnedId(row.retro);
  return {
    id,
    retro: row.retro,
    forward: reversed(row.retro),
    count: row.count,
    applied: row.applied,
    class: row.class,
    name,
    isSound: !unsound().has(id),
  };
}

// What the edit brings is a group that leaves in the forward direction, so the sides change places as they are.
function reversed(retro: string): string | null {
  const [left = '', right = ''] = retro.split('>>');
  return left.startsWith('(') ? null : `${right}>>${left}`;
}
