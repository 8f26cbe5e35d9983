// `npm run backup -- FOLDER`, `npm run restore -- FOLDER`: all that the embedded parts keep. Backing up may be done while
// the product runs; restoring wants a data folder without data. With DATABASE_URL the chemistry service's part is read
// from, or written to, that PostgreSQL, also from a backup of the embedded database.

import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { runCommand } from './command.ts';
import { inRoot } from './paths.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';

const chemistryFile = 'chemistry.backup';
const identityFile = 'identity.db';
const secretsFile = 'secrets.json';
const actions: Record<string, (settings: Settings, folder: string) => Promise<string>> = {
  backup: backUp,
  restore,
};

try {
  const [name = '', folder, ...more] = process.argv.slice(2);
  const action = actions[name];
  if (!action || folder === undefined || more.length > 0) throw new SettingsError(`npm run ${name} -- FOLDER`);
  const settings = readSettings(process.env, { federated: false });
  process.stdout.write(`${await action(settings, resolve(folder))}\n`);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function backUp(settings: Settings, folder: string): Promise<string> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new SettingsError(`${folder} is not empty: name a new folder for each backup`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const counts = settings.embedded.chemistry ? await chem(settings, 'backup', join(folder, chemistryFile)) : undefined;
  if (settings.embedded.identity) copyIdentity(settings.dataDir, folder);
  copyFileSync(join(settings.dataDir, secretsFile), join(folder, secretsFile));
  return `Backed up to ${folder}${counts ? `: ${counts}` : ''}. It holds secrets: keep it as you keep those.`;
}

async function restore(settings: Settings, folder: string): Promise<string> {
  if (!existsSync(join(folder, secretsFile))) throw new SettingsError(`${folder} holds no backup`);
  for (const part of ['chemistry', 'identity'])
    if (existsSync(join(settings.dataDir, part)))
      throw new SettingsError(
        `${settings.dataDir} holds data: stop the product and move that folder away, or name another by DATA_DIR`,
      );
  const counts = existsSync(join(folder, chemistryFile))
    ? await chem(settings, 'restore', join(folder, chemistryFile))
    : undefined;
  copyFileSync(join(folder, secretsFile), join(settings.dataDir, secretsFile));
  if (existsSync(join(folder, identityFile))) {
    mkdirSync(join(settings.dataDir, 'identity'), { recursive: true, mode: 0o700 });
    copyFileSync(join(folder, identityFile), join(settings.dataDir, 'identity', identityFile));
  }
  return `Restored from ${folder}${counts ? `: ${counts}` : ''}. Start the product with the same DATA_DIR.`;
}

/** The chemistry service's own command; gives its counts as a phrase. */
async function chem({ dataDir }: Settings, command: 'backup' | 'restore', file: string): Promise<string> {
  const entry = inRoot('services/chemistry/src/cli/main.ts');
  const args = ['--disable-warning=ExperimentalWarning', entry, command, file];
  const { code, output } = await runCommand(process.execPath, args, { env: { DATA_DIR: dataDir } });
  if (code !== 0) throw new SettingsError(output.trim());
  const { tables, rows } = JSON.parse(output) as { tables: number; rows: number };
  return `${rows} rows of ${tables} tables`;
}

/** One consistent picture, also while the provider writes (SQLite, "VACUUM INTO"). */
function copyIdentity(dataDir: string, folder: string): void {
  const source = join(dataDir, 'identity', identityFile);
  if (!existsSync(source)) return;
  const db = new DatabaseSync(source);
  db.exec('pragma busy_timeout = 5000');
  db.prepare('vacuum into ?').run(join(folder, identityFile));
  db.close();
  chmodSync(join(folder, identityFile), 0o600);
}
