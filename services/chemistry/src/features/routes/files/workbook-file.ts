// Routes as a workbook: every step, every material, and the sums, in figures that a spreadsheet goes on counting with.

import type { Readable } from 'node:stream';
import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { needsSealedVessel } from '@app/shared/rules/procedure/boiling-points';
import { type CostRange, costRanges } from '@app/shared/rules/cost/range';
import { costOf, type RouteCost } from '@app/shared/rules/cost/route';
import type { Cell, Sheet, TableRow } from '../../../platform/files/write/table.ts';
import { writeWorkbook } from '../../../platform/files/write/workbook.ts';
import { inLaboratoryOrder } from './reaction-files.ts';
import type { ReportRoute, RouteReport } from './report.ts';
import type { ReportWords } from './report-words.ts';

type Condition = RouteStep['conditions'][number];

/** Money in units of the currency, masses in kilograms. */
export function workbookFile(report: RouteReport, words: ReportWords): Readable {
  const counted = new Map(report.routes.map(({ detail, cost }) => [detail.summary.routeId, cost && costOf(cost)]));
  const costOfRoute = ({ detail }: ReportRoute): RouteCost | undefined => counted.get(detail.summary.routeId);
  const rows = (make: (route: ReportRoute, cost: RouteCost | undefined) => TableRow[]): TableRow[] =>
    report.routes.flatMap((route) => make(route, costOfRoute(route)));
  const sheet = (name: string, columns: readonly string[], content: TableRow[]): Sheet => ({
    name: words.word(`sheet.${name}`),
    columns: columns.map((column) => ({ heading: words.word(`column.${column}`, { currency: report.currency }) })),
    rows: content,
  });
  const steps = sheet(
    'steps',
    stepColumns,
    rows((route, cost) => stepRows(route, cost, words)),
  );
  return writeWorkbook({
    columns: steps.columns,
    rows: steps.rows,
    title: steps.name,
    language: words.culture,
    furtherSheets: [
      sheet(
        'materials',
        materialColumns,
        rows((route, cost) => materialRows(route, cost, words)),
      ),
      sheet(
        'sums',
        sumColumns,
        rows((route, cost) => [sumRow(route, cost, words)]),
      ),
    ],
  });
}

const stepColumns = [
  'route',
  'step',
  'reaction',
  'product',
  'productSmiles',
  'reactionSmiles',
  'reagents',
  'catalysts',
  'solvents',
  'temperatureFrom',
  'temperatureTo',
  'hoursFrom',
  'hoursTo',
  'conditionOrigin',
  'yield',
  'yieldOrigin',
  'kilograms',
  'work',
  'materialCost',
  'labour',
  'overhead',
  'total',
  'mark',
  'precedents',
  'forwardCheck',
  'competing',
  'note',
];

function stepRows(
  { detail, cost, notes }: ReportRoute,
  counted: RouteCost | undefined,
  words: ReportWords,
): TableRow[] {
  return inLaboratoryOrder(detail).map((step): TableRow => {
    const product = detail.nodes.find((node) => node.nodeId === step.productNodeId)?.molecule;
    const costed = cost?.steps.find((one) => one.stepId === step.stepId);
    const sums = counted?.steps.find((one) => one.stepId === step.stepId);
    const [condition] = step.conditions;
    const cells: Cell[] = [
      detail.summary.rank,
      step.number,
      step.name,
      product ? words.nameOf(product) : null,
      product?.smiles ?? null,
      step.reactionSmiles,
      listed(words, condition?.reagents),
      listed(words, condition?.catalysts),
      listed(words, condition?.solvents),
      condition?.temperatureC[0] ?? null,
      condition?.temperatureC[1] ?? null,
      condition?.hours?.[0] ?? null,
      condition?.hours?.[1] ?? null,
      words.word(`conditionOrigin.${step.conditionOrigin}`),
      costed?.yield.value ?? null,
      costed ? words.origin(costed.yield) : null,
      kilograms(sums?.milligrams),
      sums ? sums.labourMinutes / 60 : null,
      units(sums?.materials),
      units(sums?.labour),
      units(sums?.overhead),
      units(sums?.total),
      words.screen('routes', `mark.${step.mark.word}`),
      step.recorded?.centre ?? step.precedents,
      words.word(step.forward.passed ? 'forward.passed' : 'forward.failed'),
      step.touchedGroups.map((group) => words.group(group)).join(', '),
      [sealedNote(words, condition), step.note, ...(notes?.[step.stepId] ?? [])].filter(Boolean).join('\n'),
    ];
    return { cells };
  });
}

const materialColumns = [
  'route',
  'step',
  'role',
  'material',
  'cas',
  'smiles',
  'amount',
  'unit',
  'kilograms',
  'price',
  'priceOrigin',
  'costLow',
  'costEstimate',
  'costHigh',
  'stock',
];

function materialRows({ detail, cost }: ReportRoute, counted: RouteCost | undefined, words: ReportWords): TableRow[] {
  const costs = new Map(counted?.lines.map((line) => [line.lineId, line]));
  const ranges = cost && counted && costRanges(cost, counted);
  return (cost?.steps ?? []).flatMap((step) =>
    step.lines.map((line): TableRow => {
      const node = detail.nodes.find(({ molecule }) => molecule.smiles === line.smiles);
      const sums = costs.get(line.lineId);
      const isVolume = line.role === 'solvent' || line.role === 'workUp';
      const cells: Cell[] = [
        detail.summary.rank,
        step.number,
        words.screen('cost', `role.${line.role}`),
        words.material(line, detail),
        node?.molecule.cas ?? null,
        line.smiles ?? null,
        line.amount.value,
        words.screen('cost', isVolume ? 'unit.litresPerKg' : 'unit.equivalents'),
        kilograms(sums?.milligrams),
        units(sums?.price),
        line.madeBy === undefined ? words.origin(line.price) : words.screen('cost', 'madeHere'),
        ...rangeCells(ranges?.lines.get(line.lineId)),
        node && line.madeBy === undefined ? words.stock(node) : null,
      ];
      return { cells };
    }),
  );
}

const sumColumns = [
  'route',
  'status',
  'score',
  'steps',
  'longestLinear',
  'startingMaterials',
  'scale',
  'overallYield',
  'materialCost',
  'labour',
  'overhead',
  'waste',
  'totalLow',
  'totalEstimate',
  'totalHigh',
  'perKilogramLow',
  'perKilogramEstimate',
  'perKilogramHigh',
  'massIntensity',
  'wasteKg',
  'unpriced',
  'routeId',
];

function sumRow({ detail, cost }: ReportRoute, counted: RouteCost | undefined, words: ReportWords): TableRow {
  const { summary } = detail;
  const ranges = cost && counted && costRanges(cost, counted);
  const cells: Cell[] = [
    summary.rank,
    words.screen('routes', summary.solved ? 'solved.solved' : 'solved.partial'),
    summary.solved ? summary.score : null,
    summary.steps,
    summary.longestLinear,
    summary.startingMaterials.length,
    cost ? cost.scaleGrams / 1_000 : null,
    counted ? Number(counted.overallYield.toPrecision(3)) : null,
    ...[counted?.materials, counted?.labour, counted?.overhead, counted?.waste].map(units),
    ...rangeCells(ranges?.total),
    ...rangeCells(ranges?.perKilogram),
    counted ? Number(counted.massIntensity.toPrecision(4)) : null,
    kilograms(counted?.wasteMilligrams),
    counted?.unpriced.length ?? null,
    summary.routeId,
  ];
  return { cells };
}

/** Beside the columns of degrees, what an open flask does not reach. */
function sealedNote(words: ReportWords, condition: Condition | undefined): string {
  const isSealed = condition && needsSealedVessel(condition.temperatureC[1], condition.solvents);
  return isSealed ? words.temperature(condition) : '';
}

function listed(words: ReportWords, names: readonly string[] | undefined): string | null {
  return names && names.length > 0 ? words.agents(names) : null;
}

function kilograms(milligrams: number | undefined): number | null {
  return milligrams === undefined ? null : milligrams / 1_000_000;
}

/** Low, estimate and high. */
function rangeCells(range: CostRange | undefined): (number | null)[] {
  return [range?.low, range?.estimate, range?.high].map(units);
}

// Both currencies of the product have two decimals (ISO 4217).
function units(minorUnits: number | null | undefined): number | null {
  return minorUnits === null || minorUnits === undefined ? null : minorUnits / 100;
}
