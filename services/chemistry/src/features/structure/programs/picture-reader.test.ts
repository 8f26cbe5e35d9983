// The recogniser itself is an optional program, so a small one of our own stands for it and shows what is done to any.

import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../platform/process/logger.ts';
import { findProgram } from '../../../platform/process/find-program.ts';
import { createPictureReader } from './picture-reader.ts';

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('the rest')]);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recogniser-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function reader(script: string, timeoutMs = 5_000, maxWaiting = 6) {
  const program = join(folder, `program-${Math.abs(hash(script))}`);
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o755);
  return createPictureReader({ program, logger: createLogger('silent'), timeoutMs, maxWaiting });
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
}

async function refusalOf(reading: Promise<unknown>): Promise<string> {
  return reading.then(
    () => 'read',
    (error: Error) => error.message,
  );
}

describe('a reader of pictures', () => {
  it('gives what the program saw, with its confidence, and no more than twenty', async () => {
    const two = await reader('echo "CCO 1.25"; echo; echo "c1ccccc1"');
    expect(await two.read(png)).toEqual([{ smiles: 'CCO', confidence: 1.25 }, { smiles: 'c1ccccc1' }]);
    const many = await reader('for i in 1 2 3 4 5 6 7; do echo C; echo N; echo O; echo F; done');
    expect(await many.read(png)).toHaveLength(20);
    expect(await (await reader('true')).read(png)).toEqual([]);
  });

  it('hands over nothing but a picture, under a name that says its format, and keeps nothing', async () => {
    const before = (await readdir(tmpdir())).filter((name) => name.startsWith('picture-'));
    const names = await reader('shift 3; test -s "$1" && echo "$1"; env | grep -c SECRET; true');
    process.env['SECRET_OF_THE_SERVICE'] = '1';
    try {
      expect((await names.read(png)).map(({ smiles }) => smiles)).toEqual(['picture.png', '0']);
    } finally {
      delete process.env['SECRET_OF_THE_SERVICE'];
    }
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('picture-'))).toEqual(before);
    expect(await refusalOf(names.read(Buffer.from('%!PS-Adobe')))).toBe('wrongFormat');
    expect(await refusalOf(names.read(Buffer.from('push graphic-context')))).toBe('wrongFormat');
  });

  it('ends a program that takes too long, with what it started, and one that talks without end', async () => {
    const mark = join(folder, 'still-there');
    const slow = await reader(`(sleep 2; touch ${mark}) & sleep 20`, 400);
    const begun = performance.now();
    expect(await refusalOf(slow.read(png))).toBe('computingBusy');
    expect(performance.now() - begun).toBeLessThan(5_000);
    const loud = await reader('while :; do echo CCCCCCCCCCCCCCCCCCCCCCCCCCCC; done');
    expect(await refusalOf(loud.read(png))).toBe('computingBusy');
    await new Promise((resolve) => setTimeout(resolve, 2_300));
    expect(await readdir(folder)).not.toContain('still-there');
  });

  it('says that a picture is damaged when the program fails, and reads the next one', async () => {
    const failing = await reader('exit 3');
    expect(await refusalOf(failing.read(png))).toBe('fileDamaged');
    expect(await refusalOf(failing.read(png))).toBe('fileDamaged');
  });

  it('reads one picture at a time and refuses a long line', async () => {
    const busy = await reader('sleep 0.3; echo C', 5_000, 2);
    const answers = await Promise.all([1, 2, 3].map(() => refusalOf(busy.read(png))));
    expect(answers).toEqual(['read', 'read', 'computingBusy']);
    expect(await refusalOf(busy.read(png))).toBe('read');
  });

  it('says that none is installed', () => {
    expect(createPictureReader({ program: undefined, logger: createLogger('silent') }).isAvailable).toBe(false);
    expect(findProgram('sh', '/nowhere:/bin:/usr/bin')).toMatch(/\/sh$/);
    expect(findProgram('no-such-program', '/bin:relative')).toBeUndefined();
  });
});
