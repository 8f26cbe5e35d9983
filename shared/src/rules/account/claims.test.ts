import { describe, expect, it } from 'vitest';
import { dateIn, fullNameIn, singleOf, tenantsIn, textIn } from './claims.ts';

describe('the tenants of a claim', () => {
  it.each([
    ['t1', ['t1']],
    [' t1 , t2,', ['t1', 't2']],
    [['t1'], ['t1']],
    [
      ['', 't1', 't2'],
      ['t1', 't2'],
    ],
    [
      ['t1, t2', 't3'],
      ['t1', 't2', 't3'],
    ],
    [[['t1']], ['t1']],
    [7, ['7']],
    [
      [7, 'a'],
      ['7', 'a'],
    ],
    ['', []],
    [' , ', []],
    [[], []],
    [null, []],
    [undefined, []],
    [{ id: 't1' }, []],
    [true, []],
  ])('%j are %j', (claim, expected) => {
    expect(tenantsIn(claim)).toEqual(expected);
  });
});

describe('a text', () => {
  it.each([
    ['short', 10, 'short'],
    [' spaced ', 10, 'spaced'],
    [['one', 'two'], 10, 'one'],
    ['玮'.repeat(300), 200, '玮'.repeat(200)],
    ['𠮷'.repeat(300), 200, '𠮷'.repeat(200)],
    ['𠮷'.repeat(150), 200, '𠮷'.repeat(150)],
    [`${'a'.repeat(199)} b`, 200, 'a'.repeat(199)],
    ['a\0b', 10, 'ab'],
    ['half \ud842', 10, 'half \ufffd'],
    [42, 10, '42'],
    [null, 10, ''],
    [{}, 10, ''],
    [[], 10, ''],
  ])('%j of %i characters at most is %j', (claim, longest, expected) => {
    expect(textIn(claim, longest)).toBe(expected);
  });

  it('of a list is its first', () => {
    expect([singleOf(['a', 'b']), singleOf([]), singleOf([['a']]), singleOf('a')]).toEqual(['a', undefined, 'a', 'a']);
  });
});

describe('a full name', () => {
  it.each([
    ['as Keycloak puts it together', { name: '玮 陈', given_name: '玮', family_name: '陈' }, '陈玮'],
    ['of two characters each', { name: '明华 欧阳', given_name: '明华', family_name: '欧阳' }, '欧阳明华'],
    ['in its own order already', { name: '陈玮', given_name: '玮', family_name: '陈' }, '陈玮'],
    ['in its own order with a space', { name: '陈 玮', given_name: '玮', family_name: '陈' }, '陈玮'],
    ['in its parts alone', { given_name: '玮', family_name: '陈' }, '陈玮'],
    ['with characters beyond 16 bits', { given_name: '𠮷', family_name: '陈' }, '陈𠮷'],
    ['of the house beside the parts', { name: '陈玮 Chen Wei', given_name: '玮', family_name: '陈' }, '陈玮 Chen Wei'],
    ['of the West', { name: 'John Smith', given_name: 'John', family_name: 'Smith' }, 'John Smith'],
    ['of the West in its parts', { given_name: 'John', family_name: 'Smith' }, 'John Smith'],
    ['in Latin letters of a Chinese person', { name: 'Wei Chen', given_name: 'Wei', family_name: 'Chen' }, 'Wei Chen'],
    ['of two scripts', { name: 'Wei 陈', given_name: 'Wei', family_name: '陈' }, 'Wei 陈'],
    [
      'that was written with a dot',
      { name: '约翰·保罗 史密斯', given_name: '约翰·保罗', family_name: '史密斯' },
      '约翰·保罗 史密斯',
    ],
    ['of a family name alone', { family_name: '陈' }, '陈'],
    ['of a given name alone', { given_name: '玮' }, '玮'],
    ['of lists', { name: ['玮 陈'], given_name: ['玮'], family_name: ['陈'] }, '陈玮'],
    ['of nobody', {}, ''],
    ['that is no text', { name: { first: 'a' }, given_name: null }, ''],
  ])('%s', (_, claims, expected) => {
    expect(fullNameIn(claims)).toBe(expected);
  });

  it('of 255 and 255 characters is cut to 200', () => {
    const [given, family] = ['玮'.repeat(255), '陈'.repeat(255)];
    expect(fullNameIn({ name: `${given} ${family}`, given_name: given, family_name: family })).toBe('陈'.repeat(200));
    expect(fullNameIn({ name: `${'a'.repeat(255)} ${'b'.repeat(255)}` })).toBe('a'.repeat(200));
  });
});

describe('a date', () => {
  it.each([
    ['2099-12-31T15:59:59Z', '2099-12-31T15:59:59.000Z'],
    ['2099-12-31T23:59:59+08:00', '2099-12-31T15:59:59.000Z'],
    ['2099-12-31T23:59:59.123+0800', '2099-12-31T15:59:59.123Z'],
    ['2099-12-31T10:00', '2099-12-31T10:00:00.000Z'],
    ['2099-12-31 10:00:01', '2099-12-31T10:00:01.000Z'],
    ['2099-12-31', '2099-12-31T23:59:59.999Z'],
    [' 2096-02-29 ', '2096-02-29T23:59:59.999Z'],
    [['2099-12-31'], '2099-12-31T23:59:59.999Z'],
    [4_102_415_999, '2099-12-31T15:59:59.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
  ])('%j is read', (claim, expected) => {
    expect(dateIn(claim, 'end')?.toISOString()).toBe(expected);
  });

  it.each([null, undefined, '', [], ['']])('%j says nothing', (claim) => {
    expect(dateIn(claim)).toBeNull();
  });

  it.each([
    '31.12.2099',
    '12.31.2099',
    '1.2.2099',
    '31/12/2099',
    '12/31/2099',
    '2099/12/31',
    'Dec 31, 2099',
    '2099-13-01',
    '2099-02-30',
    '2099-02-29',
    '2099-00-10',
    '2099-12-00',
    '2099-12-31T24:00:00Z',
    '2099-12-31T10:61:00Z',
    '2099-12-31T10:00:00 Europe/Berlin',
    '20991231',
    '4102415999',
    '2099',
    '2099-12',
    '2099年12月31日',
    'never',
    'null',
    '∞',
    true,
    {},
    -1,
    Number.NaN,
    4_102_415_999_000,
  ])('%j is none', (claim) => {
    expect(dateIn(claim)).toBeUndefined();
  });
});
