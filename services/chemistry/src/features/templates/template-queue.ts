// Imports of template sets in one process, one after the other: each tries its templates in a thread of its own.

import type { Clock } from '../../platform/process/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { importTemplates } from './import-templates.ts';
import { countTemplates, endTemplateSet, failTemplateSet, noteTemplates } from './template-store.ts';

export interface TemplateQueueTools {
  database: Database;
  clock: Clock;
  logger: Logger;
}

export interface TemplateJob {
  setId: string;
  content: Buffer;
  isForward: boolean;
}

const queues = new WeakMap<Database, TemplateQueue>();

/** The queue over this database; made when it is first asked for. */
export function templateQueueOf(tools: TemplateQueueTools): TemplateQueue {
  const known = queues.get(tools.database) ?? new TemplateQueue(tools);
  queues.set(tools.database, known);
  return known;
}

export class TemplateQueue {
  readonly #tools: TemplateQueueTools;
  #last: Promise<void> = Promise.resolve();

  constructor(tools: TemplateQueueTools) {
    this.#tools = tools;
  }

  /** Takes an import in; it begins at once or after those before it. */
  add(job: TemplateJob): void {
    this.#last = this.#last.then(() => this.#run(job));
  }

  /** Settles when what was added by now is imported. */
  idle(): Promise<void> {
    return this.#last;
  }

  async #run({ setId, content, isForward }: TemplateJob): Promise<void> {
    const { database, clock, logger } = this.#tools;
    const { queries } = database;
    try {
      const imported = await importTemplates(onePiece(content), {
        isForward,
        isWanted: (outcomes) => noteTemplates(queries, setId, countTemplates(outcomes), clock.now()),
      });
      await endTemplateSet(queries, setId, imported, clock.now());
      logger.info({ setId, ...countTemplates(imported.outcomes) }, 'an import of templates has ended');
    } catch (error) {
      logger.error({ err: error, setId }, 'an import of templates did not end well');
      // A database that is gone cannot be told; the set counts as interrupted when it is next looked at.
      await failTemplateSet(queries, setId, clock.now()).catch(() => undefined);
    }
  }
}

async function* onePiece(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
