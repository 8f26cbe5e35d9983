// `import-templates`: reaction templates go into the database. A line out for each that was refused, and a last one with the
// counts.

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { basename } from 'node:path';
import { message } from '@app/locales/messages';
import { systemClock } from '../platform/process/clock.ts';
import { loadDatabaseSettings } from '../config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/process/logger.ts';
import type { StoredRowOutcome } from '../features/stock/stored-imports.ts';
import { importTemplates, type TemplateImport } from '../features/templates/import-templates.ts';
import { beginTemplateSet, countTemplates, endTemplateSet } from '../features/templates/template-store.ts';
import type { WriteLine } from './lines.ts';

/** As the command line gives them; `all` writes every row, `check` keeps nothing. */
interface Options {
  file: string;
  name?: string;
  tenant?: string;
  forward?: true;
  all?: true;
  check?: true;
}

/** Imports one file. Throws for options that make no sense, a file that cannot be read, a database that is in use. */
export async function importTemplateFile(options: Options, write: WriteLine): Promise<void> {
  const { file, all, check } = options;
  await access(file, constants.R_OK);
  const startedAt = performance.now();
  const imported = await importTemplates(createReadStream(file), { isForward: options.forward ?? false });
  const { templates, outcomes } = imported;
  for (const one of outcomes) if (all || one.outcome !== 'accepted') write(shapeOutcome(one));
  const set = { name: options.name ?? basename(file), tenantId: options.tenant ?? null };
  const kept =
    check || templates.length === 0 ? {} : { set: await keep(imported, set), name: set.name, tenant: set.tenantId };
  const { duplicates: duplicate, refused: rejected } = countTemplates(outcomes);
  const counts = { rows: outcomes.length, accepted: templates.length, duplicate, rejected };
  write({ file, ...kept, ...counts, ms: Math.round(performance.now() - startedAt) });
}

async function keep(imported: TemplateImport, set: { name: string; tenantId: string | null }): Promise<string> {
  const database = await openDatabase(loadDatabaseSettings(process.env), createLogger('silent'));
  try {
    const id = randomUUID();
    await beginTemplateSet(database.queries, { ...set, id, userId: null, createdAt: systemClock.now() });
    await endTemplateSet(database.queries, id, imported, systemClock.now());
    return id;
  } finally {
    await database.close();
  }
}

function shapeOutcome({ line, text, outcome, reason, warnings }: StoredRowOutcome): object {
  const keys = [...(reason === undefined ? [] : [reason]), ...warnings];
  return {
    line,
    input: text,
    outcome,
    ...(reason !== undefined && { reason }),
    ...(keys.length > 0 && { message: keys.map((key) => message('en', 'stock', `template.${key}`)).join(' ') }),
  };
}
