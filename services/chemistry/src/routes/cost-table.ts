// The cost of a route as a file: the bill of materials, and in a workbook the steps and the sums on sheets of their own.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type { costFileTypes, RouteCostSheet } from '@app/shared/contracts/cost';
import { editSheet, type CostFigure, type CostLine, type CostSheet } from '@app/shared/rules/cost-sheet';
import { costOf, type RouteCost } from '@app/shared/rules/route-cost';
import type { Sheet, TableColumn, TableRow } from '../files/write/table.ts';
import type { FullRoute } from '../tasks/route-store.ts';
import type { Caller } from './caller.ts';
import { tableFile } from './table-file.ts';
import type { Blob } from './send-blob.ts';

interface CostFile {
  cost: RouteCostSheet;
  route: FullRoute;
  caller: Caller;
  fileType: (typeof costFileTypes)[number];
}

interface Counted {
  sheet: CostSheet;
  counted: RouteCost;
  culture: Culture;
  nameOf: (line: CostLine) => string;
}

/** Amounts in kilograms and money in units of the currency, as numbers that a spreadsheet adds up. */
export function costTable({ cost, route, caller, fileType }: CostFile): Blob {
  const { culture } = caller;
  const sheet = editSheet(cost.sheet, cost.edits);
  const names = new Map(cost.molecules.map(({ smiles, name }) => [smiles, name]));
  const nameOf = (line: CostLine): string =>
    (line.smiles === undefined ? undefined : names.get(line.smiles)) ?? nameOfAgent(line, culture);
  const content: Counted = { sheet, counted: costOf(sheet), culture, nameOf };
  const { currency } = sheet;
  return tableFile({
    fileType,
    fileName: word(culture, 'file.name', { name: route.task.name, rank: route.rank }),
    title: word(culture, 'file.title', { name: route.task.name, rank: route.rank, grams: sheet.scaleGrams, currency }),
    language: culture,
    columns: columns(culture, materialColumns),
    rows: materialRows(content),
    furtherSheets: [stepSheet(content), sumSheet(content)],
  });
}

const materialColumns = [
  'step',
  'role',
  'material',
  'smiles',
  'amount',
  'unit',
  'kilograms',
  'pricePerKg',
  'source',
  'cost',
];

function materialRows({ sheet, counted, culture, nameOf }: Counted): TableRow[] {
  const costs = new Map(counted.lines.map((line) => [line.lineId, line]));
  return sheet.steps.flatMap((step) =>
    step.lines.map((line) => {
      const { milligrams = 0, price = null, cost = null } = costs.get(line.lineId) ?? {};
      const isVolume = line.role === 'solvent' || line.role === 'workUp';
      return {
        cells: [
          step.number,
          word(culture, `role.${line.role}`),
          nameOf(line),
          line.smiles ?? null,
          line.amount.value,
          word(culture, isVolume ? 'unit.litresPerKg' : 'unit.equivalents'),
          milligrams / 1_000_000,
          units(price),
          line.madeBy === undefined ? sourceOf(line.price, culture) : word(culture, 'madeHere'),
          units(cost),
        ],
      };
    }),
  );
}

function stepSheet({ sheet, counted, culture }: Counted): Sheet {
  const rows = sheet.steps.map((step, index): TableRow => {
    const cost = counted.steps[index];
    return {
      cells: [
        step.number,
        step.product.smiles,
        step.yield.value,
        sourceOf(step.yield, culture),
        (cost?.milligrams ?? 0) / 1_000_000,
        (cost?.labourMinutes ?? 0) / 60,
        ...[cost?.materials, cost?.labour, cost?.overhead, cost?.total].map((money) => units(money ?? null)),
      ],
    };
  });
  const names = [
    'step',
    'product',
    'yield',
    'source',
    'kilograms',
    'hours',
    'materials',
    'labour',
    'overhead',
    'total',
  ];
  return { name: word(culture, 'file.steps'), columns: columns(culture, names), rows };
}

function sumSheet({ sheet, counted, culture }: Counted): Sheet {
  const money = ['materials', 'labour', 'overhead', 'waste', 'total', 'perKilogram'] as const;
  const rows: TableRow[] = [
    { cells: [word(culture, 'column.scale'), sheet.scaleGrams / 1_000] },
    ...money.map((key) => ({ cells: [word(culture, `column.${key}`), units(counted[key])] })),
    { cells: [word(culture, 'column.massIntensity'), Number(counted.massIntensity.toPrecision(4))] },
    { cells: [word(culture, 'column.wasteKg'), counted.wasteMilligrams / 1_000_000] },
    { cells: [word(culture, 'column.overallYield'), Number(counted.overallYield.toPrecision(3))] },
    { cells: [word(culture, 'column.unpriced'), counted.unpriced.length] },
  ];
  return { name: word(culture, 'file.sums'), columns: columns(culture, ['figure', 'value']), rows };
}

function sourceOf(figure: CostFigure | undefined, culture: Culture): string {
  return figure ? word(culture, `source.${figure.source}`) : word(culture, 'noPrice');
}

function nameOfAgent({ name }: CostLine, culture: Culture): string {
  return name === 'unknown' ? word(culture, 'unknownAgent') : name;
}

// Both currencies of the product have two decimals (ISO 4217).
function units(minorUnits: number | null): number | null {
  return minorUnits === null ? null : minorUnits / 100;
}

function columns(culture: Culture, names: readonly string[]): TableColumn[] {
  return names.map((name) => ({ heading: word(culture, `column.${name}`) }));
}

function word(culture: Culture, key: string, values: Record<string, string | number> = {}): string {
  return message(culture, 'cost', key, values);
}
