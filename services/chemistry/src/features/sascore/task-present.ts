// Scoring tasks and rows as their owner sees them.

import { message } from '@app/locales/messages';
import type { ScoredRow } from '@app/shared/contracts/sascore/results';
import type { ScoreTask } from '@app/shared/contracts/sascore/sascore';
import type { Culture } from '@app/shared/constants/locale';
import { catalogue, errorKeyOf } from '@app/shared/errors/catalogue';
import type { ChunkResult } from './chunks.ts';
import type { TableFacts } from '../../engine/sascore/table.ts';
import type { ScoreTaskRow } from './task-store.ts';
import { partsOf } from '../../engine/sascore/uploaded-row.ts';

/** A task with its progress; `ahead` says how many come before one that waits. */
export function presentScoreTask(
  row: ScoreTaskRow,
  { culture, now, ahead }: { culture: Culture; now: Date; ahead?: ReadonlyMap<string, number> },
): ScoreTask {
  const readable = row.scored - row.unreadable;
  return {
    taskId: row.id,
    name: row.name,
    state: row.state,
    fileName: row.fileName,
    sheet: row.sheet ?? undefined,
    fileType: row.fileType,
    total: row.total,
    scored: row.scored,
    unreadable: row.unreadable,
    meanScore: readable > 0 ? Math.round((row.scoreSum / readable) * 1_000) / 1_000 : undefined,
    tasksAhead: row.state === 'queued' ? ahead?.get(row.id) : undefined,
    secondsLeft: row.state === 'searching' ? secondsLeft(row, now) : undefined,
    failure: presentFailure(row.failureCode, culture),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString(),
    finishedAt: row.finishedAt?.toISOString(),
  };
}

/** The table a task was scored with; before that, the one it will be. */
export function presentTable(row: ScoreTaskRow, current: TableFacts): { kind: TableFacts['kind']; fragments: number } {
  return { kind: row.tableKind ?? current.kind, fragments: row.tableSize ?? current.size };
}

/** A row without its molecule, which has a key of the tenant. */
export function presentResult(
  { row, molid, name, text, molecule }: ChunkResult,
  culture: Culture,
): Omit<ScoredRow, 'molecule'> {
  if (!molecule.ok)
    return { row, molid, name, text, problem: message(culture, 'sascore', `finding.${molecule.problem}`) };
  return { row, molid, name, score: molecule.score, heavyAtoms: molecule.heavyAtoms, parts: partsOf(molecule.parts) };
}

function secondsLeft({ scored, runFrom, total, startedAt }: ScoreTaskRow, now: Date): number | undefined {
  const done = scored - runFrom;
  if (startedAt === null || done <= 0) return undefined;
  return Math.max(0, Math.ceil(((now.getTime() - startedAt.getTime()) / 1_000 / done) * (total - scored)));
}

function presentFailure(code: number | null, culture: Culture): ScoreTask['failure'] {
  const key = code === null ? undefined : errorKeyOf(code);
  return key && { code: catalogue[key].code, message: message(culture, 'errors', key) };
}
