// OPSIN is optional, so a small program that speaks as it does stands for it.

import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../platform/process/logger.ts';
import { waitFor } from '../../../test-support/wait.ts';
import { startNameParser, type NameParser } from './name-parser.ts';

const script = `#!/bin/sh
while read -r name; do
  case "$name" in
    ethanol) echo "C(C)O";;
    "hang") sleep 30;;
    "die") exit 1;;
    *) echo;;
  esac
done
`;
let folder: string;
let parser: NameParser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'names-'));
  const java = join(folder, 'java');
  await writeFile(java, script);
  await chmod(java, 0o755);
  parser = startNameParser({ program: { java, jar: 'opsin.jar' }, logger: createLogger('silent'), timeoutMs: 500 });
  await waitFor(async () => parser.isReady);
});
afterAll(async () => {
  await parser.close();
  await rm(folder, { recursive: true });
});

describe('a parser of systematic names', () => {
  it('answers each name in its turn', async () => {
    const names = ['ethanol', 'no such name', 'ethanol', '  ethanol '];
    expect(await Promise.all(names.map((name) => parser.parse(name)))).toEqual(['C(C)O', null, 'C(C)O', 'C(C)O']);
  });

  it('does not ask for what can be no name', async () => {
    const texts = ['', 'C', '1-2', 'ethanol\nethanol', 'x'.repeat(500)];
    expect(await Promise.all(texts.map((text) => parser.parse(text)))).toEqual(texts.map(() => null));
    expect(await parser.parse('ethanol')).toBe('C(C)O');
  });

  it.each(['hang', 'die'])('comes again after a name that made it %s', async (name) => {
    expect(await Promise.all([parser.parse(name), parser.parse('ethanol')])).toEqual([null, null]);
    expect(await parser.parse('ethanol')).toBeNull();
    await waitFor(async () => parser.isReady);
    expect(await parser.parse('ethanol')).toBe('C(C)O');
  });

  it('is silent where nothing is installed, or what is installed does not start', async () => {
    const none = startNameParser({ program: undefined, logger: createLogger('silent') });
    expect([none.isReady, await none.parse('ethanol')]).toEqual([false, null]);
    const broken = startNameParser({
      program: { java: join(folder, 'missing'), jar: 'opsin.jar' },
      logger: createLogger('silent'),
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([broken.isReady, await broken.parse('ethanol')]).toEqual([false, null]);
    await broken.close();
  });
});
