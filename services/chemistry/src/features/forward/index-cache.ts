// The indexes that are in use: that of the built-in stock comes with the service, others are read from their files, or
// built by the threads and written there.

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { Logger } from '../../platform/process/logger.ts';
import type { IndexedList } from '../substructure/segment-cache.ts';
import type { ForwardThreads } from './forward-threads.ts';
import { indexName, readShippedIndex } from './shipped-index.ts';
import { indexOf, packIndex, unpackIndex, type SlotIndex } from '../../engine/forward/slot-index.ts';

const keptIndexes = 8;
const portion = 150;

export interface IndexCacheOptions {
  threads: ForwardThreads;
  logger: Logger;
  /** Where indexes are kept; without it they live in memory only. */
  folder: string | undefined;
}

export class IndexCache {
  readonly #options: IndexCacheOptions;
  readonly #known = new LruCache<string, Promise<SlotIndex>>(keptIndexes);

  readonly #failed = new WeakSet<Promise<SlotIndex>>();

  constructor(options: IndexCacheOptions) {
    this.#options = options;
  }

  /** The index of a list, built when it is first asked for; that of the built-in stock comes with the service. */
  of(list: IndexedList, order: (smiles: readonly string[]) => string[]): Promise<SlotIndex> {
    const name = indexName(list);
    const known = this.#known.get(name);
    if (known && !this.#failed.has(known)) return known;
    const made = this.#readOrBuild(name, list, order);
    this.#known.set(name, made);
    // What went wrong once may go well the next time.
    made.catch(() => this.#failed.add(made));
    return made;
  }

  /** An index of molecules that belong to one task. */
  async ofMolecules(smiles: readonly string[]): Promise<SlotIndex> {
    const { threads } = this.#options;
    return indexOf(
      await threads.askMany(
        smiles.map((one) => ({ kind: 'slots' as const, smiles: one })),
        portion,
      ),
      smiles,
    );
  }

  async #readOrBuild(
    name: string,
    list: IndexedList,
    order: (smiles: readonly string[]) => string[],
  ): Promise<SlotIndex> {
    const { folder, logger } = this.#options;
    const file = folder === undefined ? undefined : join(folder, `${name}.slots`);
    const stored = file === undefined ? undefined : await readFile(file).catch(() => undefined);
    const read = (await readShippedIndex(name)) ?? (stored && unpackIndex(stored));
    if (read) return read;
    const from = performance.now();
    const index = await this.ofMolecules(order(await list.read()));
    logger.info(
      { list: list.name, molecules: index.smiles.length, ms: Math.round(performance.now() - from) },
      'partners of forward synthesis are indexed',
    );
    if (folder !== undefined && file !== undefined) await this.#write(folder, file, index);
    return index;
  }

  async #write(folder: string, file: string, index: SlotIndex): Promise<void> {
    try {
      await mkdir(folder, { recursive: true });
      const part = `${file}.${randomUUID()}.part`;
      await writeFile(part, packIndex(index));
      await rename(part, file);
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'an index of partners was not kept');
    }
  }
}
