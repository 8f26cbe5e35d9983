import { describe, expect, it } from 'vitest';
import { loadRDKit, canonicalParts, canonicalSmiles } from '../../src/chemistry/molecule/rdkit.ts';
import { wrongRules } from './all-rules.ts';
import { wrongStepKinds } from './rule.ts';
import { readWrongSteps } from './wrong-step.ts';

const rdkit = await loadRDKit();
const rows = readWrongSteps();

describe('the file of wrong steps', () => {
  it('holds 600 different steps of different kinds', () => {
    expect(rows).toHaveLength(600);
    expect(new Set(rows.map(({ precursors, product }) => `${precursors}>>${product}`)).size).toBe(600);
    const counts = Object.fromEntries(
      Object.keys(wrongStepKinds).map((kind) => [kind, rows.filter((row) => row.kind === kind).length]),
    );
    expect(counts).toEqual(wrongStepKinds);
  });

  it('writes every molecule canonically, precursors sorted', () => {
    const other = rows.filter(
      ({ precursors, product }) =>
        canonicalSmiles(rdkit, product) !== product || canonicalParts(rdkit, precursors)?.join('.') !== precursors,
    );
    expect(other).toEqual([]);
  });

  it('makes one product, which is none of its precursors', () => {
    const odd = rows.filter(
      ({ precursors, product }) => product.includes('.') || precursors.split('.').includes(product),
    );
    expect(odd).toEqual([]);
  });

  it('asks of no product more than twice', () => {
    const products = Map.groupBy(rows, ({ product }) => product);
    expect([...products.values()].filter((own) => own.length > 2)).toEqual([]);
  });

  it('gives the reason of a rule of its kind', () => {
    const reasons = new Set(wrongRules.map(({ kind, why }) => `${kind}: ${why}`));
    expect(rows.filter(({ kind, why }) => !reasons.has(`${kind}: ${why}`))).toEqual([]);
  });
});

describe('the rules that draw wrong steps', () => {
  it.each(wrongRules.flatMap((rule) => ('smarts' in rule ? [rule] : [])))('$kind: $smarts is a reaction', (rule) => {
    using reaction = rdkit.get_rxn(rule.smarts);
    expect(reaction).not.toBeNull();
  });
});
