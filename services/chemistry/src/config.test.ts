import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jobKinds } from './job-kinds.ts';
import { ConfigError } from '@app/shared/rules/environment';
import { loadConfig } from './config.ts';

const least = { OIDC_ISSUER: 'http://localhost:8081/realms/synthesis' };

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('loadConfig', () => {
  it('works on a laptop with nothing but the issuer', () => {
    const config = loadConfig(least);
    expect(config).toMatchObject({ port: 8082, host: '127.0.0.1', servesCalls: true });
    expect(config.workerKinds).toEqual(jobKinds.map(({ name }) => name));
    expect(config.workers).toBeGreaterThan(0);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('lists every problem at once and names each variable', () => {
    const problems = problemsOf({ CHEMISTRY_PORT: 'http', ROLE: 'king', WORKERS: '0', DATABASE_URL: 'mysql://x' });
    for (const name of ['CHEMISTRY_PORT', 'ROLE', 'WORKERS', 'DATABASE_URL', 'OIDC_ISSUER'])
      expect(problems.filter((line) => line.startsWith(`${name}: `))).toHaveLength(1);
  });

  it("knows a customer's own engine by its address, and refuses a token without one", () => {
    expect(loadConfig(least).remoteEngine).toBeUndefined();
    const env = { ...least, REMOTE_ENGINE_URL: 'https://engine.example/v1/', REMOTE_ENGINE_TOKEN: 'secret' };
    expect(loadConfig(env).remoteEngine).toEqual({
      url: 'https://engine.example/v1',
      token: 'secret',
      timeoutMs: 5_000,
    });
    expect(problemsOf({ ...least, REMOTE_ENGINE_TOKEN: 'secret' })).toEqual([
      'REMOTE_ENGINE_URL: must be set with REMOTE_ENGINE_TOKEN',
    ]);
    expect(problemsOf({ ...env, REMOTE_ENGINE_URL: 'engine', REMOTE_ENGINE_TIMEOUT_MS: '5' })).toHaveLength(2);
  });

  it('refuses to split roles over an embedded database', () => {
    expect(problemsOf({ ...least, ROLE: 'api' })).toEqual([
      expect.stringMatching(/^DATABASE_URL: must be set for ROLE api/),
    ]);
    expect(loadConfig({ ...least, ROLE: 'worker', DATABASE_URL: 'postgres://db/x' })).toMatchObject({
      servesCalls: false,
      workerKinds: jobKinds.map(({ name }) => name),
    });
    expect(loadConfig({ ...least, ROLE: 'api', DATABASE_URL: 'postgres://db/x' }).workerKinds).toEqual([]);
  });

  it('takes the kinds of jobs that a worker is given, and those alone', () => {
    const DATABASE_URL = 'postgres://db/x';
    const worker = { ...least, DATABASE_URL, ROLE: 'worker' };
    expect(loadConfig({ ...worker, WORKER_KINDS: 'search, growth' }).workerKinds).toEqual(['search', 'growth']);
    expect(problemsOf({ ...worker, WORKER_KINDS: 'search,tea' })).toEqual([
      expect.stringMatching(/^WORKER_KINDS: "tea" is none of search, /),
    ]);
    expect(problemsOf({ ...worker, ROLE: 'api', WORKER_KINDS: 'search' })).toHaveLength(1);
  });

  it('names every kind of jobs in docker/.env.example, and no other', () => {
    const example = readFileSync(new URL('../../../docker/.env.example', import.meta.url), 'utf8');
    const [, named = ''] = /Kinds of jobs[^:]*: ([^\n;]+);[^\n]*\n#WORKER_KINDS=/.exec(example) ?? [];
    expect(named.split(', ').toSorted()).toEqual(jobKinds.map(({ name }) => name).toSorted());
  });

  it('believes the tokens of a gateway that it is informed of, under its public name', () => {
    expect(loadConfig(least).gateway).toBeUndefined();
    const GATEWAY_URL = 'http://gateway:8080/';
    expect(loadConfig({ ...least, GATEWAY_URL }).gateway).toEqual({
      issuer: 'http://gateway:8080',
      url: 'http://gateway:8080',
    });
    const GATEWAY_ISSUER = 'https://planning.example/';
    expect(loadConfig({ ...least, GATEWAY_URL, GATEWAY_ISSUER }).gateway).toEqual({
      issuer: 'https://planning.example',
      url: 'http://gateway:8080',
    });
    expect(problemsOf({ ...least, GATEWAY_ISSUER })).toEqual([expect.stringMatching(/^GATEWAY_URL: must be set/)]);
  });

  it('takes an empty variable as one that is not set', () => {
    expect(loadConfig({ ...least, WORKERS: '', LOG_LEVEL: '' }).logLevel).toBe('info');
  });
});
