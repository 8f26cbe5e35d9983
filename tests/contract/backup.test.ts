// `npm run backup` and `npm run restore` from the outside: a product at work is saved, and another begins where it was.

import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, placeAt, startAgain, startProduct, type Place, type Product } from '../support/product.ts';
import { signIn } from './support/member.ts';

const run = promisify(execFile);
const script = resolve(import.meta.dirname, '../../services/launcher/src/backup.ts');
const origin = placeAt(16_680);
const successor = placeAt(16_780);
const worklist = { routeType: 'retrosynthesis' } as const;
let folder: string;
let running: Product | undefined;

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'backup-')), 'first');
  rmSync(successor.dataDir, { recursive: true, force: true });
});
afterAll(async () => {
  await running?.stop();
  rmSync(resolve(folder, '..'), { recursive: true, force: true });
});

/** What the command printed, or its exit code with it. */
async function command(name: 'backup' | 'restore', at: Place, where = folder): Promise<string> {
  const env = { ...process.env, PORT: String(at.port), DATA_DIR: at.dataDir };
  try {
    const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', script, name, where], {
      env,
    });
    return stdout;
  } catch (error) {
    if (error instanceof Error && 'stderr' in error && 'code' in error) return `${error.code}: ${error.stderr}`;
    throw error;
  }
}

describe('a backup of a running product', () => {
  it(
    'lets another product begin with its molecules, its passwords and its open doors',
    { tags: ['full'] },
    async () => {
      running = await startProduct(origin);
      const { member } = await signIn('chemist', origin);
      await member.call('importByList', { body: { ...worklist, text: 'CC(=O)Oc1ccccc1C(=O)O\nparacetamol' } });
      const kept = await member.call('waitingSmiles', { query: worklist });
      const { member: trial } = await signIn('trial', origin);
      const password = { oldPassword: demoPassword, newPassword: 'Other-pass-2', confirmPassword: 'Other-pass-2' };
      expect((await trial.call('accountPassword', { body: password })).code).toBe(200);

      expect(await command('backup', origin)).toMatch(/Backed up to .+: \d+ rows of \d+ tables/);
      expect(readdirSync(folder).toSorted()).toEqual(['chemistry.backup', 'identity.db', 'secrets.json']);
      expect(readdirSync(folder).filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)).toEqual([]);
      expect(await command('backup', origin)).toMatch(/^1: .+ is not empty/);

      expect(await command('restore', successor)).toMatch(/Restored from .+: \d+ rows/);
      expect(await command('restore', successor)).toMatch(/^1: .+ holds data/);
      expect(await command('restore', origin)).toMatch(/^1: .+ holds data/);
      await running?.stop();
      running = await startAgain(successor);
      const { member: again } = await signIn('chemist', successor);
      const found = await again.call('waitingSmiles', { query: worklist });
      expect(found.data).toEqual(kept.data);
      expect(kept.data.items).toHaveLength(2);
      expect((await signIn('trial', successor)).endedAt).not.toContain(successor.url);
    },
  );

  it('says what is wrong with a folder that holds none', async () => {
    expect(await command('restore', placeAt(16_880), tmpdir())).toMatch(/^1: .+ holds no backup/);
  });
});
