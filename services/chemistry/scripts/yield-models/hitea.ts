// HiTEA: screens of one company; yields are product areas in the UV trace.

import { canonicalParts, canonicalSmiles, type RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { asChoice } from '../../src/engine/conditions/optimize/as-choice.ts';
import type { ConditionChoice } from '../../src/engine/conditions/optimize/types.ts';
import { readCsv } from '../condition-records/csv.ts';
import { isGiven, nameOf } from '../condition-records/screens.ts';
import { readData } from '../data-dir.ts';
import { namedCatalyst } from './catalyst-names.ts';
import type { YieldRow } from './table.ts';

export function hiteaRows(rdkit: RDKit, dir: string, file: string): YieldRow[] {
  return readCsv(readData(dir, `conditions/hitea_pfizer_hte_${file}.csv.gz`)).flatMap((row) => {
    const value = (name: string): string => row[name] ?? '';
    const product = canonicalSmiles(rdkit, value('PRODUCT_STRUCTURE'));
    const given = ['Reactant_1_SMILES', 'reactant_2_SMILES', 'reactant_3_SMILES'].map(value).filter(isGiven);
    const reactants = canonicalParts(rdkit, given.join('.'));
    const yieldPercent = Number(value('Product_Yield_PCT_Area_UV') || Number.NaN);
    if (product === null || reactants === null || !(yieldPercent >= 0 && yieldPercent <= 100)) return [];
    const choice = choiceOf(value);
    return choice ? [{ reactants, product, choice, yieldPercent }] : [];
  });
}

/** Null where what was put in is not told: `Special`, house numbers for the base. */
function choiceOf(value: (column: string) => string): ConditionChoice | null {
  const reagents = ['Reagent_1_Short_Hand', 'Reagent_2_Short_Hand'].map(value);
  if (reagents.includes('Special')) return null;
  const temperature = Number(value('Reaction_T') || Number.NaN);
  const { choice } = asChoice({
    reagents: reagents.filter(isGiven).map(nameOf),
    catalysts: [],
    solvents: solventsOf(value('Solvent_1_Name')),
    temperatureC: temperature >= -80 ? [temperature, temperature] : null,
  });
  const { catalyst, ligand } = namedCatalyst(value('Catalyst_1_Short_Hand'), value('Catalyst_2_Short_Hand'));
  return { ...choice, ...(catalyst && { catalyst: nameOf(catalyst) }), ...(ligand && { ligand }) };
}

function solventsOf(text: string): string[] {
  return text
    .replace(/ [\d.]+:[\d.]+$/, '')
    .split(/ ?\/ ?/)
    .filter(isGiven)
    .map(nameOf)
    .toSorted();
}
