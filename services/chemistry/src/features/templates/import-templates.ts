// A file of templates goes in row by row; each is checked by a thread, and what is refused says why.

import { createHash } from 'node:crypto';
import type { StoredRowOutcome, StoredTemplate } from '../stock/stored-imports.ts';
import { reactionClasses } from '../../chemistry/templates/template.ts';
import { startGuardedThreads } from '../../platform/threads/guarded-threads.ts';
import type { GivenTemplate, TemplateCheck } from './check-template.ts';
import { readTemplateRows, type TemplateRow } from './template-rows.ts';

export interface TemplateImport {
  templates: StoredTemplate[];
  /** Each row: taken or refused. */
  outcomes: StoredRowOutcome[];
}

/** As many as one set may have: each is matched against every molecule that is taken apart. */
export const maxTemplates = 2_000;

const ownEntry = new URL('./template-thread.ts', import.meta.url);
const portion = 64;
const harmful: TemplateCheck = { ok: false, problem: 'harmful' };
const unchecked: TemplateCheck = { ok: false, problem: 'unchecked' };
/** Against a thread that never ends. The work itself is bounded by counts, a second or two at most for a template. */
const defaultPatienceMs = [240_000, 120_000, 60_000] as const;

export interface TemplateImportOptions {
  /** The file writes reactants first. */
  isForward: boolean;
  /** Asked after each portion with what came out so far; false ends the import. */
  isWanted?: (outcomes: readonly StoredRowOutcome[]) => Promise<boolean>;
  /** The file of the thread; another one in tests. */
  entry?: URL;
  patienceMs?: readonly [number, number, number];
}

/** Reads and checks a file. */
export async function importTemplates(
  bytes: AsyncIterable<Uint8Array>,
  { isForward, isWanted = async () => true, entry = ownEntry, patienceMs = defaultPatienceMs }: TemplateImportOptions,
): Promise<TemplateImport> {
  const threads = startGuardedThreads<GivenTemplate, TemplateCheck>({
    entry,
    threads: 1,
    harmful,
    unanswered: unchecked,
    patienceMs,
  });
  const taken = new Map<string, StoredTemplate>();
  const outcomes: StoredRowOutcome[] = [];
  const take = async (rows: readonly TemplateRow[]): Promise<void> => {
    const checks = await threads.ask(rows.map(({ smarts }) => ({ smarts, isForward })));
    rows.forEach((row, index) => outcomes.push(outcomeOf(row, checks[index] ?? harmful, taken)));
  };
  try {
    let rows: TemplateRow[] = [];
    for await (const row of readTemplateRows(bytes)) {
      rows.push(row);
      if (rows.length < portion) continue;
      await take(rows.splice(0));
      if (!(await isWanted(outcomes))) break;
    }
    await take(rows);
  } finally {
    await threads.close();
  }
  return { templates: [...taken.values()], outcomes };
}

function outcomeOf(row: TemplateRow, check: TemplateCheck, taken: Map<string, StoredTemplate>): StoredRowOutcome {
  const { line, smarts, reagents } = row;
  const outcome = { line, text: smarts.slice(0, 120), warnings: reagents.length > 0 ? ['reagentsIgnored'] : [] };
  if (!check.ok) return { ...outcome, outcome: 'rejected', reason: check.problem };
  if (taken.has(check.smarts)) return { ...outcome, outcome: 'duplicate', reason: 'duplicate' };
  if (taken.size >= maxTemplates) return { ...outcome, outcome: 'rejected', reason: 'tooMany' };
  taken.set(check.smarts, toTemplate(row, check.smarts));
  return { ...outcome, outcome: 'accepted' };
}

function toTemplate({ name, count, classText, reagents }: TemplateRow, smarts: string): StoredTemplate {
  const id = `own-${createHash('sha256').update(smarts).digest('hex').slice(0, 12)}`;
  return { id, smarts, name: name || id, count, reactionClass: classOf(classText), reagents };
}

// `2.1.2 Carboxylic acid + amine reaction` and `2.1.2` are of class 2; `0.0 Unrecognized` of none.
function classOf(text: string): string | null {
  const number = Number(/^(\d{1,2})(?:\.|\b)/.exec(text.trim())?.[1] ?? 0);
  return Object.entries(reactionClasses).find(([, value]) => value === number)?.[0] ?? null;
}
