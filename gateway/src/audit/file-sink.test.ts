import { closeSync, constants, openSync, readFileSync, utimesSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createChain, newTail, type Chain, type ChainNote } from './chain.ts';
import { lockFile } from './file-lock.ts';
import { openFileSink, type AppendFile, type FileSink } from './file-sink.ts';
import { readSigningKey } from './signing-key.ts';
import { callEvent, createTestLog, sessionSecret, temporaryFolder, verifyBytes } from './test-support.ts';

type Log = ReturnType<typeof createTestLog>;

const key = readSigningKey({ sessionSecret });
const events = (count: number) => Array.from({ length: count }, (_, number) => ({ at: 0, members: callEvent(number) }));

function startChain(): Chain {
  return createChain({ tail: newTail('one.1'), instance: 'one', version: '1.0.0', key, now: () => 0 });
}

/** A disk with a fault that can be switched on: it takes `bytes` more, then none. */
function createBrokenDisk(): {
  open: (path: string) => Promise<AppendFile>;
  bytes: number;
  slow: Promise<void> | undefined;
} {
  const disk = { bytes: Number.POSITIVE_INFINITY, slow: undefined as Promise<void> | undefined, open };
  async function open(path: string): Promise<AppendFile> {
    const { O_APPEND, O_CREAT, O_WRONLY } = constants;
    const descriptor = openSync(path, O_APPEND | O_CREAT | O_WRONLY, 0o600);
    return {
      async append(bytes) {
        await disk.slow;
        const length = Math.min(bytes.length, disk.bytes);
        if (length === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        disk.bytes -= length;
        return writeSync(descriptor, bytes, 0, length);
      },
      sync: async () => undefined,
      close: async () => closeSync(descriptor),
      inode: 1,
      size: 0,
    };
  }
  return disk;
}

async function openSink(
  path: string,
  disk: ReturnType<typeof createBrokenDisk>,
  log: Log,
  onRoom = () => {},
): Promise<FileSink> {
  return openFileSink({ path, instance: 'one', log, onRoom, openFile: disk.open, retryMs: 2, maxWaitingBytes: 20_000 });
}

describe('a disk that is full', () => {
  it('stops nothing, is loud once, and loses no line when it has room again', async () => {
    const path = join(temporaryFolder(), 'audit.log');
    const disk = createBrokenDisk();
    const log = createTestLog();
    const sink = await openSink(path, disk, log);
    const chain = startChain();
    sink.write(chain.batch(events(3), { reason: 'started' }));
    await sink.drained();
    expect(sink.isHealthy()).toBe(true);

    disk.bytes = 700;
    sink.write(chain.batch(events(5)));
    sink.write(chain.batch(events(5)));
    await expect.poll(() => sink.stats().failures).toBeGreaterThan(3);
    expect(sink.isHealthy()).toBe(false);
    expect(log.errors).toMatchObject([{ message: 'audit lines cannot be written', details: { sink: 'file' } }]);

    disk.bytes = Number.POSITIVE_INFINITY;
    await sink.drained();
    expect(sink.isHealthy()).toBe(true);
    await sink.close(1_000);
    const { problem, chains } = await verifyBytes(readFileSync(path));
    expect(problem).toBeUndefined();
    expect(chains).toMatchObject([{ lines: 17, heads: 3, unsigned: 0 }]);
  });

  it('that is full for long is left out, and the file says which lines it lacks', async () => {
    const path = join(temporaryFolder(), 'audit.log');
    const disk = createBrokenDisk();
    const log = createTestLog();
    const chain = startChain();
    const sink: FileSink = await openSink(path, disk, log, () => {
      const from = sink.lostFrom();
      const note: ChainNote | undefined =
        from === undefined ? undefined : { reason: 'resumed', lost: { sink: 'file', from } };
      sink.write(chain.batch(events(1), note));
    });
    sink.write(chain.batch(events(3), { reason: 'started' }));
    await sink.drained();
    disk.bytes = 0;
    for (let batch = 0; batch < 10; batch += 1) sink.write(chain.batch(events(20)));
    expect(log.errors).toContainEqual(expect.objectContaining({ message: expect.stringContaining('left out') }));
    disk.bytes = Number.POSITIVE_INFINITY;
    await sink.drained();
    await sink.close(1_000);

    const { lost } = sink.stats();
    expect(lost % 21).toBe(0);
    expect(lost).toBeGreaterThan(0);
    const { problem, notices, chains } = await verifyBytes(readFileSync(path));
    expect(problem).toBeUndefined();
    expect(chains).toMatchObject([{ unsigned: 0, lines: 5 + 210 - lost + 3 }]);
    expect(notices).toContainEqual(expect.stringContaining(`seq ${215 - lost + 1} to 215 were never written here`));
    expect((await verifyBytes(readFileSync(path), { sink: 'syslog' })).problem).toMatchObject({
      what: expect.stringMatching(/^comes after missing lines/),
    });
  });

  it('does not hold up the end', async () => {
    const path = join(temporaryFolder(), 'audit.log');
    const disk = createBrokenDisk();
    const log = createTestLog();
    const sink = await openSink(path, disk, log);
    disk.bytes = 0;
    sink.write(startChain().batch(events(3), { reason: 'started' }));
    await sink.close(30);
    expect(log.errors).toContainEqual(expect.objectContaining({ message: expect.stringContaining('before the end') }));
  });
});

describe('a disk that is slow', () => {
  it('gets all that waited in one write', async () => {
    const path = join(temporaryFolder(), 'audit.log');
    const disk = createBrokenDisk();
    const { promise, resolve } = Promise.withResolvers<void>();
    disk.slow = promise;
    const sink = await openSink(path, disk, createTestLog());
    const chain = startChain();
    sink.write(chain.batch(events(1), { reason: 'started' }));
    for (let batch = 0; batch < 6; batch += 1) sink.write(chain.batch(events(2)));
    expect(readFileSync(path, 'utf8')).toBe('');
    resolve();
    await sink.close(1_000);
    expect(await verifyBytes(readFileSync(path))).toMatchObject({ problem: undefined, lines: 21, heads: 7 });
  });
});

describe('the lock', () => {
  const options = { instance: 'two', staleAfterMs: 80 };
  const holder = { id: '1', instance: 'one', pid: process.pid, startedTicks: '1', realm: '' };

  it('of a process that is gone, or whose number another one has now, is taken over', async () => {
    const path = join(temporaryFolder(), 'audit.log.lock');
    const first = await lockFile(path, options);
    const own: Record<string, unknown> = JSON.parse(readFileSync(path, 'utf8'));
    for (const change of [{ pid: 4_194_305 }, { startedTicks: '1' }]) {
      writeFileSync(path, JSON.stringify({ ...own, id: 'other', ...change }));
      const lock = await lockFile(path, options);
      expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ instance: 'two', pid: process.pid });
      await lock.release();
    }
    await first.release();
  });

  it('of another container counts while its holder touches it', async () => {
    const path = join(temporaryFolder(), 'audit.log.lock');
    writeFileSync(path, JSON.stringify({ ...holder, realm: 'elsewhere' }));
    const touching = setInterval(() => utimesSync(path, new Date(), new Date()), 10);
    await expect(lockFile(path, options)).rejects.toThrow(/^AUDIT_FILE: gateway one \(process \d+\) writes this file/);
    clearInterval(touching);
    const start = Date.now();
    await (await lockFile(path, options)).release();
    expect(Date.now() - start).toBeGreaterThanOrEqual(50);
  });

  it('that is old and from elsewhere needs no waiting, nor does one that cannot be read', async () => {
    const path = join(temporaryFolder(), 'audit.log.lock');
    for (const text of [JSON.stringify({ ...holder, realm: 'elsewhere' }), '']) {
      writeFileSync(path, text);
      utimesSync(path, new Date(0), new Date(0));
      await (await lockFile(path, { ...options, staleAfterMs: 60_000 })).release();
    }
    expect(() => readFileSync(path)).toThrow(/ENOENT/);
  });

  it('is had by one of many who try at once', async () => {
    const path = join(temporaryFolder(), 'audit.log.lock');
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFile(path, options)));
    const had = tries.filter((one) => one.status === 'fulfilled');
    expect(had).toHaveLength(1);
    for (const { value } of had) await value.release();
  });
});
