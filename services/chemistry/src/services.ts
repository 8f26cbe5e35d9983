// What the handlers work with, made once at start.

import type { Names } from './analysis/names.ts';
import type { LruCache } from './chem/lru.ts';
import type { Clock } from './context/clock.ts';
import type { Database } from './context/database.ts';
import type { Logger } from './context/logger.ts';
import type { MoleculeKeys } from './context/molecule-keys.ts';
import type { ExpansionHost } from './manual/expansion-host.ts';
import type { Interactive } from './tasks/interactive.ts';
import type { TaskQueue } from './tasks/queue.ts';

export interface Services {
  logger: Logger;
  clock: Clock;
  newId: () => string;
  database: Database;
  moleculeKey: MoleculeKeys;
  names: Names;
  interactive: Interactive;
  /** Planning by hand. */
  expansion: ExpansionHost;
  queue: TaskQueue;
  /** Stops a search of this process at once; those elsewhere learn of it from the task's row. */
  stopSearch: (taskId: string) => void;
  /** SVGs by tenant, key and size. */
  pictures: LruCache<string, string>;
}
