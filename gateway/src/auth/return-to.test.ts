import { describe, expect, it } from 'vitest';
import { safeReturnTo } from './return-to.ts';

describe('the way back after a sign-in', () => {
  it.each([
    ['/home', '/home'],
    ['/route/list/retrosynthesis?sort=score#top', '/route/list/retrosynthesis?sort=score#top'],
    ['/single/1?shareCode=abc&code=1&state=2&session_state=3&smiles=C%2BC', '/single/1?smiles=C%2BC'],
    ['/home?smilesHash=a/b//c', '/home?smilesHash=a/b//c'],
    ['/apiary', '/apiary'],
  ])('leads to %s', (given, expected) => {
    expect(safeReturnTo(given)).toBe(expected);
  });

  it('is the start page instead of an address that is too long', () => {
    expect([`/${'a'.repeat(2_000)}`, `/home?name=${'苯'.repeat(500)}`].map(safeReturnTo)).toEqual(['/', '/']);
  });

  it.each([
    ['https://evil.example'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['/\r\nset-cookie'],
    ['/..//evil.example'],
    ['/.//evil.example'],
    ['javascript:alert(1)'],
    ['home'],
    [''],
    ['/bff/logout'],
    ['/api/retro/task'],
    ['/%62ff/login'],
    ['/bff%2Flogin'],
    ['/x/../bff/login'],
    [undefined],
    [['/home', '/home']],
  ])('is the start page instead of %j', (given) => {
    expect(safeReturnTo(given)).toBe('/');
  });
});
