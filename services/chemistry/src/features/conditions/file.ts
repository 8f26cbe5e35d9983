// Condition sets, plates and measured yields as files.

import { message } from '@app/locales/messages';
import type { Cell, Table } from '../../platform/files/write/table.ts';
import { AppError } from '@app/shared/errors/app-error';
import { moleculeName } from '@app/shared/rules/molecule-name';
import { setsTable, supportedTable, yieldsTable } from './condition-tables.ts';
import { columnWord, fileWord } from './lab-words.ts';
import { findOptimization, type OptimizationRow } from './optimization-store.ts';
import { plateTable } from './plate-file.ts';
import { spaceSize } from '../../engine/conditions/optimize/choice.ts';
import { modelName } from '../../engine/conditions/optimize/words.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { ConditionsServices } from './services.ts';
import { presentKind } from '../tasks/step-templates.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handleBlob } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { plannedPlate } from './experiments.ts';
import { presentConditions } from './present.ts';
import { askedConditions } from './supported.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { tableFile } from '../../platform/http/table-file.ts';

type What = 'plate' | 'sets' | 'results';
interface Order {
  row: OptimizationRow;
  wells: 24 | 96;
  keep?: boolean | undefined;
  caller: Caller;
  services: ConditionsServices;
}
interface NamedTable {
  table: Table;
  fileName: string;
}

const defaultWells = 24;

const tables: Record<What, (order: Order) => Promise<NamedTable> | NamedTable> = {
  plate: plateOrder,
  sets: ({ row, caller: { culture } }) => ({
    table: setsTable(
      row.ranked.sets.map((set) => presentConditions(set, culture)),
      culture,
    ),
    fileName: fileWord(culture, 'setsName', { name: row.name }),
  }),
  results: ({ row, caller: { culture } }) => ({
    table: yieldsTable(row.results, culture),
    fileName: fileWord(culture, 'resultsName', { name: row.name }),
  }),
};

const experiments = handleBlob('exportExpConditions', async ({ body }, caller, services) => {
  const { id, what, wells = defaultWells, keep, fileType = 'xlsx' } = body;
  const row = await findOptimization(services.database.queries, caller, id);
  const { table, fileName } = await tables[what]({ row, wells, keep, caller, services });
  return tableFile({ ...table, fileType, fileName });
});

const conditions = handleBlob('exportConditions', async ({ query }, caller, services) => {
  const { id, fileType = 'xlsx', ...asked } = query;
  const { culture } = caller;
  if (id !== undefined) {
    const row = await findOptimization(services.database.queries, caller, id);
    const { table, fileName } = await tables.sets({ row, wells: defaultWells, caller, services });
    return tableFile({ ...table, fileType, fileName });
  }
  const found = await askedConditions(services, caller, { ...asked, top: mostConditions });
  const words = (group: string): string => message(culture, 'routes', `group.${group}`);
  const named = found.map((one) => ({ ...one, atRisk: one.atRisk.map(words) }));
  const fileName = fileWord(culture, 'conditionsName', { kind: found[0]?.kind ?? '' });
  return tableFile({ ...supportedTable(named, culture), fileType, fileName });
});

export const conditionFileCalls: readonly Registration<ConditionsServices>[] = [experiments, conditions];

const mostConditions = 20;

async function plateOrder({ row, wells, keep, caller, services }: Order): Promise<NamedTable> {
  const { culture } = caller;
  const plate = await plannedPlate(services, row, { size: wells, keep });
  if (plate.wells.length === 0) throw new AppError('noValidData');
  const reactants = row.reaction.reactants.map((molecule) => nameOf(molecule, caller, services));
  const about = aboutOf(row, plate.wells.length, caller, services);
  return {
    table: plateTable({ plate, reactants, about, culture }),
    fileName: fileWord(culture, 'plateName', { name: row.name, wells }),
  };
}

function aboutOf(
  row: OptimizationRow,
  filled: number,
  caller: Caller,
  { clock }: ConditionsServices,
): [string, Cell][] {
  const { culture } = caller;
  const line = (key: string, params = {}): string => fileWord(culture, `line.${key}`, params);
  const compound = ({ smiles, formula, molecularWeight: weight }: StoredMolecule): string =>
    fileWord(culture, 'compound', { smiles, formula, weight });
  const { reaction, ranked } = row;
  return [
    [line('name'), row.name],
    [line('reaction'), reaction.smiles],
    [line('kind'), presentKind(row.kinds[0], caller)?.name ?? null],
    ...reaction.reactants.map((one, at): [string, Cell] => [line('reactant', { number: at + 1 }), compound(one)]),
    [line('product'), compound(reaction.product)],
    [line('wells'), filled],
    [line('space'), spaceSize(row.space)],
    [line('version'), row.version],
    [line('planned'), clock.now().toISOString().slice(0, 16).replace('T', ' ')],
    [line('expected'), expectedLine(ranked.model, caller)],
    [line('filling'), fileWord(culture, 'fillIn', { column: columnWord(culture, 'yield') })],
  ];
}

function expectedLine(model: OptimizationRow['ranked']['model'], { culture }: Caller): string {
  if (!model) return fileWord(culture, 'noFigures');
  return fileWord(culture, 'estimated', { error: model.error, model: modelName(culture, model) });
}

function nameOf(molecule: StoredMolecule, { culture }: Caller, { names }: ConditionsServices): string {
  return moleculeName(culture, presentMolecule(names, molecule));
}
