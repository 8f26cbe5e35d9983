// High-throughput screens: one reaction under many conditions, with the yield of each.

import { canonicalParts, canonicalSmiles, type RDKit } from '../../src/chem/rdkit.ts';
import type { AgentReader } from '../../src/conditions/agent-reader.ts';
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
  '±,±,±-Trifluorotoluene': 'trifluorotoluene',
  LiOBut: 'LiOtBu',
  KOtPn: 'KO-t-pentyl',
  NaOtPn: 'NaO-t-pentyl',
  '10%% Pd/C (dry)': '10% Pd/C (dry)',
  'Tetrabutylphosphonium 1,2,4-triazolide': 'tetrabutylphosphonium 1,2,4-triazolide',
  '1-Methylimidazole': 'N-methylimidazole',
  Triethylamine: 'Et3N',
  Pyridine: 'pyridine',
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
          reactants,
          product,
          reagents: named('Reagent_1_Short_Hand', 'Reagent_2_Short_Hand'),
          solvents: value('Solvent_1_Name')
            .replace(/ [\d.]+:[\d.]+$/, '')
            .split(/ ?\/ ?/)
            .filter(isGiven)
            .map(nameOf)
            .toSorted(),
          catalysts: named('Catalyst_1_Short_Hand', 'Catalyst_2_Short_Hand').filter((one) => one !== 'H2'),
          temperatureC: temperature >= -80 ? temperature : undefined,
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
    return [{ reactants: ['O=C(O)c1ccccc1', amine], product: '', reagents, solvents, catalysts: [], yieldPercent }];
  });
}

/** Suzuki couplings: reactants, agents and product are written in one reaction SMILES. */
export function suzukiRecords(rdkit: RDKit, reader: AgentReader, dir: string): ConditionRecord[] {
  return readData(dir, 'conditions/suzuki_miyaura_random_split_1.tsv')
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [, reaction = '', fraction = ''] = line.split('\t');
      const [left = '', right = ''] = reaction.replaceAll('CC(=O)O~CC(=O)O~[Pd]', 'CC(=O)O[Pd]OC(C)=O').split('>>');
      const product = canonicalSmiles(rdkit, right);
      const parts = left.split('.').filter((part) => !part.includes('~'));
      const reactants = canonicalParts(rdkit, parts.filter((part) => holdsCoupling(part)).join('.'));
      if (product === null || reactants === null || fraction === '') return [];
      const beside = parts.filter((part) => !holdsCoupling(part));
      return [{ reactants, product, ...reader.read(beside), yieldPercent: Number(fraction) * 100 }];
    });
}

/** The two partners of these screens are the molecules with a quinoline or an indazole. */
function holdsCoupling(part: string): boolean {
  return /ncccc|cccnc|cccn2|cnn2|nnc|C2CCCCO2/.test(part) && !/\[Pd\]|\[Fe\]/.test(part);
}

function nameOf(name: string): string {
  return otherNames[name] ?? name;
}

function isGiven(text: string): boolean {
  return text !== '' && text !== 'NA' && text !== 'None' && text !== 'Special';
}
