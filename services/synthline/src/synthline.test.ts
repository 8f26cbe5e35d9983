// The command as operators type it, and the table behind it.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CommandLineEnd } from '@app/shared/rules/command-line';
import { commandOf } from './command-of.ts';
import { servers, tools } from './commands.ts';

const root = resolve(import.meta.dirname, '../../..');
const main = resolve(import.meta.dirname, 'main.ts');

function run(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', env });
  return { status, out: stdout, err: stderr };
}

function endOf(args: string[], env = {}): [number, string] | undefined {
  try {
    commandOf(args, env);
    return undefined;
  } catch (error) {
    if (error instanceof CommandLineEnd) return [error.exitCode, error.message];
    throw error;
  }
}

describe('a command', () => {
  it('is a program that is there, with what it is for', () => {
    for (const { program, summary } of Object.values({ ...servers, ...tools })) {
      expect(existsSync(resolve(root, program))).toBe(true);
      expect(summary).not.toBe('');
    }
  });

  it('gives its arguments to the program', () => {
    expect(commandOf(['users', 'erased', '--tenant', 't'], {})).toMatchObject({
      program: 'services/chemistry/src/cli/main.ts',
      args: ['users', 'erased', '--tenant', 't'],
    });
    expect(commandOf(['check-config', 'gateway', '--online'], {}).args).toEqual(['--check-config', '--online']);
    expect(commandOf(['worker'], { ROLE: 'worker' }).variables).toEqual({ ROLE: 'worker' });
  });

  it.each([
    [[], 'a command is missing'],
    [['toString'], 'unknown command "toString"'],
    [['gateway/src/main.ts'], 'unknown command "gateway/src/main.ts"'],
    [['check-config'], 'a role is missing'],
    [['check-config', 'backup'], 'unknown role "backup"'],
  ])('%j is refused with what there is', (args, words) => {
    expect(endOf(args)).toEqual([2, expect.stringMatching(new RegExp(`^${words}\nusage: synthline .*gateway`, 's'))]);
  });

  it('that a variable contradicts is refused', () => {
    expect(endOf(['worker'], { ROLE: 'api' })).toEqual([2, expect.stringMatching(/^ROLE: must be worker /)]);
  });
});

describe.each(Object.keys(servers))('synthline %s', (role) => {
  it('says with --help how it is used, and refuses what it does not know', () => {
    expect(run([role, '--help'])).toEqual({ status: 0, out: expect.stringMatching(/^usage: /), err: '' });
    expect(run([role, '--config'])).toMatchObject({ status: 2, err: expect.stringMatching(/'--config'\nusage: /) });
  });

  it('has its configuration checked: every problem at once, without a start', () => {
    const { status, out, err } = run(['check-config', role], { LOG_LEVEL: '', HOST: '', OIDC_CLIENT_SECRET: 'short' });
    expect([status, err]).toEqual([1, '']);
    const named = out
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0]);
    expect(named).toEqual(expect.arrayContaining([...(missing[role] ?? ['?'])]));
  });
});

const missing: Readonly<Record<string, readonly string[]>> = {
  gateway: ['SESSION_SECRET', 'OIDC_ISSUER', 'OIDC_CLIENT_SECRET'],
  chemistry: ['OIDC_ISSUER'],
  worker: ['OIDC_ISSUER', 'DATABASE_URL'],
  identity: ['OIDC_CLIENT_SECRET', 'DEMO_PASSWORD'],
};

describe('synthline check-config', () => {
  it('shows what a worker would run with, without its secrets', () => {
    const env = { OIDC_ISSUER: 'https://sso.example', DATABASE_URL: 'postgres://me:hidden@db/x', SMTP_URL_FILE: main };
    expect(run(['check-config', 'worker'], env)).toMatchObject({
      status: 1,
      out: expect.stringMatching(/^SMTP_URL: /),
    });
    const { status, out } = run(['check-config', 'worker'], { ...env, SMTP_URL_FILE: '' });
    expect([status, out]).toEqual([0, expect.stringMatching(/^ROLE +worker +set$/m)]);
    expect(out).toMatch(/^DATABASE_URL +postgres:\/\/me:\*{8}@db\/x +set$/m);
  });
});
