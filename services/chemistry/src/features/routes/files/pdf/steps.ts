// Scheme, compounds and steps of a route on paper.

import { withSubscripts } from '@app/shared/rules/subscripts';
import type { RouteNode, RouteStep } from '@app/shared/contracts/routes/routes';
import { colours, room } from '../../../../platform/files/write/paper.ts';
import type { PdfContext } from './report.ts';
import { paperScheme } from './scheme.ts';
import { paperTable } from '../../../../platform/files/write/paper-table.ts';
import type { ReportRoute } from '../report.ts';
import type { Hazard } from '../safety.ts';
import { type SchemeRow, schemeOf, stepScheme } from '../scheme.ts';
import { compoundNumbers, sequencesOf } from '../scheme-order.ts';

/** The whole tree, and a table of its compounds. */
export function pdfRouteScheme(context: PdfContext, { detail, notes }: ReportRoute): void {
  const { paper, words, drawings } = context;
  const scheme = schemeOf(detail, { drawings, words, width: room });
  paper.heading(2, words.word('scheme.title'), Math.min(200, scheme.rows[0]?.height ?? 0));
  if (detail.steps.length === 0) paper.paragraph(words.word('noSteps'));
  paperScheme(paper, scheme, drawings, (row) => saying(context, detail.steps, row));
  const own = notes?.[''] ?? [];
  if (own.length > 0) paper.heading(3, words.word('notes'));
  for (const note of own) paper.paragraph(note, { colour: colours.mark });
  compounds(context, detail);
}

function saying({ words }: PdfContext, steps: readonly RouteStep[], { items }: SchemeRow): string {
  const parts = items.map((item) => {
    if (item.kind === 'plus') return '+';
    if (item.kind === 'molecule') return `${words.nameOf(item.node.molecule)} (${item.number})`;
    const step = steps.find(({ stepId }) => stepId === item.stepId);
    const { over, under } = words.arrow(step?.conditions[0]);
    return `→ [${[words.word('scheme.step', { number: step?.number ?? 0 }), step?.name, over, under].filter(Boolean).join('; ')}]`;
  });
  return parts.join(' ');
}

function compounds({ paper, words }: PdfContext, detail: ReportRoute['detail']): void {
  const numbers = compoundNumbers(sequencesOf(detail));
  const nodes = [...new Map(detail.nodes.map((node) => [node.molecule.key, node])).values()].toSorted(
    (a, b) => (numbers.get(a.molecule.key) ?? 0) - (numbers.get(b.molecule.key) ?? 0),
  );
  paper.heading(3, words.word('compounds'));
  const shares = { number: 0.6, name: 4, formula: 1.8, molarMass: 1.2, cas: 1.6, role: 3.4 } as const;
  paperTable(
    paper,
    Object.entries(shares).map(([column, share]) => ({
      heading: words.word(`column.${column}`),
      share,
      align: column === 'molarMass' ? 'right' : 'left',
    })),
    nodes.map(({ molecule, ...node }) => ({
      cells: [
        String(numbers.get(molecule.key) ?? ''),
        words.nameOf(molecule),
        withSubscripts(molecule.formula),
        words.number(molecule.molecularWeight, 2),
        molecule.cas ?? '–',
        roleOf({ molecule, ...node }, detail, words),
      ],
    })),
  );
}

function roleOf(node: RouteNode, { steps }: ReportRoute['detail'], words: PdfContext['words']): string {
  const maker = steps.find((step) => step.productNodeId === node.nodeId);
  const made = maker ? words.word('madeIn', { number: maker.number }) : '';
  if (node.parentStepId === null) return [words.screen('routes', 'role.target'), made].filter(Boolean).join(', ');
  return maker ? `${words.screen('routes', 'role.intermediate')}, ${made}` : words.stock(node);
}

/** Every step as it is run. */
export function pdfSteps(context: PdfContext, route: ReportRoute): void {
  const { paper, words } = context;
  const { detail } = route;
  if (detail.steps.length === 0) return;
  paper.newPage();
  paper.heading(2, words.word('steps'));
  const sequences = sequencesOf(detail);
  const numbers = compoundNumbers(sequences);
  const drawn = sequences
    .flatMap(({ start, steps }) => steps.map((one, at) => ({ ...one, main: steps[at - 1]?.product ?? start })))
    .toSorted((a, b) => a.step.number - b.step.number);
  const { hazards } = context.safety.of(detail);
  for (const one of drawn) pdfStep(context, route, { one, numbers, hazards });
}

type DrawnStep = Parameters<typeof stepScheme>[0];

interface StepParts {
  one: DrawnStep;
  numbers: ReadonlyMap<string, number>;
  hazards: readonly Hazard[];
}

function pdfStep(context: PdfContext, route: ReportRoute, { one, numbers, hazards }: StepParts): void {
  const { paper, words, drawings } = context;
  const { step } = one;
  const scheme = stepScheme(one, numbers, { drawings, words, width: room });
  const title = words.word('stepTitle', { number: step.number, name: step.name });
  paper.heading(3, title, Math.min(scheme.height + 40, paper.tallest / 2));
  paper.gap(4);
  paperScheme(paper, scheme, drawings, (row) => saying(context, [step], row));
  paper.facts(enzymeFacts(context, step));
  paper.facts(conditionFacts(context, step));
  paper.facts(stepFacts(context, route, step));
  paper.facts([[words.screen('process', 'hazards.title'), hazardsOf(words, hazards, step.number)]]);
  for (const note of route.notes?.[step.stepId] ?? []) {
    paper.paragraph(words.word('noteOf', { text: note }), { colour: colours.mark });
  }
}

function hazardsOf(words: PdfContext['words'], hazards: readonly Hazard[], step: number): string {
  return hazards
    .filter(({ steps }) => steps.includes(step))
    .map(({ rule, severity, found }) => {
      const name = typeof found === 'string' ? found : words.nameOf(found);
      return `${words.screen('process', `severity.${severity}`)} · ${name}: ${words.screen('process', `hazard.${rule}`)}`;
    })
    .join('\n');
}

/** The sign of an enzymatic step and what it needs; nothing for a chemical one. */
function enzymeFacts({ words }: PdfContext, { enzyme }: RouteStep): [string, string][] {
  if (!enzyme) return [];
  const word = (key: string, values: Record<string, string> = {}): string =>
    words.screen('routes', `enzyme.${key}`, values);
  const list = (parts: readonly string[]): string => parts.join(word('separator'));
  const range = ([low, high]: readonly [number, number]): string => `${words.number(low, 1)}–${words.number(high, 1)}`;
  const { name, ec, cosolvent, pH } = enzyme;
  return [
    [word('title'), `◐ ${word('sign', { abbreviation: enzyme.abbreviation })}: ${name} (EC ${ec})`],
    [word('alternatives'), list(enzyme.alternatives.map((one) => `${one.name} (EC ${one.ec})`))],
    [word('outcome'), enzyme.outcomeText],
    [word('form'), word('load', { form: enzyme.form, range: range(enzyme.loadPercent) })],
    [word('substrate'), `${range(enzyme.gramsPerLitre)} g/L`],
    [word('medium'), [words.agents([enzyme.medium]), pH ? `pH ${range(pH)}` : ''].filter(Boolean).join(', ')],
    [word('cosolvent'), cosolvent ? `${words.agents([cosolvent.name])}, ${range(cosolvent.percent)} %` : ''],
    [word('cofactors'), list([...enzyme.cofactors, ...(enzyme.recycling === undefined ? [] : [enzyme.recycling])])],
    [word('absent'), list(enzyme.absent)],
    [word('onePot'), onePotText(word, enzyme)],
    [word('sources'), enzyme.sources.join(word('separator'))],
  ];
}

function onePotText(
  word: (key: string, values?: Record<string, string>) => string,
  { onePot }: NonNullable<RouteStep['enzyme']>,
): string {
  if (!onePot) return '';
  const reasons = onePot.against.join(word('separator'));
  const first = word(onePot.isPossible ? 'onePotWith' : 'noOnePotWith', { step: String(onePot.step) });
  return reasons === '' ? first : `${first} ${word('against', { reasons })}`;
}

function conditionFacts({ words }: PdfContext, step: RouteStep): [string, string][] {
  const heading = (key: string): string => words.screen('routes', `conditions.${key}`);
  const [condition, ...others] = step.conditions;
  if (!condition) return [[heading('title'), words.screen('routes', 'conditions.none')]];
  return [
    [heading('reagents'), withSubscripts(words.agents(condition.reagents))],
    [heading('catalysts'), withSubscripts(words.agents(condition.catalysts))],
    [heading('solvents'), withSubscripts(words.agents(condition.solvents))],
    [heading('temperature'), words.temperature(condition)],
    [heading('time'), words.hours(condition.hours)],
    [
      words.word('fact.alternatives'),
      others
        .map((other) => words.arrow(other))
        .map(({ over, under }) => [over, under].filter(Boolean).join('; '))
        .join('\n'),
    ],
    [
      words.word('fact.conditionOrigin'),
      step.conditionOrigin === 'unknown' ? '' : words.screen('routes', `conditions.origin.${step.conditionOrigin}`),
    ],
    [words.word('fact.note'), step.note ?? ''],
  ];
}

function stepFacts({ words }: PdfContext, { cost, byProducts }: ReportRoute, step: RouteStep): [string, string][] {
  const yielded = cost?.steps.find((one) => one.stepId === step.stepId)?.yield;
  const { forward, touchedGroups, precedents, precedentSet } = step;
  const rank = { rank: forward.rank, within: forward.within };
  const check = forward.passed ? 'passed' : forward.rank > 0 ? 'low' : 'absent';
  const groups = touchedGroups.map((group) => words.group(group)).join(words.screen('routes', 'group.separator'));
  return [
    [words.word('fact.yield'), yielded ? `${words.number(yielded.value, 1)} % (${words.origin(yielded)})` : ''],
    [words.word('fact.mark'), markText(words, step)],
    [words.screen('routes', 'forward.title'), words.screen('routes', `forward.${check}`, rank)],
    [
      words.screen('routes', 'step.competing'),
      groups === '' ? words.screen('routes', 'step.untouched') : words.screen('routes', 'step.touched', { groups }),
    ],
    [
      words.word('fact.otherProducts'),
      (byProducts?.[step.stepId] ?? [])
        .map(({ molecule, cause }) => `${words.nameOf(molecule)} (${words.screen('impurity', `cause.${cause}`)})`)
        .join('; '),
    ],
    [
      words.screen('routes', 'precedents.title'),
      words.word('precedentsOf', {
        count: words.number(precedents),
        of: words.number(precedentSet.reactions),
        set: precedentSet.name,
      }),
    ],
  ];
}

/** The mark of a step, and why. */
function markText(words: PdfContext['words'], { mark, recorded, touchedGroups }: RouteStep): string {
  const groups = touchedGroups.map((group) => words.group(group)).join(words.screen('routes', 'group.separator'));
  const values = { centre: words.number(recorded?.centre ?? 0), groups };
  const reasons = mark.reasons.map((reason) => words.screen('routes', `mark.reason.${reason}`, values));
  return [`${words.screen('routes', `mark.${mark.word}`)}:`, ...reasons].join(' ');
}
