import { describe, expect, it } from 'vitest';
import { ConfigError } from '@app/shared/rules/environment';
import { loadConfig } from './config.ts';

const good = {
  OIDC_ISSUER: 'http://localhost:8081/realms/synthesis/',
  OIDC_CLIENT_SECRET: 'a-secret-of-the-tests',
  AUTH_SERVER_URL: 'http://localhost:8081',
  SESSION_SECRET: 'a-session-secret-of-the-tests-only',
};

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('the configuration', () => {
  it('fills in what works on a laptop and cannot be changed afterwards', () => {
    const config = loadConfig(good);
    expect(config).toMatchObject({ port: 8080, publicUrl: 'http://localhost:8080', isSecure: false });
    expect(config.openId?.issuer).toBe('http://localhost:8081/realms/synthesis');
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('lists every problem at once, each with its variable', () => {
    const problems = problemsOf({ PORT: 'eighty', PUBLIC_URL: 'http://chem.example', SESSION_SECRET: 'short' });
    const names = problems.map((line) => line.split(':')[0]).toSorted();
    expect(names).toEqual([
      'AUTH_SERVER_URL',
      'OIDC_CLIENT_SECRET',
      'OIDC_ISSUER',
      'PORT',
      'PUBLIC_URL',
      'SESSION_SECRET',
    ]);
  });

  it.each([
    ['http://chem.example', 'https outside this machine'],
    ['https://chem.example/app', 'without a path'],
    ['https://chem.example:port', 'a URL'],
  ])('refuses %s as public address', (url, reason) => {
    expect(problemsOf({ ...good, PUBLIC_URL: url }).join()).toContain(reason);
  });

  it('takes https and then makes cookies secure', () => {
    expect(loadConfig({ ...good, PUBLIC_URL: 'https://chem.example/' })).toMatchObject({
      publicUrl: 'https://chem.example',
      isSecure: true,
    });
  });
});
