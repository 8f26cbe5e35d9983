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
    loadConfig({ ...good, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('the contact of a deployment', () => {
  it('may be left out', () => {
    expect(loadConfig(good).contact).toEqual({
      name: '',
      email: '',
      phone: '',
      address: { 'zh-CN': '', en: '' },
      url: '',
      takesMessages: false,
    });
  });

  it('is taken as it is set', () => {
    const { contact } = loadConfig({
      ...good,
      CONTACT_NAME: 'Example Ltd',
      CONTACT_EMAIL: 'sales@Example.com',
      CONTACT_PHONE: '+86 21 5555 0100 转 801',
      CONTACT_ADDRESS_ZH: '上海市浦东新区示例路 1 号',
      CONTACT_URL: 'https://example.com/contact',
      CONTACT_RECIPIENT: 'desk@example.com',
    });
    expect(contact).toEqual({
      name: 'Example Ltd',
      email: 'sales@example.com',
      phone: '+86 21 5555 0100 转 801',
      address: { 'zh-CN': '上海市浦东新区示例路 1 号', en: '上海市浦东新区示例路 1 号' },
      url: 'https://example.com/contact',
      takesMessages: true,
    });
  });

  it.each([
    ['CONTACT_EMAIL', 'sales'],
    ['CONTACT_EMAIL', 'sales@'],
    ['CONTACT_EMAIL', 'sales@example'],
    ['CONTACT_EMAIL', 'a@example.com, b@example.com'],
    ['CONTACT_EMAIL', 'Sales <sales@example.com>'],
    ['CONTACT_EMAIL', 'mailto:sales@example.com'],
    ['CONTACT_RECIPIENT', 'desk'],
    ['CONTACT_RECIPIENT', 'a@example.com;b@example.com'],
    ['CONTACT_RECIPIENT', 'desk@example.com\nBcc: all@example.com'],
    ['CONTACT_PHONE', 'call us'],
    ['CONTACT_PHONE', '123'],
    ['CONTACT_PHONE', '+86 21 5555 0100; +86 21 5555 0101'],
    ['CONTACT_URL', 'example.com/contact'],
    ['CONTACT_URL', 'javascript:alert(1)'],
    ['CONTACT_URL', 'ftp://example.com'],
    ['CONTACT_URL', 'https://'],
    ['CONTACT_URL', 'https://user:secret@example.com'],
    ['CONTACT_ADDRESS_EN', '1 Example Road\nLondon'],
    ['CONTACT_ADDRESS_ZH', ' '],
    ['CONTACT_NAME', 'x'.repeat(301)],
  ])('stops the start with one line that names %s when it is %j', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: must`));
  });
});
