// High-throughput screens: one reaction under many conditions, with the yield of each.

import { canonicalParts, canonicalSmiles, type RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { readData } from '../data-dir.ts';
import { readCsv } from './csv.ts';
import type { ConditionRecord } from './record.ts';

const hiteaFiles = ['buchwald', 'ullmann', 'hetero_hydrogenation', 'homo_hydrogenation'];

/** Short names of the screens that differ from those of the templates. */
const otherNames: Readonly<Record<string, string>> = {
  Dioxane: '1,4-dioxane',
  Toluene: 'toluene',
  't-AmOH': 't-amyl alcohol',
  IPA: 'i-PrOH',
  DCM: 'CH2Cl2',
  DCE: '1,2-dichloroethane',
  DMAc: 'DMA',
  MEK: '2-butanone',
  Acetone: 'acetone',
  '2,2,2-Trifluoroethanol': 'trifluoroethanol',
  TFE: 'trifluoroethanol',
  Water: 'H2O',
  'Me-mTHF': '2-MeTHF',
  '±,±,±-Trifluorotoluene': 'trifluorotoluene',
  LiOBut: 'LiOtBu',
  'LiOBut 1M in Hexanes': 'LiOtBu',
  KOtPn: 'KO-t-pentyl',
  KOPnt: 'KO-t-pentyl',
  NaOtPn: 'NaO-t-pentyl',
  '10%% Pd/C (dry)': '10% Pd/C (dry)',
  'Tetrabutylphosphonium 1,2,4-triazolide': 'tetrabutylphosphonium 1,2,4-triazolide',
  '1-Methylimidazole': 'N-methylimidazole',
  Triethylamine: 'Et3N',
  Pyridine: 'pyridine',
  Diisopropylethylamine: 'DIPEA',
  '2,6-Lutidine': '2,6-lutidine',
  Lutidine: '2,6-lutidine',
  HCOOH: 'HCO2H',
  'CsOH.H2O': 'CsOH',
  'Me-THF': '2-MeTHF',
  tBME: 'MTBE',
  iPrOAc: 'i-PrOAc',
  pTSA: 'TsOH',
  CmphSO3H: 'camphorsulfonic acid',
  'HBF4.Et2O': 'HBF4',
};

/** HiTEA: yields are product areas in the UV trace. */
export function hiteaRecords(rdkit: RDKit, dir: string): ConditionRecord[] {
  return hiteaFiles.flatMap((file) =>
    readCsv(readData(dir, `conditions/hitea_pfizer_hte_${file}.csv.gz`)).flatMap((row) => {
      const value = (name: string): string => row[name] ?? '';
      const product = canonicalSmiles(rdkit, value('PRODUCT_STRUCTURE'));
      const given = ['Reactant_1_SMILES', 'reactant_2_SMILES', 'reactant_3_SMILES'].map(value).filter(isGiven);
      const reactants = canonicalParts(rdkit, given.join('.'));
      const yieldPercent = Number(value('Product_Yield_PCT_Area_UV') || Number.NaN);
      if (product === null || reactants === null || !(yieldPercent >= 0 && yieldPercent <= 100)) return [];
      const named = (...columns: string[]): string[] => columns.map(value).filter(isGiven).map(nameOf).toSorted();
      const temperature = Number(value('Reaction_T') || Number.NaN);
      return [
        {
          source: 'screen' as const,
          reactants,
          product,
          agents: {
            reagents: named('Reagent_1_Short_Hand', 'Reagent_2_Short_Hand'),
            solvents: value('Solvent_1_Name')
              .replace(/ [\d.]+:[\d.]+$/, '')
              .split(/ ?\/ ?/)
              .filter(isGiven)
              .map(nameOf)
              .toSorted(),
            catalysts: named('Catalyst_1_Short_Hand', 'Catalyst_2_Short_Hand').filter((one) => one !== 'H2'),
          },
          temperatureC: temperature >= -80 ? temperature : undefined,
          hours: Number(value('Reaction_Time_hrs')) || undefined,
          yieldPercent,
        },
      ];
    }),
  );
}

/** Amide couplings: the acid is the same in all and not given, so a benzoic acid stands for it. */
export function amidationRecords(rdkit: RDKit, dir: string): ConditionRecord[] {
  return readCsv(readData(dir, 'conditions/ochemdata_amidation.csv')).flatMap((row) => {
    const amine = canonicalSmiles(rdkit, row['nucleophile_smiles'] ?? '');
    const yieldPercent = Number(row['yield'] || Number.NaN);
    if (amine === null || Number.isNaN(yieldPercent)) return [];
    const reagents = [row['activator_name'] ?? '', row['base_name'] ?? ''].filter(isGiven).map(nameOf).toSorted();
    const solvents = [row['solvent_name'] ?? ''].filter(isGiven).map(nameOf);
    return [
      {
        source: 'screen' as const,
        reactants: ['O=C(O)c1ccccc1', amine],
        product: '',
        agents: { reagents, solvents, catalysts: [] },
        yieldPercent,
      },
    ];
  });
}

/** Bases of the Suzuki screen by their anion; potassium also comes along with trifluoroborates. */
const suzukiBases: readonly [part: string, name: string][] = [
  ['CC(C)(C)[O-]', 'LiOtBu'],
  ['O=P([O-])([O-])[O-]', 'K3PO4'],
  ['O=C([O-])O', 'NaHCO3'],
  ['[F-]', 'CsF'],
  ['CCN(CC)CC', 'Et3N'],
];

/** Ligands of the Suzuki screen by a part that no other one has. */
const suzukiLigands: readonly [part: string, name: string][] = [
  ['CC(C)(C)P(C1=CC=C[CH]1)C(C)(C)C', 'dtbpf'],
  ['c1ccc(P(c2ccccc2)[c-]2cccc2)cc1', 'dppf'],
  ['c1ccc(P(c2ccccc2)c2ccccc2)cc1', 'PPh3'],
  ['Cc1ccccc1P(c1ccccc1C)c1ccccc1C', 'P(o-tol)3'],
  ['COc1cccc(OC)c1-c1ccccc1P(C1CCCCC1)C1CCCCC1', 'SPhos'],
  ['CN(C)c1ccc(P(C(C)(C)C)C(C)(C)C)cc1', 'AmPhos'],
  ['CCCCP(C12CC3CC(CC(C3)C1)C2)C12CC3CC(CC(C3)C1)C2', 'cataCXium A'],
  ['CC1(C)c2cccc(P(c3ccccc3)c3ccccc3)c2Oc2c(P(c3ccccc3)c3ccccc3)cccc21', 'Xantphos'],
  ['CC(C)c1cc(C(C)C)c(-c2ccccc2P(C2CCCCC2)C2CCCCC2)c(C(C)C)c1', 'XPhos'],
  ['CC(C)(C)P(C(C)(C)C)C(C)(C)C', 'P(t-Bu)3'],
  ['C1CCC(P(C2CCCCC2)C2CCCCC2)CC1', 'PCy3'],
];

const suzukiSolvents: readonly [part: string, name: string][] = [
  ['CC#N', 'MeCN'],
  ['C1CCOC1', 'THF'],
  ['CN(C)C=O', 'DMF'],
  ['CO', 'MeOH'],
];

/** Suzuki couplings: reactants, agents and product are written in one reaction SMILES; all with palladium acetate in wet solvents. */
export function suzukiRecords(rdkit: RDKit, dir: string): ConditionRecord[] {
  return readData(dir, 'conditions/suzuki_miyaura_random_split_1.tsv')
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [, reaction = '', fraction = ''] = line.split('\t');
      const [left = '', right = ''] = reaction.split('>>');
      const product = canonicalSmiles(rdkit, right);
      const parts = left.split('.').filter((part) => !part.includes('~'));
      const reactants = canonicalParts(rdkit, parts.filter((part) => holdsCoupling(part)).join('.'));
      if (product === null || reactants === null || fraction === '') return [];
      const named = (table: readonly [string, string][]): string[] =>
        table.flatMap(([part, name]) => (parts.includes(part) ? [name] : [])).slice(0, 1);
      const hydroxide = parts.includes('[OH-]') ? [parts.includes('[Na+]') ? 'NaOH' : 'KOH'] : [];
      return [
        {
          source: 'screen' as const,
          reactants,
          product,
          agents: {
            reagents: [...named(suzukiBases), ...hydroxide].slice(0, 1),
            solvents: [...named(suzukiSolvents), 'H2O'].toSorted(),
            catalysts: ['Pd(OAc)2', ...named(suzukiLigands)],
          },
          yieldPercent: Number(fraction) * 100,
        },
      ];
    });
}

/** The two partners of these screens are the molecules with a quinoline or an indazole. */
function holdsCoupling(part: string): boolean {
  return /ncccc|cccnc|cccn2|cnn2|nnc|C2CCCCO2/.test(part) && !/\[Pd\]|\[Fe\]/.test(part);
}

/** The name of an agent as templates write it. */
export function nameOf(name: string): string {
  return otherNames[name] ?? name;
}

/** Whether a cell of a screen names something. */
export function isGiven(text: string): boolean {
  return text !== '' && text !== 'NA' && text !== 'None' && text !== 'Special';
}
