import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { readBuiltInStock } from '../../chemistry/stock/stock.ts';
import { readLearnedStep } from '../../chemistry/models/learned-step.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { createEngine } from './engine.ts';
import type { Engine } from './engine.ts';

let engine: Engine;
beforeAll(async () => {
  const rdkit = await loadRDKit();
  engine = createEngine({
    rdkit,
    stock: readBuiltInStock(),
    templates: reactionTemplates,
    counts: readTemplateCounts(),
    learned: readLearnedStep(rdkit),
  });
});
afterAll(() => engine.dispose());

function passes(step: string): boolean {
  const [precursors = '', product = ''] = step.split('>>');
  return engine.checkForward(precursors.split('.'), product).passed;
}

describe('of two sites the check passes the faster one', () => {
  it.each([
    // What competes, the step at the faster site, the step at the slower one.
    [
      'bromides of a pyridine in a Suzuki coupling',
      'Brc1ccc(Br)nc1.OB(O)c1ccccc1>>Brc1ccc(-c2ccccc2)nc1',
      'Brc1ccc(Br)nc1.OB(O)c1ccccc1>>Brc1ccc(-c2ccccc2)cn1',
    ],
    [
      'bromides of a quinoline in a Suzuki coupling',
      'Brc1ccnc2ccc(Br)cc12.OB(O)c1ccccc1>>Brc1ccc2nccc(-c3ccccc3)c2c1',
      'Brc1ccnc2ccc(Br)cc12.OB(O)c1ccccc1>>Brc1ccnc2ccc(-c3ccccc3)cc12',
    ],
    [
      'iodide and bromide in a Suzuki coupling',
      'Brc1ccc(I)c(C)c1.OB(O)c1ccccc1>>Cc1cc(Br)ccc1-c1ccccc1',
      'Brc1ccc(I)c(C)c1.OB(O)c1ccccc1>>Cc1cc(-c2ccccc2)ccc1I',
    ],
    [
      'fluorides para and meta to a nitro group',
      'C1CCNCC1.O=[N+]([O-])c1cc(F)ccc1F>>O=[N+]([O-])c1cc(F)ccc1N1CCCCC1',
      'C1CCNCC1.O=[N+]([O-])c1cc(F)ccc1F>>O=[N+]([O-])c1cc(N2CCCCC2)ccc1F',
    ],
    [
      'an activated chloride and a bromide with an alcohol',
      'O=[N+]([O-])c1cnc2cc(Br)ccc2c1Cl.OCc1ccccc1>>O=[N+]([O-])c1cnc2cc(Br)ccc2c1OCc1ccccc1',
      'O=[N+]([O-])c1cnc2cc(Br)ccc2c1Cl.OCc1ccccc1>>O=[N+]([O-])c1cnc2cc(OCc3ccccc3)ccc2c1Cl',
    ],
    [
      'a bromide that a ring nitrogen activates and a plain chloride with a pyridone',
      'O=c1cccc[nH]1.Clc1ccc(Br)nc1>>O=c1ccccn1-c1ccc(Cl)cn1',
      'O=c1cccc[nH]1.Clc1ccc(Br)nc1>>O=c1ccccn1-c1ccc(Br)nc1',
    ],
    [
      'an amine and an alcohol with a carbamoyl chloride',
      'O=C(Cl)N1CCOCC1.OCC1COCCN1>>O=C(N1CCOCC1)N1CCOCC1CO',
      'O=C(Cl)N1CCOCC1.OCC1COCCN1>>O=C(OCC1COCCN1)N1CCOCC1',
    ],
    [
      'an amine and a phenol with an acid chloride',
      'CC(=O)Cl.NCCc1ccc(O)cc1>>CC(=O)NCCc1ccc(O)cc1',
      'CC(=O)Cl.NCCc1ccc(O)cc1>>CC(=O)Oc1ccc(CCN)cc1',
    ],
    [
      'positions para and meta to an amide in a nitration',
      'CC(=O)Nc1ccccc1.O=[N+]([O-])O>>CC(=O)Nc1ccc([N+](=O)[O-])cc1',
      'CC(=O)Nc1ccccc1.O=[N+]([O-])O>>CC(=O)Nc1cccc([N+](=O)[O-])c1',
    ],
    [
      'positions ortho and meta to a phenol in a bromination',
      'Cc1ccc(O)cc1.O=C1CCC(=O)N1Br>>Cc1ccc(O)c(Br)c1',
      'Cc1ccc(O)cc1.O=C1CCC(=O)N1Br>>Cc1ccc(O)cc1Br',
    ],
  ])('%s', (_, faster, slower) => {
    expect([passes(faster), passes(slower)]).toEqual([true, false]);
  });

  it.each([
    ['bromine and an arene with two acceptors', 'BrBr.CS(=O)(=O)c1ccc(C=O)cc1>>CS(=O)(=O)c1ccc(C=O)c(Br)c1'],
    [
      'a boron reagent whose own chloride is the more reactive one',
      'COc1cc(Cl)cc(OC)c1.COc1cc2nc(Cl)ncc2cc1B(O)O>>COc1cc(OC)cc(-c2cc3cnc(Cl)nc3cc2OC)c1',
    ],
  ])('and none of %s', (_, step) => {
    expect(passes(step)).toBe(false);
  });
});
