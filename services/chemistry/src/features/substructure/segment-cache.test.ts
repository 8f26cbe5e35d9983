import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../platform/process/logger.ts';
import { SegmentCache, type IndexedList } from './segment-cache.ts';

const logger = createLogger('silent');
let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'shelf-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function listOf(smiles: readonly string[], name = 'list-1'): IndexedList & { reads: () => number } {
  const read = vi.fn(async () => smiles);
  return { name, size: smiles.length, content: 'c1', read, reads: () => read.mock.calls.length };
}

/** What can be searched in the end, and how often the list had to be read. */
async function indexed(cache: SegmentCache, list: ReturnType<typeof listOf>) {
  cache.partsOf(list);
  await cache.idle();
  const { molecules, indexed: ready } = cache.countOf(list);
  return { molecules, ready, reads: list.reads() };
}

describe('the index of a list', () => {
  it('is built in the background and read from its file from then on', async () => {
    const first = new SegmentCache(folder, logger);
    const list = listOf(['CCO', 'no molecule', 'c1ccccc1']);
    expect(first.partsOf(list)).toEqual([]);
    expect(await indexed(first, list)).toEqual({ molecules: 2, ready: 2, reads: 1 });
    expect(readdirSync(folder)).toEqual(['list-1.0.index']);
    const again = listOf(['CCO', 'no molecule', 'c1ccccc1']);
    expect(await indexed(new SegmentCache(folder, logger), again)).toEqual({ molecules: 2, ready: 2, reads: 0 });
  });

  it('is built anew where its file is damaged', async () => {
    await indexed(new SegmentCache(folder, logger), listOf(['CCO']));
    const file = join(folder, 'list-1.0.index');
    const bytes = readFileSync(file);
    bytes[bytes.length - 9] = (bytes[bytes.length - 9] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    expect(await indexed(new SegmentCache(folder, logger), listOf(['CCO']))).toEqual({
      molecules: 1,
      ready: 1,
      reads: 1,
    });
  });

  it('lives in memory where there is no folder, or none that can be written to', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    for (const place of [undefined, join(file, 'below')])
      expect(await indexed(new SegmentCache(place, logger), listOf(['CCO']))).toMatchObject({ ready: 1 });
  });

  it('goes with its files when the list is no more', async () => {
    const cache = new SegmentCache(folder, logger);
    await indexed(cache, listOf(['CCO'], 'list-1'));
    await indexed(cache, listOf(['CCN'], 'list-2'));
    expect(await cache.keepOnly(new Set(['list-2']))).toEqual(['list-1/0']);
    expect(readdirSync(folder)).toEqual(['list-2.0.index']);
    expect(cache.find('list-1/0')).toBeUndefined();
  });

  it('stops being built when the service stops', async () => {
    const cache = new SegmentCache(folder, logger);
    cache.partsOf(listOf(Array.from({ length: 1_400 }, () => 'CC(=O)Nc1ccccc1')));
    await cache.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});
