// Whether two enzymatic steps that follow one another can share a vessel, and what speaks against it.

import type { EnzymeOperation } from '../../chemistry/enzymes/operation.ts';
import { operationOf, transformationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import type { EnzymeTransformation } from '../../chemistry/enzymes/enzyme-step.ts';

/** Words in the locales. */
export type OnePotDoubt =
  | 'medium'
  | 'pH'
  | 'temperature'
  | 'oxygen'
  | 'cyanide'
  | 'amines'
  | 'aldehydes'
  | 'thiols'
  | 'peroxide'
  | 'reduction'
  | 'concentration';

/** Each alone makes one pot impossible; the others ask for care. */
const excluding: ReadonlySet<OnePotDoubt> = new Set(['medium', 'pH', 'cyanide', 'oxygen']);

export interface OnePot {
  isPossible: boolean;
  against: OnePotDoubt[];
}

/** Undefined where one of the steps is not enzymatic. */
export function onePotOf(firstId: string, secondId: string): OnePot | undefined {
  const [first, second] = [transformationOf(firstId), transformationOf(secondId)];
  if (!first || !second) return undefined;
  const against = doubtsOf(first, second);
  return { isPossible: !against.some((one) => excluding.has(one)), against };
}

function doubtsOf(first: EnzymeTransformation, second: EnzymeTransformation): OnePotDoubt[] {
  const [a, b] = [operationOf(first), operationOf(second)];
  const bears = (absent: EnzymeOperation['absent'][number]) => !a.absent.includes(absent) && !b.absent.includes(absent);
  const has = (pattern: RegExp) => [...a.agents, ...b.agents].some(({ name }) => pattern.test(name));
  const aerated = a.aerated === true || b.aerated === true;
  const isReducing = (one: EnzymeTransformation, { recycling }: EnzymeOperation) =>
    one.enzyme === 'ADH' && recycling === 'isopropanol';
  const doubts: [OnePotDoubt, boolean][] = [
    ['medium', (a.pH === null) !== (b.pH === null)],
    ['pH', a.pH !== null && b.pH !== null && !overlaps(a.pH, b.pH)],
    ['temperature', !overlaps(a.temperatureC, b.temperatureC)],
    ['oxygen', aerated && !bears('oxygen')],
    ['cyanide', has(/^(?:NaCN|HCN|KCN)$/) && !bears('cyanide')],
    ['amines', has(/amine|ammonium|^NH3$/) && !bears('amines')],
    ['aldehydes', !bears('aldehydes') && /aldehyde/.test(`${first.id} ${second.id}`) && first.enzyme !== second.enzyme],
    ['peroxide', has(/^H2O2$/) && !bears('peroxide')],
    ['thiols', has(/thiol|ascorbic/) && !bears('thiols')],
    ['reduction', isReducing(first, a) !== isReducing(second, b)],
    [
      'concentration',
      Math.max(a.gramsPerLitre[0], b.gramsPerLitre[0]) > Math.min(a.gramsPerLitre[1], b.gramsPerLitre[1]),
    ],
  ];
  return doubts.flatMap(([doubt, holds]) => (holds ? [doubt] : []));
}

function overlaps([low, high]: readonly [number, number], [from, to]: readonly [number, number]): boolean {
  return low <= to && from <= high;
}
