import { afterAll, describe, expect, it } from 'vitest';
import { canonicalParts, canonicalSmiles, loadRDKit } from '../chem/rdkit.ts';
import { loadEngine } from '../cli/engine.ts';
import { AgentReader } from '../conditions/agent-reader.ts';
import { MixtureForward } from './mixture-forward.ts';
import { textbookReactions } from './textbook-reactions.ts';

const rdkit = await loadRDKit();
const { engine } = await loadEngine();
const forward = new MixtureForward(
  { predict: (parts) => engine.forward(parts.join('.'), { hurtToo: true }) },
  new AgentReader(rdkit),
);
afterAll(() => engine.dispose());

// Which of E and Z forms is for the prediction of impurities to say.
const flat = (smiles: string): string | null => canonicalSmiles(rdkit, smiles.replaceAll(/[/\\]/g, ''));

describe('textbook reactions with all that is in the flask', () => {
  it.each(textbookReactions)('$name: the product comes first', ({ reactants, agents, product }) => {
    const [first] = forward.predict(canonicalParts(rdkit, `${reactants}.${agents}`) ?? []).products;
    expect(flat(first?.smiles ?? '')).toBe(flat(product));
  });
});
