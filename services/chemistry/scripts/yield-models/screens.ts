// The tables of yields as rows of one choice and one yield each.

import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { asChoice } from '../../src/engine/conditions/optimize/as-choice.ts';
import type { ConditionRecord } from '../condition-records/record.ts';
import { amidationRecords, suzukiRecords } from '../condition-records/screens.ts';
import { dreherDoyleRows } from './dreher-doyle.ts';
import { hiteaRows } from './hitea.ts';
import type { YieldRow, YieldTable } from './table.ts';

const hitea = 'E. King-Smith et al., Nat. Chem. 2024, 16, 633';
const suzuki = 'D. Perera et al., Science 2018, 359, 429';
const dreherDoyle = 'D. T. Ahneman et al., Science 2018, 360, 186';
const ochem = 'beef-broccoli/ochem-data (CC-BY-4.0)';

/** All tables below the data folder. */
export async function yieldTables(rdkit: RDKit, dir: string): Promise<YieldTable[]> {
  return [
    { name: 'suzuki', source: suzuki, penalty: 10, rows: suzukiRecords(rdkit, dir).flatMap(asRow) },
    { name: 'dreherDoyle', source: dreherDoyle, penalty: 10, rows: await dreherDoyleRows(rdkit, dir) },
    { name: 'buchwald', source: hitea, penalty: 100, rows: hiteaRows(rdkit, dir, 'buchwald') },
    { name: 'ullmann', source: hitea, penalty: 300, rows: hiteaRows(rdkit, dir, 'ullmann') },
    { name: 'amidation', source: ochem, penalty: 100, rows: amidationRecords(rdkit, dir).flatMap(asRow) },
    { name: 'heteroHydrogenation', source: hitea, penalty: 30, rows: hiteaRows(rdkit, dir, 'hetero_hydrogenation') },
  ];
}

function asRow(record: ConditionRecord): YieldRow[] {
  const { reactants, product, agents, yieldPercent } = record;
  if (yieldPercent === undefined || Array.isArray(agents)) return [];
  return [{ reactants, product, choice: asChoice({ ...agents, temperatureC: null }).choice, yieldPercent }];
}
