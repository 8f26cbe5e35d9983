// Files of molecules to be scored: checked, or taken in.

import { message } from '@app/locales/messages';
import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import { taskNameKey } from '@app/shared/rules/scoring';
import { firstFree } from '../../../platform/database/free-name.ts';
import { checkUpload, type Finding } from './check-upload.ts';
import { presentScoreTask } from '../task-present.ts';
import { formatOfUpload } from './read-upload.ts';
import { insertScoreTask, takenNames, type ScoreTaskRow } from '../task-store.ts';
import type { Registration } from '../../../platform/http/calls.ts';
import { handle, handleUpload, type SascoreServices } from '../services.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { FormFile } from '../../../platform/http/form.ts';
import { plainLine } from '../../../platform/http/plain-text.ts';
import { keepingResponse } from '../../../platform/http/start-once/start-once.ts';

const importCheck = handleUpload(
  'sascoreImportCheck',
  async (file, caller, { scoring, database }, { query }, signal) => {
    const format = formatOfUpload(file);
    const upload = await scoring.threads.read(file.content, format, query.sheet);
    const check = query.checkId === undefined ? undefined : checkKey(caller, query.checkId);
    const onProgress = (percent: number) => check !== undefined && scoring.checks.set(check, percent);
    const { rows, readable, errors, warnings, reasons, findings } = await checkUpload(scoring.threads, upload, {
      signal,
      onProgress,
    }).finally(() => check !== undefined && scoring.checks.delete(check));
    return {
      rows,
      readable,
      errors,
      warnings,
      reasons: [...reasons].map(([reason, count]) => ({ reason, message: wordsOf(reason, caller), rows: count })),
      findings: findings.map((one) => presentFinding(one, caller)),
      columns: upload.columns,
      structureColumn: upload.structureColumn,
      sheet: upload.sheet,
      sheets: upload.sheets,
      suggestedName: freeName(nameOf(file, query), await takenNames(database.queries, caller)),
    };
  },
);

const checkProgress = handle('sascoreCheckProgress', async ({ query }, caller, { scoring }) => ({
  percent: scoring.checks.get(checkKey(caller, query.checkId)) ?? null,
}));

const importFile = handleUpload('sascoreImport', async (file, caller, services, { query }) => {
  const { scoring, database, jobs, clock, newId } = services;
  const fileType = formatOfUpload(file);
  const fileName = plainLine(nameOf(file, query)) || file.name;
  const given = query.name === undefined ? undefined : plainLine(query.name);
  if (given === '') throw new AppError('parameterError');
  // Nobody waits for a file to be read whose task cannot have its name.
  if (given !== undefined && (await takenNames(database.queries, caller)).has(taskNameKey(given)))
    throw new AppError('taskNameTaken');
  const upload = await scoring.threads.read(file.content, fileType, query.sheet);
  const { tenantId, userId } = caller;
  const [id, now] = [newId(), clock.now()];
  const name = given ?? ((taken: ReadonlySet<string>) => freeName(fileName, taken));
  const responseOf = (row: ScoreTaskRow) => ({ task: presentScoreTask(row, { culture: caller.culture, now }) });
  const task = { id, tenantId, userId, name, fileName, fileType, upload, now };
  const row = await insertScoreTask({ database: keepingResponse(database, responseOf), jobs }, task);
  return responseOf(row);
});

export const sascoreUploadCalls: readonly Registration<SascoreServices>[] = [importCheck, checkProgress, importFile];

function checkKey({ tenantId, userId }: Caller, checkId: string): string {
  return `${tenantId} ${userId} ${checkId}`;
}

function presentFinding({ row, molid, text, severity, reason }: Finding, caller: Caller) {
  return { row, ...(molid !== '' && { molid }), text, severity, reason, message: wordsOf(reason, caller) };
}

function wordsOf(reason: Finding['reason'], { culture }: Caller): string {
  return message(culture, 'sascore', `finding.${reason}`);
}

function nameOf({ name, ownName }: FormFile, { fileName }: { fileName?: string }): string {
  return fileName ?? ownName ?? name;
}

// The file's name without its ending; with a number where it is taken.
function freeName(fileName: string, taken: ReadonlySet<string>): string {
  const room = limits.taskNameLength - 6;
  const base = [...plainLine(fileName.replace(/\.[^.]*$/, ''))].slice(0, room).join('').trim() || 'SAScore';
  return firstFree(base, (name) => taken.has(taskNameKey(name)));
}
