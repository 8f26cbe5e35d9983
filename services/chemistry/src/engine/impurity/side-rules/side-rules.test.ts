import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../../chemistry/molecule/rdkit.ts';
import { Bench } from '../bench.ts';
import { sideRules } from './all.ts';
import type { SideRule } from './side-rule.ts';

let bench: Bench;
beforeAll(async () => {
  bench = new Bench(await loadRDKit());
});
afterAll(() => bench[Symbol.dispose]());

const formed = (rule: SideRule, molecules: readonly string[]): string[] =>
  rule.smarts.flatMap((smarts) => bench.outcomes(smarts, molecules).flat());

describe('side reactions', () => {
  it.each(sideRules.map((rule) => [rule.id, rule] as const))('%s gives what its example says', (_, rule) => {
    expect(rule.example.of).toHaveLength(rule.on.length);
    expect(formed(rule, rule.example.of)).toContain(bench.canonical(rule.example.gives));
  });

  it.each(sideRules.map((rule) => [rule.id, rule] as const))('%s leaves its counter-example alone', (_, rule) => {
    expect(rule.counterExample).toHaveLength(rule.on.length);
    expect(formed(rule, rule.counterExample)).toEqual([]);
  });

  it('each have an id of their own', () => {
    const ids = sideRules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
