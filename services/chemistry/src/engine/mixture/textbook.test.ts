// What every chemist knows of reactions, asked of the three models that reason forwards.

import { afterAll, describe, expect, it } from 'vitest';
import { canonicalParts, canonicalSmiles, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { loadEngine } from '../../cli/engine.ts';
import { createConditionEngine } from '../conditions/optimize/engine.ts';
import { ReactionKinds } from '../conditions/reaction-kinds.ts';
import { ImpurityEngine } from '../impurity/engine.ts';
import { inFlask, mixtureForward } from './load.ts';
import { textbookReactions } from './testing/textbook-reactions.ts';

const rdkit = await loadRDKit();
const { engine } = await loadEngine();
const forward = mixtureForward(rdkit, inFlask(engine.forwardModel));
const impurities = new ImpurityEngine(rdkit);
const kinds = new ReactionKinds(rdkit);
const conditions = createConditionEngine(rdkit);
afterAll(() => {
  kinds[Symbol.dispose]();
  engine.dispose();
});

const canonical = (smiles: string): string => canonicalSmiles(rdkit, smiles) ?? `unreadable: ${smiles}`;
// Which of E and Z forms is for the prediction of impurities to say.
const flat = (smiles: string): string => canonical(smiles.replaceAll(/[/\\]/g, ''));

describe.each(textbookReactions)('$name', (reaction) => {
  const { reactants, agents, product } = reaction;

  it('gives its product first', () => {
    const [first] = forward.predict(canonicalParts(rdkit, `${reactants}.${agents}`) ?? []).products;
    expect(flat(first?.smiles ?? '')).toBe(flat(product));
  });

  it('gives the impurities of the textbook, and none that a chemist would laugh at', () => {
    const [given, helping] = [reactants, agents].map((one) => one.split('.').filter((part) => part !== ''));
    const question = { reactants: given ?? [], agents: helping ?? [], product, conditions: {}, carried: [] };
    const found = impurities.predict(question).impurities.map(({ smiles }) => smiles);
    expect(found).toEqual(expect.arrayContaining(reaction.impurities.map(canonical)));
    expect(found.filter((smiles) => reaction.never.map(canonical).includes(smiles))).toEqual([]);
  });

  it.runIf(reaction.conditions.length > 0)('is run as the textbook runs it, by the first five condition sets', () => {
    const text = `${reactants}>>${product}`;
    const read = kinds.read(text);
    const { sets } = conditions.optimize(
      { reactants: read?.reactants ?? [], product: read?.product ?? '' },
      kinds.of(text),
      5,
    );
    const named = sets.flatMap(({ choice }) => Object.values(choice).map(String));
    const unmet = reaction.conditions.filter((one) => !named.some((name) => one.test(name)));
    expect({ unmet, named }).toMatchObject({ unmet: [] });
  });
});
