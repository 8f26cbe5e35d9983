// The first page: what is made, by which routes, when, and for whom.

import { withSubscripts } from '@app/shared/rules/subscripts';
import { costRanges } from '@app/shared/rules/cost/range';
import { costOf } from '@app/shared/rules/cost/route';
import { localTime } from '../local-time.ts';
import { colours, room, sheet } from '../../../../platform/files/write/paper.ts';
import type { PdfContext } from './report.ts';
import { paperTable } from '../../../../platform/files/write/paper-table.ts';
import { pointsPerPixel } from '../scheme.ts';
import type { ReportRoute } from '../report.ts';
import type { ReportWords } from '../report-words.ts';

/** So that a route's facts fit on the same page. */
const largest = { width: 420, height: 150 } as const;

export function pdfCover(context: PdfContext, first: ReportRoute): void {
  const { paper, words, drawings, report } = context;
  const { target } = first.detail;
  paper.paragraph(words.word('kind'), { size: 11, colour: colours.quiet });
  paper.heading(1, words.word('title', { name: words.nameOf(target) }));
  const { drawing } = drawings.picture(target.smiles);
  // The target may stand larger than its parts in the scheme.
  const scale = Math.min(1.5 * pointsPerPixel, largest.width / drawing.width, largest.height / drawing.height);
  const alt = words.word('drawingOf', { name: words.nameOf(target), smiles: target.smiles });
  paper.gap(10);
  paper.figure(drawing.height * scale + 14, alt, (top) => {
    paper.drawing(drawing, sheet.margin + (room - drawing.width * scale) / 2, top, scale);
  });
  paper.heading(2, words.word('target'));
  paper.facts([
    [words.word('fact.name'), words.nameOf(target)],
    [words.word('fact.otherName'), otherNameOf(words, target)],
    [words.word('fact.cas'), target.cas ?? ''],
    [words.word('fact.formula'), withSubscripts(target.formula)],
    [words.word('fact.molarMass'), `${words.number(target.molecularWeight, 2)} g/mol`],
    [words.word('fact.smiles'), target.smiles],
    [words.word('fact.task'), report.taskName],
    [words.word('fact.madeBy'), report.madeBy],
    [words.word('fact.madeAt'), localTime(report.madeAt, report.hoursEast)],
  ]);
  if (context.isOneOfMany) routesTable(context);
  else routeFacts(context, first);
  paper.paragraph(natureOf(words, first), { colour: colours.quiet, size: 8 });
}

/** Whose proposal the routes are: of one task all were searched for, or all read in. */
function natureOf(words: ReportWords, { detail }: ReportRoute): string {
  const { imported } = detail.summary;
  if (!imported) return words.word('nature');
  return words.word('natureImported', { format: words.screen('route-import', `format.${imported.format}`) });
}

function otherNameOf(words: ReportWords, { name, chineseName }: ReportRoute['detail']['target']): string {
  return (words.culture === 'zh-CN' ? chineseName && name : chineseName) ?? '';
}

function routeFacts({ paper, words, report }: PdfContext, route: ReportRoute): void {
  const { summary } = route.detail;
  paper.heading(2, words.word('route', { rank: summary.rank }));
  const missing = summary.startingMaterials.filter(({ inStock }) => !inStock).length;
  const counted = route.cost && costOf(route.cost);
  const ranges = route.cost && counted && costRanges(route.cost, counted);
  paper.facts([
    [words.word('column.status'), statusOf(words, route)],
    [words.word('fact.reasons'), reasonsOf(words, route)],
    [
      words.word('column.score'),
      summary.solved ? words.word('ofHundred', { score: words.number(summary.score, 1) }) : '',
    ],
    [words.word('column.steps'), words.number(summary.steps)],
    [words.word('column.longestLinear'), words.number(summary.longestLinear)],
    [
      words.word('column.startingMaterials'),
      words.word('inStockOf', {
        count: summary.startingMaterials.length - missing,
        of: summary.startingMaterials.length,
      }),
    ],
    [words.word('fact.keyBonds'), summary.cluster?.text ?? ''],
    ...(counted && route.cost
      ? ([
          [words.word('fact.overallYield'), `${words.number(counted.overallYield, 1)} %`],
          [
            words.word('fact.cost'),
            words.word('costFor', {
              total: words.range(ranges?.total, report.currency),
              mass: words.mass(route.cost.scaleGrams * 1_000),
              perKilogram: words.range(ranges?.perKilogram, report.currency),
            }),
          ],
          [words.word('fact.massIntensity'), `${words.number(counted.massIntensity, 0)} kg/kg`],
        ] as const)
      : []),
  ]);
}

function routesTable({ paper, words, report }: PdfContext): void {
  paper.heading(2, words.word('routes'));
  const columns = [
    'route',
    'status',
    'score',
    'steps',
    'longestLinear',
    'startingMaterials',
    'overallYield',
    'perKilogram',
  ];
  paperTable(
    paper,
    columns.map((column, at) => ({
      heading: words.word(`column.${column}`, { currency: report.currency }),
      share: 1,
      align: at > 1 ? 'right' : 'left',
    })),
    report.routes.map((route) => {
      const { summary } = route.detail;
      const counted = route.cost && costOf(route.cost);
      const ranges = route.cost && counted && costRanges(route.cost, counted);
      return {
        cells: [
          words.number(summary.rank),
          statusOf(words, route),
          summary.solved ? words.number(summary.score, 1) : '–',
          words.number(summary.steps),
          words.number(summary.longestLinear),
          words.number(summary.startingMaterials.length),
          counted ? words.number(counted.overallYield, 1) : '–',
          words.cellRange(ranges?.perKilogram, report.currency),
        ],
      };
    }),
  );
}

function statusOf(words: ReportWords, { detail: { summary, steps } }: ReportRoute): string {
  const status = words.screen('routes', summary.solved ? 'solved.solved' : 'solved.partial');
  const speculative = steps.filter(({ mark }) => mark.word === 'speculative').length;
  const unknown = steps.filter(({ conditionOrigin }) => conditionOrigin === 'unknown').length;
  return [
    status,
    speculative > 0 && words.screenCount('routes', 'solved.speculative', speculative),
    unknown > 0 && words.screenCount('routes', 'solved.unknownConditions', unknown),
    summary.madeByHand && words.screen('routes', 'solved.madeByHand'),
  ]
    .filter(Boolean)
    .join(' · ');
}

function reasonsOf(words: ReportWords, { detail: { summary, steps } }: ReportRoute): string {
  if (summary.solved) return words.screen('routes', 'solved.why');
  const missing = summary.startingMaterials.filter(({ inStock }) => !inStock).length;
  const failed = steps.filter(({ forward }) => !forward.passed).length;
  return [
    missing > 0 && words.word('missingMaterials', { count: missing }),
    failed > 0 && words.word('failedSteps', { count: failed }),
  ]
    .filter(Boolean)
    .join(' ');
}
