import { describe, expect, it } from 'vitest';
import { userNameIn } from './user.ts';

describe('a user name', () => {
  it.each([
    ['wei.chen', 'wei.chen'],
    [' Wei_Chen-2 ', 'wei_chen-2'],
    ['7b', '7b'],
    ['a'.repeat(40), 'a'.repeat(40)],
  ])('%j is %j', (given, expected) => expect(userNameIn(given)).toBe(expected));

  it.each(['', 'a', '.wei', 'wei chen', '陈玮', 'wei@chen', 'a'.repeat(41)])('%j is none', (given) =>
    expect(userNameIn(given)).toBeUndefined(),
  );
});
