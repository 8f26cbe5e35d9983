import { afterAll, expect, it } from 'vitest';
import { canonicalParts, canonicalSmiles, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { loadEngine } from '../../cli/engine.ts';
import { inFlask, mixtureForward } from './load.ts';
import { idleMixtures, typedReactions } from './testing/typed-reactions.ts';

const rdkit = await loadRDKit();
const { engine } = await loadEngine();
const forward = mixtureForward(rdkit, inFlask(engine.forwardModel));
afterAll(() => engine.dispose());

const flat = (smiles: string): string | null => canonicalSmiles(rdkit, smiles.replaceAll(/[/\\]/g, ''));
const first = (mixture: string) => forward.predict(canonicalParts(rdkit, mixture) ?? []).products[0];

it.each(typedReactions)('expects the product of %s first', (_, mixture, product) => {
  expect(flat(first(mixture)?.smiles ?? '')).toBe(flat(product));
});

/** Nothing above this score is a claim that the reaction runs. */
const claim = 0.15;

it.each(idleMixtures)('claims nothing of %s', (_, mixture) => {
  expect(first(mixture)?.score ?? 0).toBeLessThan(claim);
});
