// The segments of lists: built once in the background, kept in a folder where there is one, and shared with the search
// thread. Several processes may share the folder. A file that is damaged, of another version or of another list is built anew.

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../platform/process/logger.ts';
import { buildInThreads } from './build-in-threads.ts';
import { segmentVersion, unpackSegment } from '../../engine/substructure/segment-file.ts';
import { readShippedParts } from './shipped-parts.ts';

/** The first part is small, so that something can be searched within a second or two. */
const firstPart = 1_500;
const laterParts = 25_000;

/** A list that never changes under its name. */
export interface IndexedList {
  name: string;
  /** Molecules that `read` gives. */
  size: number;
  /** Tells this list from another of the same name. */
  content: string;
  /** Canonical SMILES, always in the same order. */
  read: () => Promise<readonly string[]>;
  /** File of its parts that comes with the service. */
  shipped?: URL | undefined;
}

export interface CachePart {
  name: string;
  content: string;
  bytes: SharedArrayBuffer;
  size: number;
}

export class SegmentCache {
  readonly #folder: string | undefined;
  readonly #logger: Logger;
  readonly #givesWay: boolean;
  readonly #parts = new Map<string, CachePart[]>();
  readonly #stopping = new AbortController();
  /** Lists are indexed one after the other. */
  #work: Promise<void> = Promise.resolve();
  readonly #waiting = new Set<string>();
  /** Lists that are indexed to their end. */
  readonly #whole = new Set<string>();

  /** Without a folder the segments live in memory only. Building gives way to all other work unless `givesWay` is false. */
  constructor(folder: string | undefined, logger: Logger, givesWay = true) {
    this.#folder = folder;
    this.#logger = logger;
    this.#givesWay = givesWay;
  }

  /** What there is of a list; it is read or built in the background when it is first asked for. */
  partsOf(list: IndexedList): readonly CachePart[] {
    const known = this.#parts.get(list.name);
    if (!this.#whole.has(list.name) && !this.#waiting.has(list.name) && !this.#stopping.signal.aborted)
      this.#queue(list);
    return known ?? [];
  }

  /** Molecules that can be searched, and those that there are: what is no molecule does not count in the end. */
  countOf(list: IndexedList): { molecules: number; indexed: number } {
    const indexed = sum(this.partsOf(list));
    return { molecules: this.#whole.has(list.name) ? indexed : Math.max(indexed, list.size), indexed };
  }

  /** A part by its name. */
  find(name: string): CachePart | undefined {
    for (const parts of this.#parts.values()) {
      const found = parts.find((part) => part.name === name);
      if (found) return found;
    }
    return undefined;
  }

  /** Forgets lists that are not among these, with their files; gives the names of their parts. */
  async keepOnly(names: ReadonlySet<string>): Promise<string[]> {
    const gone = [...this.#parts.keys()].filter((name) => !names.has(name) && !this.#waiting.has(name));
    const parts = gone.flatMap((name) => this.#parts.get(name) ?? []);
    for (const name of gone) {
      this.#parts.delete(name);
      this.#whole.delete(name);
    }
    if (this.#folder !== undefined) await this.#removeFiles(names);
    return parts.map(({ name }) => name);
  }

  /** Settles when all lists that were asked for are indexed. */
  async idle(): Promise<void> {
    await this.#work;
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#work;
  }

  #queue(list: IndexedList): void {
    this.#waiting.add(list.name);
    this.#work = this.#work
      .then(() => this.#index(list))
      .catch((error: unknown) => {
        if (!this.#stopping.signal.aborted)
          this.#logger.error({ err: error, list: list.name }, 'a list was not indexed');
      })
      .finally(() => this.#waiting.delete(list.name));
  }

  async #index(list: IndexedList): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    const started = performance.now();
    const stored =
      this.#take(list, list.shipped && (await readShippedParts(list.shipped))) ||
      this.#take(list, await this.#readFiles(list));
    if (!stored) await this.#build(list);
    const parts = this.#parts.get(list.name) ?? [];
    // What is no molecule is missing, and not to be waited for.
    this.#whole.add(list.name);
    const ms = Math.round(performance.now() - started);
    this.#logger.info({ list: list.name, molecules: sum(parts), built: !stored, ms }, 'a list can be searched');
  }

  async #build(list: IndexedList): Promise<void> {
    const smiles = await list.read();
    const bounds = boundsOf(smiles.length);
    const parts: CachePart[] = [];
    for (const [index, [from, to]] of bounds.entries()) {
      const content = contentOf(list, index, bounds.length);
      const options = {
        threads: 1,
        partSize: laterParts,
        content,
        givesWay: this.#givesWay,
        signal: this.#stopping.signal,
      };
      const { bytes } = await buildInThreads(smiles.slice(from, to), options);
      const [first] = bytes;
      if (first) parts.push(partOf(list, index, content, first));
      this.#parts.set(list.name, [...parts]);
      if (first) await this.#write(list.name, index, first);
    }
  }

  /** All parts or none: how many there are is in the content of the first. */
  #take(list: IndexedList, all: readonly SharedArrayBuffer[] | undefined): boolean {
    const count = boundsOf(list.size).length;
    if (all?.length !== count) return false;
    const contents = all.map((_, index) => contentOf(list, index, count));
    if (all.some((bytes, index) => !unpackSegment(bytes, contents[index] ?? ''))) {
      this.#logger.warn({ list: list.name }, 'a stored index is not usable and is built anew');
      return false;
    }
    this.#parts.set(
      list.name,
      all.map((bytes, index) => partOf(list, index, contents[index] ?? '', bytes)),
    );
    return true;
  }

  async #readFiles(list: IndexedList): Promise<SharedArrayBuffer[] | undefined> {
    if (this.#folder === undefined) return undefined;
    const parts: SharedArrayBuffer[] = [];
    for (const [index] of boundsOf(list.size).entries()) {
      const file = await readFile(this.#fileOf(list.name, index)).catch(() => null);
      if (!file) return undefined;
      const bytes = new SharedArrayBuffer(file.byteLength);
      new Uint8Array(bytes).set(file);
      parts.push(bytes);
    }
    return parts;
  }

  async #write(name: string, index: number, bytes: SharedArrayBuffer): Promise<void> {
    if (this.#folder === undefined) return;
    const file = this.#fileOf(name, index);
    const written = `${file}.${randomUUID()}.new`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(written, new Uint8Array(bytes));
      await rename(written, file);
    } catch (error) {
      this.#logger.warn({ err: error }, 'an index was not stored; it stays in memory');
    }
  }

  async #removeFiles(names: ReadonlySet<string>): Promise<void> {
    const folder = this.#folder ?? '';
    const kept = new Set([...names].map(safeName));
    for (const file of await readdir(folder).catch(() => [])) {
      const [, name = ''] = /^(.+)\.\d+\.index(\.[\w-]+\.new)?$/.exec(file) ?? [];
      if (name !== '' && !kept.has(name)) await rm(join(folder, file), { force: true });
    }
  }

  #fileOf(name: string, index: number): string {
    return join(this.#folder ?? '', `${safeName(name)}.${index}.index`);
  }
}

/** The name of a content by its bytes. */
export function contentHash(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\n');
  return hash.digest('hex').slice(0, 32);
}

function safeName(name: string): string {
  return name.replaceAll(/[^\w-]/g, '_');
}

function partOf({ name }: IndexedList, index: number, content: string, bytes: SharedArrayBuffer): CachePart {
  return { name: `${name}/${index}`, content, bytes, size: unpackSegment(bytes, content, true)?.size ?? 0 };
}

function contentOf({ content, name }: IndexedList, index: number, count: number): string {
  return `${name} ${content} ${index}/${count} v${segmentVersion}`;
}

function boundsOf(size: number): [from: number, to: number][] {
  const bounds: [number, number][] = [];
  for (let from = 0; from < size;) {
    const to = Math.min(size, from + (from === 0 ? firstPart : laterParts));
    bounds.push([from, to]);
    from = to;
  }
  return bounds;
}

function sum(parts: readonly CachePart[]): number {
  return parts.reduce((total, { size }) => total + size, 0);
}
