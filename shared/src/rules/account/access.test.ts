import { array, check, boolean, constantFrom, property, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permissions } from '../../constants/modules.ts';
import { canAccess } from './access.ts';

const code = constantFrom(...permissions);
const codes = array(code, { maxLength: 8 });
const held = shuffledSubarray([...permissions]);

describe('the check of a permission', () => {
  it('lets a string in exactly when it is held', () => {
    expect(check(property(code, held, (one, all) => canAccess(one, all) === all.includes(one)))).toMatchObject({
      failed: false,
    });
  });

  it('lets a list in exactly when one of it is held, whatever its order', () => {
    expect(
      check(
        property(codes, held, (list, all) => {
          const expected =
            list.length === 0 || new Set([...list, ...all]).size < new Set(list).size + new Set(all).size;
          return canAccess(list, all) === expected && canAccess(list.toReversed(), all.toReversed()) === expected;
        }),
      ),
    ).toMatchObject({ failed: false });
  });

  it('takes a boolean for a response', () => {
    expect(check(property(boolean(), held, (response, all) => canAccess(response, all) === response))).toMatchObject({
      failed: false,
    });
  });

  it('says the same of a string and of a list of it, and never less with more permissions', () => {
    expect(check(property(code, held, (one, all) => canAccess(one, all) === canAccess([one], all)))).toMatchObject({
      failed: false,
    });
    expect(
      check(property(codes, held, code, (list, all, more) => !canAccess(list, all) || canAccess(list, [...all, more]))),
    ).toMatchObject({ failed: false });
  });

  it('lets nobody without permissions into a module', () => {
    expect(permissions.filter((one) => canAccess(one, []))).toEqual([]);
  });
});
