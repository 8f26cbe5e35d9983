// Steps as reaction files (BIOVIA CTfile formats): RXN for one reaction, RDF for any number with what is known of them.

import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { stereoGroupsOf } from '../../../chemistry/molecule/stereo/stereo-groups.ts';
import type { Drawings, LaidOut } from './drawings.ts';
import type { ReportRoute, RouteReport } from './report.ts';
import type { ReportWords } from './report-words.ts';

const program = 'synthesis-routes';

/**
 * One step as an RXN file: V2000, or V3000 where a molecule has stereo groups, which the older form cannot say, or more
 * than 999 atoms. `product` is the molecule of the route that the step makes, with its groups.
 */
export function rxnFile(
  { name, reactionSmiles }: Pick<RouteStep, 'name' | 'reactionSmiles'>,
  drawings: Drawings,
  product?: string,
): string {
  const [left = '', , right = ''] = reactionSmiles.split('>');
  const [reactants = [], made = []] = [left, right].map((side) => side.split('.').filter(Boolean));
  // The step itself says a racemate by an open centre.
  const hasGroups = product !== undefined && made.length === 1 && stereoGroupsOf(product).length > 0;
  const [before, after] = [reactants, hasGroups ? [product] : made].map((side) =>
    side.map((smiles) => drawings.layout(smiles)),
  ) as [LaidOut[], LaidOut[]];
  const isNew = [...before, ...after].some(({ molblock, groups }) => groups.length > 0 || molblock.includes('V3000'));
  const header = `${headerLine(name)}\n      ${program}\n\n`;
  if (isNew) return `$RXN V3000\n${header}${newBody(before, after)}`;
  const molblocks = [...before, ...after].map(({ molblock }) => `$MOL\n${molblock.trimEnd()}\n`);
  return `$RXN\n${header}${count(before)}${count(after)}\n${molblocks.join('')}`;
}

function newBody(before: readonly LaidOut[], after: readonly LaidOut[]): string {
  const section = (side: string, molecules: readonly LaidOut[]): string => {
    const tables = molecules.map(
      ({ newMolblock }) => /^M {2}V30 BEGIN CTAB[^]*?^M {2}V30 END CTAB\n/m.exec(newMolblock)?.[0],
    );
    return `M  V30 BEGIN ${side}\n${tables.join('')}M  V30 END ${side}\n`;
  };
  const counts = `M  V30 COUNTS ${before.length} ${after.length}\n`;
  return `${counts}${section('REACTANT', before)}${section('PRODUCT', after)}M  END\n`;
}

/** What a step makes, as the route has it. */
export function productOf({ nodes }: Pick<RouteDetail, 'nodes'>, { productNodeId }: RouteStep): string | undefined {
  return nodes.find(({ nodeId }) => nodeId === productNodeId)?.molecule.smiles;
}

/** All steps of all routes, in the order of the laboratory. */
export function* rdfFile({ routes, madeAt }: RouteReport, drawings: Drawings, words: ReportWords): Generator<string> {
  yield `$RDFILE 1\n$DATM    ${stamp(madeAt)}\n`;
  for (const route of routes) {
    for (const step of inLaboratoryOrder(route.detail)) {
      yield `$RFMT\n${rxnFile(step, drawings, productOf(route.detail, step))}`;
      yield dataOf(step, route, words)
        .map(([name, value]) => `$DTYPE ${name}\n${datum(value)}\n`)
        .join('');
    }
  }
}

/** Steps as they are run. */
export function inLaboratoryOrder({ steps }: Pick<RouteDetail, 'steps'>): RouteStep[] {
  return steps.toSorted((a, b) => a.number - b.number);
}

function dataOf(step: RouteStep, { detail, cost, notes }: ReportRoute, words: ReportWords): [string, string][] {
  const [condition] = step.conditions;
  const yielded = cost?.steps.find((one) => one.stepId === step.stepId)?.yield;
  const named: [string, string | undefined][] = [
    ['ROUTE', String(detail.summary.rank)],
    ['STEP', String(step.number)],
    ['NAME', step.name],
    ['CLASS', step.classKey],
    ['SMILES', step.reactionSmiles],
    ['REAGENTS', condition?.reagents.join(', ')],
    ['CATALYSTS', condition?.catalysts.join(', ')],
    ['SOLVENTS', condition?.solvents.join(', ')],
    ['TEMPERATURE', condition && words.temperature(condition)],
    ['TIME', condition && words.hours(condition.hours)],
    ['CONDITION_ORIGIN', step.conditionOrigin],
    ['YIELD_PERCENT', yielded && String(yielded.value)],
    ['YIELD_ORIGIN', yielded && words.origin(yielded)],
    ['MARK', step.mark.word],
    ['PRECEDENTS', String(step.recorded?.centre ?? step.precedents)],
    ['FORWARD_CHECK', step.forward.passed ? 'passed' : 'failed'],
    ['NOTE', [step.note, ...(notes?.[step.stepId] ?? [])].filter(Boolean).join('\n')],
  ];
  return named.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value] as [string, string]],
  );
}

const longestLine = 80;

// A full line goes on in the next, marked by a plus; a $ at the start of a line would begin another field.
function datum(value: string): string {
  const lines = value
    .split(/\r?\n/)
    .map((line, at) => (at === 0 ? `$DATUM ${line}` : line.startsWith('$') ? ` ${line}` : line));
  return lines.map((line) => line.match(/.{1,80}/gsu)?.join('+\n') ?? '').join('\n');
}

function headerLine(name: string): string {
  return [...name.replaceAll(/[\r\n$]/g, ' ')].slice(0, longestLine).join('');
}

function count(molecules: readonly LaidOut[]): string {
  return String(molecules.length).padStart(3);
}

// MM/DD/YY hh:mm
function stamp(iso: string): string {
  const [, year = '', month = '', day = '', time = ''] = /^\d\d(\d\d)-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(iso) ?? [];
  return `${month}/${day}/${year} ${time}`;
}
