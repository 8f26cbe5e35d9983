// A set of reagents, catalysts and solvents as one level of each factor.

import type { ConditionChoice, ConditionFactor } from '@app/shared/contracts/conditions/conditions';
import { atmosphereFor, factorOf, gasOf, isMetal } from '../factors.ts';
import type { Atmosphere } from './types.ts';

export interface AgentsBeside {
  reagents: readonly string[];
  catalysts: readonly string[];
  solvents: readonly string[];
  temperatureC: [number, number] | null;
}

/** Room temperature where the range ends there, as a reaction that warms up is written; else the middle. */
export function usualTemperature([low, high]: [number, number]): number {
  return high >= 20 && high <= 30 ? high : Math.round((low + high) / 2);
}

/** Several agents of one factor are one level: solvents joined by `/`, others by ` + `. */
export function asChoice(set: AgentsBeside): { choice: ConditionChoice; atmosphere: Atmosphere } {
  const beside = [...set.reagents, ...set.catalysts];
  const hasMetal = beside.some(isMetal);
  const named: [ConditionFactor, string][] = [
    ...set.catalysts.map((name): [ConditionFactor, string] => [factorOf(name, 'catalyst', hasMetal), name]),
    ...set.reagents
      .filter((name) => gasOf(name) === undefined)
      .map((name): [ConditionFactor, string] => [factorOf(name, 'reagent', hasMetal), name]),
    ...waterLast(set.solvents).map((name): [ConditionFactor, string] => ['solvent', name]),
  ];
  const choice: ConditionChoice = {};
  for (const [factor, name] of named) {
    const before = choice[factor];
    choice[factor] = before === undefined ? name : `${before}${factor === 'solvent' ? '/' : ' + '}${name}`;
  }
  if (set.temperatureC) choice.temperatureC = usualTemperature(set.temperatureC);
  return { choice, atmosphere: atmosphereFor(beside) };
}

function waterLast(solvents: readonly string[]): string[] {
  return [...solvents.filter((name) => name !== 'H2O'), ...solvents.filter((name) => name === 'H2O')];
}
