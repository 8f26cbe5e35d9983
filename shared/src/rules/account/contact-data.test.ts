import { describe, expect, it } from 'vitest';
import { dialledNumber, mailAddress, phoneNumber } from './contact-data.ts';

describe('contact data', () => {
  it.each([
    ['+86 138 0000-0001', '+8613800000001'],
    ['(020) 1234.5678', '02012345678'],
    ['  ', ''],
    ['1234', undefined],
    ['+1234567890123456', undefined],
    ['12345x', undefined],
    ['+', undefined],
  ])('reads the phone number %j as %j', (text, expected) => {
    expect(phoneNumber(text)).toBe(expected);
  });

  it.each([
    [' chen.wei@Demo.Example ', 'chen.wei@demo.example'],
    ['陈玮@例子.中国', '陈玮@例子.中国'],
    ["o'neil+lab@x-y.org", "o'neil+lab@x-y.org"],
    ['a@b', undefined],
    ['.a@b.cn', undefined],
    ['a..b@b.cn', undefined],
    ['a@-b.cn', undefined],
    ['a b@c.cn', undefined],
    [`${'a'.repeat(65)}@b.cn`, undefined],
    ['', undefined],
  ])('reads the mail address %j as %j', (text, expected) => {
    expect(mailAddress(text)).toBe(expected);
  });

  it.each([
    ['+86 21 5555 0100', '+862155550100'],
    ['400-820-0100', '4008200100'],
    ['+1 (617) 555-0100', '+16175550100'],
    ['+49 30/555-0100', '+49305550100'],
    ['+86 21 5555 0100 转 801', '+862155550100'],
    ['021-5555 0100 ext. 12', '02155550100'],
    ['', undefined],
    ['1234', undefined],
    ['call us', undefined],
    ['+86 21 CALL NOW', undefined],
    ['021-5555-0100 x', undefined],
    ['021-5555-0100; 021-5555-0101', undefined],
    ['转 801', undefined],
  ])('dials %j as %j', (text, expected) => {
    expect(dialledNumber(text)).toBe(expected);
  });
});
