import { storageCacheMs } from '@app/shared/constants/limits';
import { afterEach, describe, expect, it } from 'vitest';
import { saveCulture } from '../../i18n/culture.ts';
import { forgetCountries, keepCountries, keptCountries } from './countries.ts';

const china = { code: 'CN' as const, name: 'China' };

afterEach(() => {
  window.localStorage.clear();
  saveCulture('en');
});

describe('the list of countries', () => {
  it.each([
    ['at once', 0, [china]],
    ['after almost seven days', storageCacheMs - 1, [china]],
    ['after seven days', storageCacheMs, []],
    ['before it was kept, by a clock that was set back', -1, []],
  ])('kept in the browser counts %s', (_, later, expected) => {
    keepCountries([china], 1_000_000);
    expect(keptCountries(1_000_000 + later)).toEqual(expected);
  });

  it('is forgotten on request, in another language, and when it is no list', () => {
    keepCountries([china], 0);
    forgetCountries();
    expect(keptCountries(0)).toEqual([]);
    keepCountries([china], 0);
    saveCulture('zh-CN');
    expect(keptCountries(0)).toEqual([]);
    window.localStorage.setItem('countries', '{');
    expect(keptCountries(0)).toEqual([]);
  });
});
