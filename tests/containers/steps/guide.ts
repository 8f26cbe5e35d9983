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
import { commandBlocks, type Block } from '../guide-blocks.ts';
import { claim, type Row, type Run, type Step } from '../step.ts';

const project = 'synthline-test-guide';
const sections = ['Install', 'Upgrade', 'Back up', "One user's data"];

export const guide: Step = {
  name: 'guide',
  title: 'The guide, command by command (gateway/docs/operations.md)',
  async run(run) {
    const folder = mkdtempSync(join(tmpdir(), 'containers-guide-'));
    try {
      return await follow(folder, run);
    } finally {
      const names = await run.engine.attempt([
        'ps',
        '--all',
        '--quiet',
        '--filter',
        `label=com.docker.compose.project=${project}`,
      ]);
      const ids = names.output.split('\n').filter(Boolean);
      if (ids.length > 0) await run.engine.attempt(['rm', '--force', '--volumes', ...ids]);
      await run.engine.attempt(['compose', '--project-name', project, 'down', '--volumes']);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function follow(folder: string, { image, say }: Run): Promise<Row[]> {
  const checkout = join(folder, 'checkout');
  copyCheckout(checkout);
  const settings = await standIns('enterprise', folder);
  const blocks = commandBlocks(readFileSync(inRoot('gateway/docs/operations.md'), 'utf8'), sections);
  const env = {
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_PROFILES: 'demo',
    GIT_DIR: execFileSync('git', ['rev-parse', '--absolute-git-dir'], { cwd: inRoot(), encoding: 'utf8' }).trim(),
  };
  const rows: Row[] = [];
  // Variables that a block sets are there for the next one.
  let before = '';
  for (const block of blocks) {
    const commands = block.commands.replaceAll('synthline:0.2.0', image);
    if (commands.includes('…')) {
      rows.push(claim(nameOf(block), false, 'is no command'));
      continue;
    }
    const script = `set -eu\n${before}${commands}`;
    const outcome = await runCommand('bash', ['-c', script], { cwd: checkout, env });
    const isGood = outcome.code === 0;
    if (!isGood) say(`${block.commands}\n${outcome.output.split('\n').slice(-15).join('\n')}`);
    rows.push(claim(nameOf(block), isGood, isGood ? `${outcome.seconds.toFixed(0)} s` : `ended with ${outcome.code}`));
    before += commands
      .split('\n')
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => `${line}\n`)
      .join('');
    if (commands.includes('cp docker/.env.example')) {
      appendFileSync(join(checkout, 'docker/.env'), linesOf(settings));
      // A customer's provider is there before.
      const start = `${before}$C up --detach --wait --no-build identity`;
      await runCommand('bash', ['-c', start], { cwd: checkout, env });
    }
  }
  return rows;
}

const nameOf = ({ section, commands }: Block) => `${section}: ${(commands.split('\n')[0] ?? '').slice(0, 80)}`;
