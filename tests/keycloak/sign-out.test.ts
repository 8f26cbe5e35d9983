import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from './support/person.ts';
import {
  addKey,
  admin,
  changeKey,
  pause,
  product,
  retireKey,
  signedIn,
  statusOf,
  untilKeysAreReadAgain,
  withTokensOf,
} from './support/stage.ts';

async function signOut(person: Person): Promise<string> {
  const { data } = await person.call<{ redirectTo: string }>('POST', '/bff/logout');
  return (await person.open(data?.redirectTo ?? '')).url;
}

it('signing out ends both sessions and comes back to our page', async () => {
  const { person } = await signedIn();
  expect(await signOut(person)).toBe(`${product.url}/`);
  expect(await statusOf(person)).toBe(401);
  expect((await person.open('/bff/login')).text).toContain('kc-form-login');
});

describe('a key that is new', () => {
  it('counts at the first sign-in, and is looked for once', async () => {
    await untilKeysAreReadAgain();
    const id = await addKey('RS256', 800);
    expect(await statusOf((await signedIn()).person)).toBe(200);
    await admin.delete(`components/${id}`);
  });

  it('counts at once when another one has come within the same minute, at sign-in and at the back channel', async () => {
    await untilKeysAreReadAgain();
    const ids: string[] = [];
    for (const priority of [800, 900]) {
      ids.push(await addKey('RS256', priority));
      const { id, person } = await signedIn();
      expect(await statusOf(person)).toBe(200);
      await admin.post(`users/${id}/logout`, {});
      await expect.poll(() => statusOf(person), { timeout: 10_000 }).toBe(401);
    }
    for (const id of ids) await admin.delete(`components/${id}`);
  });

  it('counts for a token that is renewed', () =>
    withTokensOf(12, async () => {
      const { person } = await signedIn();
      await untilKeysAreReadAgain();
      const before = await signedIn();
      const id = await addKey('RS256', 800);
      await pause(8_000);
      expect([await statusOf(before.person), await statusOf(person)]).toEqual([200, 200]);
      await admin.delete(`components/${id}`);
    }));
});

describe('when one key takes the place of another', () => {
  let [old, next] = ['', ''];
  beforeAll(async () => {
    [old, next] = [await addKey('RS256', 500), await addKey('RS256', 400)];
    await untilKeysAreReadAgain();
  });
  beforeEach(async () => {
    await changeKey(old, { active: 'true', enabled: 'true' });
    await changeKey(next, { priority: '400' });
  });
  afterAll(async () => {
    for (const id of [old, next]) await admin.delete(`components/${id}`);
  });
  const replace = async (how: 'passive' | 'disabled') => {
    await changeKey(next, { priority: '600' });
    await retireKey(old, how);
  };

  it('sessions go on while the old one is passive, and signing out comes back to our page', async () => {
    const { person } = await signedIn();
    await replace('passive');
    expect(await statusOf(person)).toBe(200);
    expect(await statusOf((await signedIn()).person)).toBe(200);
    expect(await signOut(person)).toBe(`${product.url}/`);
  });

  it('signing out comes back also with the old one disabled, once the token was renewed', () =>
    withTokensOf(12, async () => {
      const { person } = await signedIn();
      await replace('disabled');
      await pause(8_000);
      expect(await statusOf(person)).toBe(200);
      expect(await signOut(person)).toBe(`${product.url}/`);
    }));
});
