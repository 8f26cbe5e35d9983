// Which molecules explain the m/z values of a chromatogram. Monoisotopic masses; the mass of the electron is taken into
// account. Masses of the ions' parts: CIAAW atomic masses (AME2020), electron CODATA 2018.

import type { AdductName } from '@app/shared/contracts/impurity/impurity';

const electron = 0.000548579909;
const proton = 1.0078250319 - electron;
const formate = 2 * 15.9949146193 + 12 + 1.0078250319 + electron;

/** Molecules in the ion, what is added to their mass (Da); every ion here bears one charge. */
const adducts: Record<AdductName, { molecules: number; added: number }> = {
  '[M+H]+': { molecules: 1, added: proton },
  '[M+Na]+': { molecules: 1, added: 22.989769282 - electron },
  '[M+NH4]+': { molecules: 1, added: 14.00307400425 + 4 * 1.0078250319 - electron },
  '[M+K]+': { molecules: 1, added: 38.96370648 - electron },
  '[2M+H]+': { molecules: 2, added: proton },
  '[M-H]-': { molecules: 1, added: -proton },
  '[M+HCOO]-': { molecules: 1, added: formate },
  '[M+Cl]-': { molecules: 1, added: 34.968852694 + electron },
  '[M]+': { molecules: 1, added: 0 },
  '[M]-': { molecules: 1, added: 0 },
};

/** m/z of an ion of a neutral molecule of that exact mass (Da); `[M]+` and `[M]-` of what is an ion itself. */
export function ionMass(exactMass: number, adduct: AdductName): number {
  const { molecules, added } = adducts[adduct];
  return molecules * exactMass + added;
}

/** Charge that a molecule brings to each ion. */
const chargeOf: Readonly<Record<AdductName, number>> = {
  '[M+H]+': 0,
  '[M+Na]+': 0,
  '[M+NH4]+': 0,
  '[M+K]+': 0,
  '[2M+H]+': 0,
  '[M-H]-': 0,
  '[M+HCOO]-': 0,
  '[M+Cl]-': 0,
  '[M]+': 1,
  '[M]-': -1,
};

/** Found less calculated, in millionths of the calculated. */
export function errorPpm(found: number, calculated: number): number {
  return ((found - calculated) / calculated) * 1e6;
}

export interface MassMatch<C> {
  candidate: C;
  adduct: AdductName;
  calculated: number;
  errorPpm: number;
}

/**
 * Matches of one m/z among candidates, the smallest error first, of isomers in the order of the candidates. The window is closed: an error of exactly `ppm` is within.
 */
export function matchMass<C extends { exactMass: number; charge?: number }>(
  mz: number,
  candidates: readonly C[],
  { ppm, adducts: asked }: { ppm: number; adducts: readonly AdductName[] },
): MassMatch<C>[] {
  return candidates
    .flatMap((candidate) =>
      asked
        .filter((adduct) => chargeOf[adduct] === (candidate.charge ?? 0))
        .map((adduct) => {
          const calculated = ionMass(candidate.exactMass, adduct);
          return { candidate, adduct, calculated, errorPpm: errorPpm(mz, calculated) };
        }),
    )
    .filter((match) => match.calculated > 0 && Math.abs(match.errorPpm) <= ppm + rounding)
    .toSorted((a, b) => size(a) - size(b));
}

// Isomers have one mass: a last digit does not put one before the other, they stay in the order they came.
function size({ errorPpm: error }: { errorPpm: number }): number {
  return Math.round(Math.abs(error) * 1_000);
}

// A window given as 10 is 10, whatever the last binary digit of a mass is.
const rounding = 1e-6;
