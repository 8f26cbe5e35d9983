// The cost of a route as a file: the bill of materials, and in a workbook the steps and the sums on sheets of their own.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type { costFileTypes, RouteCostSheet } from '@app/shared/contracts/cost';
import { editSheet, type CostFigure, type CostLine, type CostSheet } from '@app/shared/rules/cost/sheet';
import { type CostRange, type CostRanges, costRanges } from '@app/shared/rules/cost/range';
import { costOf, type RouteCost } from '@app/shared/rules/cost/route';
import type { Sheet, TableColumn, TableRow } from '../../platform/files/write/table.ts';
import type { FullRoute } from '../tasks/route-store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { tableFile } from '../../platform/http/table-file.ts';
import type { Blob } from '../../platform/http/send-blob.ts';

interface CostFile {
  cost: RouteCostSheet;
  route: FullRoute;
  caller: Caller;
  fileType: (typeof costFileTypes)[number];
}

interface Counted {
  sheet: CostSheet;
  counted: RouteCost;
  ranges: CostRanges;
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
  const counted = costOf(sheet);
  const content: Counted = { sheet, counted, ranges: costRanges(sheet, counted), culture, nameOf };
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
  'costLow',
  'costEstimate',
  'costHigh',
];

function materialRows({ sheet, counted, ranges, culture, nameOf }: Counted): TableRow[] {
  const costs = new Map(counted.lines.map((line) => [line.lineId, line]));
  return sheet.steps.flatMap((step) =>
    step.lines.map((line) => {
      const { milligrams = 0, price = null } = costs.get(line.lineId) ?? {};
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
          ...rangeCells(ranges.lines.get(line.lineId)),
        ],
      };
    }),
  );
}

function stepSheet({ sheet, counted, ranges, culture }: Counted): Sheet {
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
        ...[cost?.materials, cost?.labour, cost?.overhead].map((money) => units(money ?? null)),
        ...rangeCells(ranges.steps.get(step.stepId)?.total),
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
    'totalLow',
    'totalEstimate',
    'totalHigh',
  ];
  return { name: word(culture, 'file.steps'), columns: columns(culture, names), rows };
}

function sumSheet({ sheet, counted, ranges, culture }: Counted): Sheet {
  const money = ['materials', 'labour', 'overhead', 'waste', 'total', 'perKilogram'] as const;
  const rows: TableRow[] = [
    { cells: [word(culture, 'column.scale'), null, sheet.scaleGrams / 1_000, null] },
    ...money.map((key) => ({ cells: [word(culture, `column.${key}`), ...rangeCells(ranges[key])] })),
    { cells: [word(culture, 'column.massIntensity'), null, Number(counted.massIntensity.toPrecision(4)), null] },
    { cells: [word(culture, 'column.wasteKg'), null, counted.wasteMilligrams / 1_000_000, null] },
    { cells: [word(culture, 'column.overallYield'), null, Number(counted.overallYield.toPrecision(3)), null] },
    { cells: [word(culture, 'column.unpriced'), null, counted.unpriced.length, null] },
  ];
  return { name: word(culture, 'file.sums'), columns: columns(culture, ['figure', 'low', 'estimate', 'high']), rows };
}

function sourceOf(figure: CostFigure | undefined, culture: Culture): string {
  return figure ? word(culture, `source.${figure.source}`) : word(culture, 'noPrice');
}

function nameOfAgent({ name }: CostLine, culture: Culture): string {
  return name === 'unknown' ? word(culture, 'unknownAgent') : name;
}

/** Low, estimate and high. */
function rangeCells(range: CostRange | undefined): (number | null)[] {
  return [range?.low, range?.estimate, range?.high].map((money) => units(money ?? null));
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
