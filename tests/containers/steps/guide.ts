// The guide for operators, followed to the letter: the commands of its blocks, in their order, in one shell. Where it says to
// fill in docker/.env, the stand-ins of a customer are filled in; the provider is that of the demonstration.

import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../../services/launcher/src/command.ts';
import { inRoot } from '../../../services/launcher/src/paths.ts';
import { copyCheckout } from '../checkout.ts';
import { linesOf, standIns } from '../deployment.ts';
import type { Engine } from '../engine.ts';
import { commandBlocks, type Block } from '../guide-blocks.ts';
import { claim, type Row, type Run, type Step } from '../step.ts';
import { fileCount, walk } from '../walk.ts';

const project = 'synthline-test-guide';
const sections = ['Install', 'Upgrade', 'Back up', "One user's data"];

/** What the reader does between the blocks. */
interface Reader {
  block: RegExp;
  /** A command before it, or after. */
  before?: string;
  after?: string;
}

const reader: readonly Reader[] = [
  // A customer's provider is there before.
  { block: /cp docker\/\.env\.example/, after: '$C up --detach --wait --no-build identity' },
  // What was backed up is gone; afterwards the product starts on what was restored.
  { block: /restore - </, before: '$C down --volumes', after: '$C up --detach --wait' },
];

export const guide: Step = {
  name: 'guide',
  title: 'The guide, command by command (gateway/docs/operations.md)',
  async run(run) {
    const folder = mkdtempSync(join(tmpdir(), 'containers-guide-'));
    try {
      return await follow(folder, run);
    } finally {
      await removeAll(run.engine);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function follow(folder: string, run: Run): Promise<Row[]> {
  const { engine, say } = run;
  const checkout = join(folder, 'checkout');
  copyCheckout(checkout);
  const settings = await standIns('enterprise', folder);
  const env = {
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_PROFILES: 'demo',
    GIT_DIR: execFileSync('git', ['rev-parse', '--absolute-git-dir'], { cwd: inRoot(), encoding: 'utf8' }).trim(),
  };
  let variables = '';
  const shell = (script: string) =>
    runCommand('bash', ['-c', `set -eu\n${variables}${script}`], { cwd: checkout, env });
  const rows: Row[] = [];
  for (const block of commandBlocks(readFileSync(inRoot('gateway/docs/operations.md'), 'utf8'), sections)) {
    const commands = filledIn(block.commands, run);
    const { before = 'true', after = 'true' } = reader.find((one) => one.block.test(commands)) ?? {};
    await shell(before);
    const outcome = await shell(commands);
    const isGood = outcome.code === 0;
    say(`${isGood ? 'ok  ' : 'FAIL'} ${nameOf(block)}`);
    if (!isGood) say(`${block.commands}\n${outcome.output.split('\n').slice(-15).join('\n')}`);
    rows.push(claim(nameOf(block), isGood, isGood ? `${outcome.seconds.toFixed(0)} s` : `ended with ${outcome.code}`));
    // Variables that a block sets are there for the next one.
    variables += (commands.match(/^[A-Z_]+=.*\n?/gm) ?? []).map((line) => `${line.trim()}\n`).join('');
    if (commands.includes('cp docker/.env.example')) {
      appendFileSync(join(checkout, 'docker/.env'), linesOf(settings));
    }
    await shell(after);
    // Somebody works with it, so that there is something to back up.
    if (commands.startsWith('$C exec -T gateway node docker/healthcheck.mjs')) rows.push(await planned(settings, say));
  }
  rows.push(claim('nothing is left of it', await removeAll(engine)));
  return rows;
}

/** Values of this run in place of those that the guide shows. */
function filledIn(commands: string, { image, authority }: Run): string {
  // Behind a proxy that inspects TLS the guide adds a secret to the build.
  const build = authority === undefined ? 'docker build' : `docker build --secret id=ca,src=${authority}`;
  return commands
    .replaceAll('synthline:0.2.0', image)
    .replaceAll(/^docker build/gm, build)
    .replaceAll('--tenant ID', '--tenant demo-pharma')
    .replaceAll('--user ID', '--user demo-chemist');
}

async function planned({ PUBLIC_URL: url = '' }: Record<string, string>, say: (line: string) => void): Promise<Row> {
  const what = 'Install: somebody signs in and plans';
  try {
    const { routes, files, problems } = await walk({ url, userName: 'chemist' });
    for (const problem of problems) say(problem);
    return claim(what, routes > 0 && files === fileCount, `${routes} routes, ${files} files`);
  } catch (error) {
    return claim(what, false, String(error));
  }
}

/** True when nothing remains. */
async function removeAll(engine: Engine): Promise<boolean> {
  const own = ['--filter', `label=com.docker.compose.project=${project}`];
  const listOf = async (kind: string, ...all: string[]) =>
    (await engine.attempt([kind, 'ls', ...all, '--quiet', ...own])).output.split('\n').filter(Boolean);
  for (const [kind, list, remove] of [
    ['container', ['--all'], ['rm', '--force', '--volumes']],
    ['volume', [], ['rm', '--force']],
    ['network', [], ['rm']],
  ] as const) {
    const ids = await listOf(kind, ...list);
    if (ids.length > 0) await engine.attempt([kind, ...remove, ...ids]);
  }
  return (await listOf('container', '--all')).length === 0;
}

const nameOf = ({ section, commands }: Block) => `${section}: ${(commands.split('\n')[0] ?? '').slice(0, 80)}`;
