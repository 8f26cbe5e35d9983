// The bill of materials on paper: what is weighed for the amount that the cost sheet is for, what it costs, and how sure that is.

import { type CostRanges, costRanges } from '@app/shared/rules/cost/range';
import type { CostSheet } from '@app/shared/rules/cost/sheet';
import { costOf, type RouteCost } from '@app/shared/rules/cost/route';
import { colours } from '../../../../platform/files/write/paper.ts';
import type { PdfContext } from './report.ts';
import { paperTable, type PaperRow } from '../../../../platform/files/write/paper-table.ts';
import type { ReportRoute } from '../report.ts';

export function pdfMaterials(context: PdfContext, route: ReportRoute): void {
  const { cost } = route;
  if (!cost) return;
  const { paper, words } = context;
  const counted = costOf(cost);
  const ranges = costRanges(cost, counted);
  paper.newPage();
  paper.heading(2, words.word('materials.title', { mass: words.mass(cost.scaleGrams * 1_000) }));
  paper.paragraph(words.word('materials.note', { currency: cost.currency }), { size: 8, colour: colours.quiet });
  const shares = {
    step: 0.9,
    use: 1.4,
    material: 3.1,
    amount: 1.6,
    mass: 1.4,
    price: 2.9,
    priceOrigin: 1.8,
    cost: 2.9,
  };
  const rightColumns = new Set(['amount', 'mass', 'price', 'cost']);
  paperTable(
    paper,
    Object.entries(shares).map(([column, share]) => ({
      heading: words.word(`column.${column}`, { currency: cost.currency }),
      share,
      align: rightColumns.has(column) ? 'right' : 'left',
    })),
    cost.steps.flatMap((step) => [
      ...lineRows(context, route, { cost, counted, ranges, step }),
      stepSum(context, { cost, ranges, step }),
    ]),
  );
  paper.heading(3, words.word('materials.sums'), 190);
  paper.facts(sumFacts(context, cost, { counted, ranges }));
  if (counted.unpriced.length > 0) {
    paper.paragraph(words.word('materials.unpriced', { count: counted.unpriced.length }), { colour: colours.warning });
  }
  const gap = words.culture === 'zh-CN' ? '' : ' ';
  const model = `${words.screen('common', 'money.note')}${gap}${words.screen('cost', 'totals.model')}`;
  paper.paragraph(model, { size: 8, colour: colours.quiet });
}

interface Costed {
  cost: CostSheet;
  counted: RouteCost;
  ranges: CostRanges;
  step: CostSheet['steps'][number];
}

function lineRows({ words }: PdfContext, { detail }: ReportRoute, { cost, counted, ranges, step }: Costed): PaperRow[] {
  return step.lines.map((line) => {
    const sums = counted.lines.find((one) => one.lineId === line.lineId);
    const isVolume = line.role === 'solvent' || line.role === 'workUp';
    const unit = words.screen('cost', isVolume ? 'unit.short.litres' : 'unit.short.equivalents');
    const isMade = line.madeBy !== undefined;
    return {
      cells: [
        words.number(step.number),
        words.screen('cost', `role.${line.role}`),
        words.material(line, detail),
        `${words.number(line.amount.value)} ${unit}`,
        words.mass(sums?.milligrams ?? 0),
        isMade ? '–' : words.cellRange(ranges.prices.get(line.lineId), cost.currency),
        isMade ? words.screen('cost', 'madeHere') : words.origin(line.price),
        isMade ? '–' : words.cellRange(ranges.lines.get(line.lineId), cost.currency),
      ],
    };
  });
}

function stepSum({ words }: PdfContext, { cost, ranges, step }: Omit<Costed, 'counted'>): PaperRow {
  const materials = ranges.steps.get(step.stepId)?.materials;
  const title = words.word('materials.ofStep', { number: step.number });
  return { cells: ['', '', title, '', '', '', '', words.cellRange(materials, cost.currency)], isBold: true };
}

function sumFacts(
  { words }: PdfContext,
  cost: CostSheet,
  { counted, ranges }: Pick<Costed, 'counted' | 'ranges'>,
): [string, string][] {
  const money = ['materials', 'labour', 'overhead', 'waste', 'total'] as const;
  return [
    ...money.map((key): [string, string] => [
      words.screen('cost', `column.${key}`),
      words.range(ranges[key], cost.currency),
    ]),
    [words.screen('cost', 'column.perKilogram'), words.range(ranges.perKilogram, cost.currency)],
    [words.screen('cost', 'column.massIntensity'), words.number(Number(counted.massIntensity.toPrecision(4)))],
    [words.screen('cost', 'column.wasteKg'), words.number(counted.wasteMilligrams / 1_000_000)],
    [words.screen('cost', 'column.overallYield'), words.number(counted.overallYield, 1)],
  ];
}
