import { afterAll, describe, expect, it } from 'vitest';
import { canonicalParts, canonicalSmiles, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { loadEngine } from '../../cli/engine.ts';
import { inFlask, mixtureForward } from './load.ts';
import { sameReactants, withoutReagent } from './testing/same-reactants.ts';

const rdkit = await loadRDKit();
const { engine } = await loadEngine();
const forward = mixtureForward(rdkit, inFlask(engine.forwardModel));
afterAll(() => engine.dispose());

const flat = (smiles: string): string | null => canonicalSmiles(rdkit, smiles.replaceAll(/[/\\]/g, ''));
const offered = (mixture: string) => forward.predict(canonicalParts(rdkit, mixture) ?? []).products;

describe.each(sameReactants)('$reactants', ({ reactants, flasks }) => {
  it.each(flasks)('gives with %s what that makes of it', (_, agents, product) => {
    expect(flat(offered(`${reactants}.${agents}`)[0]?.smiles ?? '')).toBe(flat(product));
  });
});

it.each(withoutReagent)('does not offer what needs %s where there is none', (_, mixture, product) => {
  const products = offered(mixture).map(({ smiles }) => flat(smiles));
  expect(flat(product)).not.toBeNull();
  expect(products).not.toContain(flat(product));
});
