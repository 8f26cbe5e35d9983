import { expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit } from '../molecule/rdkit.ts';
import { reactionTemplates } from './all.ts';
import { isMethod } from './method.ts';
import { methodTemplates } from './methods.ts';
import { compileTemplate, givesProduct, sortParts } from './testing/template-check.ts';

const rdkit = await loadRDKit();

it.each(methodTemplates.map((template) => [template.id, template] as const))('%s gives its examples', (_, template) => {
  const compiled = compileTemplate(rdkit, template);
  const lost = template.examples.filter(
    ({ reactants, product }) =>
      canonicalSmiles(rdkit, product) === null ||
      !givesProduct(rdkit, compiled, reactants.split('.'), sortParts(rdkit, product)),
  );
  expect(lost).toEqual([]);
  expect(template.examples.length).toBeGreaterThan(0);
});

it('gives methods ids of their own, and names in both languages', () => {
  const ids = methodTemplates.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !isMethod(id) || reactionTemplates.some((one) => one.id === id))).toEqual([]);
  expect(methodTemplates.filter(({ name }) => !/\p{Script=Han}/u.test(name['zh-CN']))).toEqual([]);
});
