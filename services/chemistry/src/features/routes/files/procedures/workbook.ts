// Draft procedures as a workbook: an overview, and for each step a sheet that starts with the amounts as figures.

import type { Readable } from 'node:stream';
import type { ProcedureMaterial } from '@app/shared/contracts/reaction/procedure';
import { noteText, roleText } from '@app/shared/rules/procedure/sheet';
import type { Cell, Sheet, TableRow } from '../../../../platform/files/write/table.ts';
import { writeWorkbook } from '../../../../platform/files/write/workbook.ts';
import type { RouteReport } from '../report.ts';
import type { ReportWords } from '../report-words.ts';
import { type DraftedStep, draftedSteps, procedureWords } from './drafted-steps.ts';

const amountColumns = [
  ['role', 22],
  ['name', 44],
  ['form', 26],
  ['cas', 14],
  ['molarMass', 10],
  ['equivalents', 10],
  ['mmol', 10],
  ['massG', 12],
  ['volumeMl', 12],
  ['density', 10],
  ['note', 44],
] as const;
const overviewColumns = [
  ['step', 24],
  ['reaction', 40],
  ['product', 44],
  ['limiting', 40],
  ['theoretical', 14],
  ['expected', 14],
  ['temperature', 16],
  ['time', 12],
  ['hazards', 60],
] as const;

export function proceduresWorkbook(report: RouteReport, words: ReportWords): Readable {
  const word = procedureWords(words);
  const columnsOf = (columns: readonly (readonly [string, number])[]): Sheet['columns'] =>
    columns.map(([name, width]) => ({ heading: word(`column.${name}`), width }));
  const isOne = report.routes.length === 1;
  const steps = report.routes.flatMap((route) => {
    const { rank } = route.detail.summary;
    return draftedSteps(route, words).map((one) => ({
      ...one,
      name: isOne ? word('step', { number: one.step.number }) : word('routeStep', { rank, number: one.step.number }),
    }));
  });
  const [first] = report.routes;
  const above = [
    ...(isOne && first ? [word('target', { name: words.nameOf(first.detail.target) })] : []),
    ...steps.slice(0, 1).map(({ sheet }) => sheet.batch),
    word('nature'),
  ];
  return writeWorkbook({
    title: word('overview'),
    language: words.culture,
    columns: columnsOf(overviewColumns),
    rows: [...steps.map((one) => overviewRow(one, words)), line(), ...above.map((text) => line(text))],
    furtherSheets: steps.map((one) => ({
      name: one.name,
      columns: columnsOf(amountColumns),
      rows: stepRows(one, words),
      wraps: true,
    })),
  });
}

function line(...cells: Cell[]): TableRow {
  return { cells };
}

function overviewRow({ name, step, procedure, sheet }: DraftedStep & { name: string }, words: ReportWords): TableRow {
  const { product, temperatureC, hours } = procedure;
  return line(
    name,
    step.name,
    words.nameOf(product.molecule),
    procedure.materials.find(({ isLimiting }) => isLimiting)?.name ?? null,
    product.theoreticalG,
    product.expectedPercent,
    rangeOf(temperatureC, words),
    rangeOf(hours, words),
    sheet.hazards.join('\n'),
  );
}

function rangeOf(range: readonly [number, number] | null, words: ReportWords): Cell {
  if (range === null) return null;
  const [low, high] = range;
  return low === high ? low : `${words.number(low)} – ${words.number(high)}`;
}

function stepRows({ step, title, procedure, sheet }: DraftedStep, words: ReportWords): TableRow[] {
  const word = procedureWords(words);
  const { product } = procedure;
  const listed = (name: string, texts: readonly string[]): TableRow[] =>
    texts.map((text, at) => line(at === 0 ? name : '', text));
  return [
    ...procedure.materials.map((one) => materialRow(one, words)),
    line(),
    line(
      word('fact.product'),
      words.nameOf(product.molecule),
      null,
      product.molecule.cas ?? null,
      rounded(product.molecule.molecularWeight),
      null,
      product.mmol,
      product.theoreticalG,
      null,
      null,
      word('fact.theoretical'),
    ),
    line(
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      product.expectedG,
      null,
      null,
      word('pair', {
        name: word('fact.expected'),
        value: product.expectedPercent === null ? '' : `${product.expectedPercent} %`,
      }),
    ),
    line(),
    line(word('column.reaction'), title),
    line(word('column.reactionSmiles'), step.reactionSmiles),
    line('', sheet.batch),
    ...sheet.warnings.map((one) => line('', one)),
    ...sheet.sections.flatMap((section) => listed(section.title, section.sentences)),
    ...listed(word('heading.hazards'), sheet.hazards),
    ...listed(word('heading.record'), sheet.record),
    ...listed(word('heading.basis'), sheet.basis),
  ];
}

/** Figures as figures; what is not known stays empty, to be filled in. */
function materialRow(one: ProcedureMaterial, words: ReportWords): TableRow {
  const word = procedureWords(words);
  return line(
    roleText(one, word),
    one.name,
    one.form,
    one.cas,
    one.molarMass === null ? null : rounded(one.molarMass),
    one.equivalents,
    one.mmol,
    one.massG,
    one.volumeMl,
    one.density,
    noteText(one, { culture: words.culture, word }),
  );
}

function rounded(molarMass: number): number {
  return Math.round(molarMass * 100) / 100;
}
