import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openLogFile } from './log-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'log-file-'));
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the log of a process', () => {
  it('rotates while the process runs, at the end of a line, and keeps three older files', () => {
    const log = openLogFile(join(folder, 'a.log'), 10);
    for (const text of ['1234567890 one', ' line\n', 'second line\n', 'third line\n', 'fourth line\n', 'fifth line\n'])
      log.write(Buffer.from(text));
    log.write(Buffer.from('six\n'));
    log.close();
    expect(['a.log', 'a.1.log', 'a.2.log', 'a.3.log'].map(textOf)).toEqual([
      'six\n',
      'fifth line\n',
      'fourth line\n',
      'third line\n',
    ]);
    expect(existsSync(join(folder, 'a.4.log'))).toBe(false);
  });

  it('continues the file that is there', () => {
    for (const text of ['before\n', 'after\n']) {
      const log = openLogFile(join(folder, 'b.log'));
      log.write(Buffer.from(text));
      log.close();
    }
    expect(textOf('b.log')).toBe('before\nafter\n');
  });

  it.runIf(existsSync('/dev/full'))('loses lines on a full disk, and reports how much once there is room', () => {
    const file = join(folder, 'full.log');
    symlinkSync('/dev/full', file);
    const log = openLogFile(file);
    log.write(Buffer.from('lost\n'));
    log.write(Buffer.from('also lost\n'));
    rmSync(file);
    log.write(Buffer.from('kept\n'));
    log.close();
    const [loss = '', kept] = textOf('full.log').split('\n');
    expect([JSON.parse(loss), kept]).toEqual([expect.objectContaining({ bytes: 15 }), 'kept']);
  });
});
