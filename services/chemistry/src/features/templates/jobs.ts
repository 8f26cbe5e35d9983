// The job of an import of templates, from the list that was kept with the set: one after the other, each tries its templates
// in a thread of its own. Begun anew when its worker was lost.

import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { defineJob, type JobDefinition, type JobKind } from '../../platform/jobs/kind.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { templateFiles, templateSets } from '../stock/schema.ts';
import { importTemplates } from './import-templates.ts';
import { countTemplates, endTemplateSet, failTemplateSet, noteTemplates } from './template-store.ts';

export const templateImportKind: JobKind = {
  name: 'template-import',
  concurrency: 1,
  retryLimit: 1,
  timeoutSeconds: 86_400,
};

type TemplateFile = typeof templateFiles.$inferSelect;

export interface TemplateImportOptions {
  database: Database;
  clock: Clock;
  logger: Logger;
}

export function templateImportJob({ database: { queries }, clock, logger }: TemplateImportOptions): JobDefinition {
  return defineJob<TemplateFile>({
    kind: templateImportKind,
    begin: async (tx, { id }) => {
      const [found] = await waitingFiles(tx, id);
      return found?.file;
    },
    run: async ({ setId, content, isForward }, { signal }) => {
      const imported = await importTemplates(onePiece(content), {
        isForward,
        isWanted: async (outcomes) =>
          !signal.aborted && (await noteTemplates(queries, setId, countTemplates(outcomes), clock.now())),
      });
      if (signal.aborted) return;
      await endTemplateSet(queries, setId, imported, clock.now());
      await queries.delete(templateFiles).where(eq(templateFiles.setId, setId));
      logger.info({ setId, ...countTemplates(imported.outcomes) }, 'an import of templates has ended');
    },
    reasonOf: () => 'defect',
    onFailed: async (tx, { id }, reason) => {
      await failTemplateSet(tx, id, reason ?? 'interrupted', clock.now());
      await tx.delete(templateFiles).where(eq(templateFiles.setId, id));
    },
    waiting: async (tx) => {
      const rows = await waitingFiles(tx);
      return rows.map(({ set: { id, tenantId, userId } }) => ({ id, tenantId: tenantId ?? '', userId: userId ?? '' }));
    },
  });
}

function waitingFiles(tx: Queries, setId?: string) {
  const isOpen = eq(templateSets.state, 'importing');
  return tx
    .select({
      file: templateFiles,
      set: { id: templateSets.id, tenantId: templateSets.tenantId, userId: templateSets.userId },
    })
    .from(templateFiles)
    .innerJoin(templateSets, eq(templateSets.id, templateFiles.setId))
    .where(setId === undefined ? isOpen : and(isOpen, eq(templateSets.id, setId)));
}

async function* onePiece(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
