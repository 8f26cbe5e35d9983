import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../../platform/process/logger.ts';
import { waitFor } from '../../../test-support/wait.ts';
import { UploadReader } from './upload-reader.ts';

const entry = new URL('../../../test-support/threads/reading-thread.ts', import.meta.url);
const logger = createLogger('silent');

let reader: UploadReader;
afterEach(() => reader.close());

const start = (idleMs: number, timeoutMs = 20_000) =>
  (reader = new UploadReader({ logger, youngMb: 16, idleMs, entry, timeoutMs }));
const threadOf = async (content: string | Buffer) => (await reader.read(Buffer.from(content), 'sdf')).columns[0];

describe('the thread that reads uploads', () => {
  it('stays for the next small file, also after one that was refused', async () => {
    start(20_000);
    const first = await threadOf('one');
    await expect(threadOf('refuse')).rejects.toMatchObject({ key: 'fileDamaged', details: { record: 1 } });
    expect(await threadOf('two')).toBe(first);
    expect(reader.isBusy).toBe(false);
  });

  it('is ended when nothing came for a while', async () => {
    start(20);
    const first = await threadOf('one');
    let last = first;
    await waitFor(async () => {
      await new Promise((done) => setTimeout(done, 100));
      last = await threadOf('two');
      return last !== first;
    });
    expect(last).not.toBe(first);
  });

  it('is ended after a large file', async () => {
    start(20_000);
    const first = await threadOf(Buffer.alloc(3 * 1024 * 1024));
    expect(await threadOf('next')).not.toBe(first);
  });

  it('gives up a file whose reading does not end, and reads the one behind it', async () => {
    start(20_000, 2_000);
    const hanging = threadOf('hang');
    const behind = threadOf('next');
    expect(reader.isBusy).toBe(true);
    await expect(hanging).rejects.toMatchObject({ key: 'fileDamaged', details: { reason: 'time' } });
    expect(await behind).toMatch(/^\d+$/);
  });

  it('reads nothing once it is closed', async () => {
    start(20_000);
    await reader.close();
    await expect(threadOf('one')).rejects.toThrow('closed');
  });
});
