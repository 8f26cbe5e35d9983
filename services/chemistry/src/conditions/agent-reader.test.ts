import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../chem/rdkit.ts';
import { AgentReader } from './agent-reader.ts';
import { agents } from './agents.ts';

let reader: AgentReader;
beforeAll(async () => {
  reader = new AgentReader(await loadRDKit());
});

describe('the table of agents', () => {
  it('names each agent once', () => {
    const names = agents.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('finds every agent by each of its structures', () => {
    const lost = agents.flatMap(({ name, smiles }) => smiles.filter((one) => reader.find(one)?.name !== name));
    expect(lost).toEqual([]);
  });
});

describe('AgentReader', () => {
  it.each([
    ['single ions as the salts they make', '[K+].[K+].O=C([O-])[O-].[Na+].[OH-]', { reagents: ['K2CO3', 'NaOH'] }],
    [
      'a complex as a whole',
      'Cl[Pd]Cl.[Fe+2].c1ccc(P(c2ccccc2)[c-]2cccc2)cc1.c1ccc(P(c2ccccc2)[c-]2cccc2)cc1',
      { catalysts: ['Pd(dppf)Cl2'] },
    ],
    ['palladium metal as the catalyst on carbon', '[Pd].[C].CCO', { catalysts: ['Pd/C'], solvents: ['EtOH'] }],
    ['no solvent of the work-up beside another one', 'CN(C)C=O.CCOC(C)=O.CCOCC', { solvents: ['DMF'] }],
    ['the only solvent, whatever it is', 'CCOC(C)=O', { solvents: ['EtOAc'] }],
    ['no acid of the work-up beside a base', '[Na+].[OH-].Cl.CO', { reagents: ['NaOH'], solvents: ['MeOH'] }],
    ['an acid that does the work', 'Cl.C1COCCO1', { reagents: ['HCl'], solvents: ['1,4-dioxane'] }],
    ['nothing of drying agents and unknown molecules', '[Mg+2].[O-]S(=O)(=O)[O-].CCCCCCCCCCBr', {}],
  ])('reads %s', (_, smiles, expected) => {
    expect(reader.read(smiles.split('.'))).toEqual({ reagents: [], solvents: [], catalysts: [], ...expected });
  });

  it('tells agents from reactants', () => {
    expect(['CN(C)C=O', '[Na+]', 'CC(C)(C)OC(=O)N1CCC(O)CC1'].map((one) => reader.isAgent(one))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
