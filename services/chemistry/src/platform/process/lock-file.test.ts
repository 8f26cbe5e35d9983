import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LockTakenError, takeLock } from './lock-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('takeLock', () => {
  it('is refused in one clear line while its holder lives', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    await once(other, 'spawn');
    const path = join(folder, 'a.lock');
    writeFileSync(path, JSON.stringify({ pid: other.pid }));
    expect(() => takeLock(path)).toThrow(LockTakenError);
    expect(() => takeLock(path)).toThrow(/^[^\n]*held by process \d+: stop that process, or choose another DATA_DIR$/);
    other.kill('SIGKILL');
    await once(other, 'exit');
    takeLock(path).release();
    expect(existsSync(path)).toBe(false);
  });

  it('is taken over from a process that died, also when its number was given to another', () => {
    const path = join(folder, 'b.lock');
    writeFileSync(path, JSON.stringify({ pid: process.ppid, startedAt: 'long ago' }));
    const lock = takeLock(path);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
  });

  it('is taken over when its file is damaged', () => {
    const path = join(folder, 'c.lock');
    writeFileSync(path, '{"pi');
    takeLock(path).release();
    expect(existsSync(path)).toBe(false);
  });

  it('is not taken twice by one process', () => {
    const path = join(folder, 'd.lock');
    const lock = takeLock(path);
    expect(() => takeLock(path)).toThrow(LockTakenError);
    lock.release();
  });
});
