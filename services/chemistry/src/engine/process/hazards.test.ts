import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeMolecule } from '../../chemistry/recognition/describe.ts';
import { canonicalSmiles, loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { carbonOxygenPerNitrogen, compositionOf, oxygenBalance } from '../../chemistry/facts/energetic.ts';
import { GroupHazards } from '../../chemistry/facts/group-hazards.ts';
import { reagentHazards } from '../../chemistry/facts/reagent-hazards.ts';
import { isNoSolvent, solventFacts } from '../../chemistry/facts/solvents.ts';

let rdkit: RDKit;
let groups: GroupHazards;
beforeAll(async () => {
  rdkit = await loadRDKit();
  groups = new GroupHazards(rdkit);
});
afterAll(() => groups[Symbol.dispose]());

const rulesOf = (smiles: string) =>
  groups.of(canonicalSmiles(rdkit, smiles) ?? '').map((one) => `${one.rule}:${one.severity}`);

describe('dangerous groups', () => {
  it.each([
    ['CN=[N+]=[N-]', ['organicAzide:severe']],
    ['[N-]=[N+]=NCc1ccccc1', ['organicAzide:severe']],
    ['[N-]=[N+]=NCCCCCCCCCCCCCCCC', ['organicAzide:moderate']],
    ['C=[N+]=[N-]', ['diazoCompound:severe']],
    ['CCOC(=O)C=[N+]=[N-]', ['diazoCompound:severe']],
    ['Cc1c([N+](=O)[O-])cc([N+](=O)[O-])cc1[N+](=O)[O-]', ['polynitro:severe']],
    ['C[N+](=O)[O-]', ['nitro:severe']],
    ['O=[N+]([O-])OCC(O[N+](=O)[O-])CO[N+](=O)[O-]', ['nitrateEster:severe']],
    ['CC(C)(C)OO', ['peroxideGroup:severe']],
    ['CC1(C)OOC1(C)C', ['peroxideGroup:severe']],
    ['CN(C)N=O', ['nitrosamine:severe']],
    ['ClC(=O)Cl', ['phosgeneLike:severe']],
    ['COCCl', ['haloether:severe']],
    ['COS(=O)(=O)OC', ['sulfateEster:severe']],
    ['CN(CCCl)CCCl', ['mustard:severe']],
    ['COS(C)(=O)=O', ['alkylSulfonate:moderate']],
    ['ClCC1CO1', ['epoxide:moderate']],
    ['CN=C=O', ['isocyanate:high']],
    ['C[Sn](C)(C)c1ccccn1', ['organotin:high']],
    ['CCCC[Li]', ['organolithium:high']],
  ])('%s is found with its severity', (smiles, expected) => {
    expect(rulesOf(smiles)).toEqual(expected);
  });

  it.each([
    ['a nitroarene with much carbon', 'CCCCCCCCc1ccc([N+](=O)[O-])cc1CCCCCCCC'],
    ['an amine N-oxide', 'C[N+](C)(C)[O-]'],
    ['a nitrile', 'CC#N'],
    ['a hydrazide', 'CC(=O)NN'],
    ['an azo dye', 'c1ccc(N=Nc2ccccc2)cc1'],
    ['a sulfonamide', 'CS(=O)(=O)NC'],
    ['an aryl chloride with an ester', 'COC(=O)c1ccc(Cl)cc1'],
    ['an acetal', 'COC(C)OC'],
    ['an amide', 'CC(=O)NC'],
    ['lidocaine', 'CCN(CC)CC(=O)Nc1c(C)cccc1C'],
  ])('%s is none', (_name, smiles) => {
    expect(rulesOf(smiles)).toEqual([]);
  });

  it('are weighed with published figures', () => {
    const of = (smiles: string) => {
      const { formula, molecularWeight } = describeMolecule(rdkit, smiles);
      return compositionOf(formula, molecularWeight);
    };
    // Trinitrotoluene -74 %, nitroglycerine +3.5 %, picric acid -45 %.
    expect(oxygenBalance(of('Cc1c([N+](=O)[O-])cc([N+](=O)[O-])cc1[N+](=O)[O-]'))).toBeCloseTo(-74, 0);
    expect(oxygenBalance(of('O=[N+]([O-])OCC(O[N+](=O)[O-])CO[N+](=O)[O-]'))).toBeCloseTo(3.5, 1);
    expect(oxygenBalance(of('Oc1c([N+](=O)[O-])cc([N+](=O)[O-])cc1[N+](=O)[O-]'))).toBeCloseTo(-45.4, 1);
    // Benzyl azide C7H7N3: 7 / 3.
    expect(carbonOxygenPerNitrogen(of('[N-]=[N+]=NCc1ccccc1'))).toBeCloseTo(2.33, 2);
  });
});

describe('reagents', () => {
  it.each([
    ['NaN3', 'azide'],
    ['then NaN3', 'azide'],
    ['NaCN', 'cyanide'],
    ['HF·pyridine', 'hydrogenFluoride'],
    ['H2O2', 'peroxide'],
    ['n-BuLi (second step)', 'organolithium'],
    ['CrO3', 'chromium'],
    ['OsO4', 'osmium'],
    ['NaNO2', 'diazonium'],
    ['NaH (ylide from Me3SOI)', 'hydrideGas'],
    ['H2', 'hydrogen'],
    ['N2H4·H2O', 'hydrazine'],
    ['BH3·THF', 'borane'],
    ['HgSO4', 'mercury'],
    ['NaBH3CN', 'cyanoborohydride'],
  ])('%s meets the rule for %s first', (name, rule) => {
    expect(reagentHazards(name)[0]?.rule).toBe(rule);
  });

  it.each([
    'NaHCO3',
    'HCl',
    'K2CO3',
    'NaBH4',
    'KHCO3',
    'H2O',
    'NH4OH',
    'AcOH',
    'LiOH',
    'CuCl',
    'CuI',
    'Et3N',
    'NaOAc',
    'CO2',
  ])('%s meets none', (name) => {
    expect(reagentHazards(name)).toEqual([]);
  });
});

describe('solvents', () => {
  it('have the class of the published guide', () => {
    const classOf = (name: string) => solventFacts(name).class;
    expect(['water', 'EtOH', 'EtOAc', 'acetone'].map(classOf)).toEqual(Array(4).fill('recommended'));
    expect(['THF', 'toluene', 'MeCN', 'DMSO', '2-MeTHF', 'heptane'].map(classOf)).toEqual(Array(6).fill('problematic'));
    expect(['DMF', 'NMP', '1,4-dioxane', 'CH2Cl2', 'hexane'].map(classOf)).toEqual(Array(5).fill('hazardous'));
    expect(['Et2O', 'CHCl3', 'CCl4', 'benzene', 'HMPA'].map(classOf)).toEqual(Array(5).fill('highlyHazardous'));
    expect(solventFacts('DCM').name).toBe('CH2Cl2');
    expect(classOf('liquid sodium')).toBe('unknown');
  });

  it('of all templates are known by name', () => {
    const names = new Set(reactionTemplates.flatMap((one) => one.conditions.flatMap((line) => line.solvents)));
    const unknown = [...names].filter((name) => !isNoSolvent(name) && solventFacts(name).class === 'unknown');
    expect(unknown).toEqual(['HCO2Et']);
  });
});
