import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
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
    // Prepared records list each ion once.
    [
      'a carbonate of which each ion is listed once',
      '[K+].O=C([O-])[O-].CN(C)C=O',
      { reagents: ['K2CO3'], solvents: ['DMF'] },
    ],
    ['two salts that share their cation', '[K+].[I-].O=C([O-])[O-]', { reagents: ['K2CO3', 'KI'] }],
    ['a carbonate written as the acid', '[K+].[K+].O=C(O)O', { reagents: ['K2CO3'] }],
    ['a hydrogen carbonate written as the acid', '[Na+].O=C(O)O', { reagents: ['NaHCO3'] }],
    [
      'the salt that an ion alone can make first',
      'CC(=O)[O-].[NH4+].[Na+].[BH3-]C#N',
      { reagents: ['NH4OAc', 'NaBH3CN'] },
    ],
    [
      'palladium acetate beside another salt',
      '[Pd+2].CC(=O)[O-].[K+].O=C([O-])[O-]',
      { catalysts: ['Pd(OAc)2'], reagents: ['K2CO3'] },
    ],
    ['lithium hydroxide beside brine', '[Li+].[OH-].[Na+].[Cl-]', { reagents: ['LiOH'] }],
    ['lithium aluminium hydride by its ions', '[H-].[Al+3].[Li+].C1CCOC1', { reagents: ['LiAlH4'], solvents: ['THF'] }],
    [
      'palladium and phosphine as their complex',
      '[Pd].c1ccc(P(c2ccccc2)c2ccccc2)cc1.[Na+].[Na+].O=C([O-])[O-]',
      { catalysts: ['Pd(PPh3)4'], reagents: ['Na2CO3'] },
    ],
    [
      'palladium and dba as their complex',
      '[Pd].O=C(/C=C/c1ccccc1)/C=C/c1ccccc1.[Cs+].O=C([O-])[O-]',
      { catalysts: ['Pd2(dba)3'], reagents: ['Cs2CO3'] },
    ],
    [
      'a uronium salt',
      'CN(C)C(On1nnc2cccnc21)=[N+](C)C.F[P-](F)(F)(F)(F)F.CCN(C(C)C)C(C)C',
      { reagents: ['DIPEA', 'HATU'] },
    ],
    [
      'a borohydride of which the hydride is written apart',
      'CC(=O)OB(OC(C)=O)OC(C)=O.[H-].[Na+]',
      { reagents: ['NaBH(OAc)3'] },
    ],
    ['atoms at a metal in brackets', '[O]=[Cr](=[O])([O-])[Cl].c1cc[nH+]cc1', { reagents: ['PCC'] }],
    [
      'copper iodide as a record writes it',
      '[I][Cu][I].[K+].O=P([O-])([O-])[O-]',
      { catalysts: ['CuI'], reagents: ['K3PO4'] },
    ],
    ['an iodide written as its acid', 'I.[Na+].CC(C)=O', { reagents: ['NaI'], solvents: ['acetone'] }],
    ['an azide written as its acid', 'N=[N+]=[N-].[Na+].CN(C)C=O', { reagents: ['NaN3'], solvents: ['DMF'] }],
    ['hydrogen without its bond', '[HH].[Pd].CO', { reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['MeOH'] }],
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
