import { describe, expect, it } from 'vitest';
import { missingIn } from './password-rule.ts';

describe('the password rule', () => {
  it.each([
    ['Abc-12', []],
    ['Chem-demo-1', []],
    ['Äöü-1x', []],
    ['Ab-12', ['length']],
    ['Abcdef-', ['digit']],
    ['abc-123', ['upper']],
    ['ABC-123', ['lower']],
    ['Abc 123', ['special']],
    ['Abc1234', ['special']],
    ['密码密码密码', ['digit', 'upper', 'lower', 'special']],
    ['', ['length', 'digit', 'upper', 'lower', 'special']],
    [`Ab-1${'x'.repeat(125)}`, ['length']],
  ] as const)('finds in %s that it lacks %j', (password, missing) => {
    expect(missingIn(password)).toEqual(missing);
  });
});
