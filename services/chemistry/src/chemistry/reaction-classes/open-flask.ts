// Temperatures that an open flask reaches. A kind of reaction is written down with a range for several solvents; what is counted gives a
// figure for one. Where a gas is kept in, the vessel is closed anyway, and anyone who shows the temperature says so.

import { lowestBoiling, needsSealedVessel } from '@app/shared/rules/procedure/boiling-points';
import type { TypicalConditions } from '../templates/template.ts';

/** Gases, and amines that are gases. */
const keptIn = /^(?:NH3|CO|CO2|H2|MeNH2|Me2NH|EtNH2|ethylene|HCl \(gas\).*|dimethyl carbonate)$/;

/** A range in °C that ends where the first solvent boils at the latest. */
export function underBoiling([low, high]: [number, number], solvents: readonly string[]): [number, number] {
  const most = lowestBoiling(solvents) ?? high;
  return [Math.min(low, most), Math.min(high, most)];
}

/** A way to run a reaction as an open flask allows it, or with what has to be kept in. */
export function inOpenFlask(line: TypicalConditions): TypicalConditions {
  const { reagents, solvents, temperatureC } = line;
  const isClosed = [...reagents, ...solvents].some((name) => keptIn.test(name));
  return isClosed || !needsSealedVessel(temperatureC[1], solvents)
    ? line
    : { ...line, temperatureC: underBoiling(temperatureC, solvents) };
}
