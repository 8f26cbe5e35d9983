import { describe, expect, it } from 'vitest';
import { errorPpm, ionMass, matchMass } from './mass-match.ts';

// Caffeine, C8H10N4O2.
const caffeine = 194.080376;

describe('the m/z of an ion', () => {
  // HMDB and mzCloud list these for caffeine and, for the anions, benzoic acid.
  it.each([
    [caffeine, '[M+H]+', 195.08765],
    [caffeine, '[M+Na]+', 217.0696],
    [caffeine, '[M+NH4]+', 212.1142],
    [caffeine, '[M+K]+', 233.0435],
    [caffeine, '[2M+H]+', 389.168],
    [122.036779, '[M-H]-', 121.0295],
    [122.036779, '[M+HCOO]-', 167.035],
    [122.036779, '[M+Cl]-', 157.0062],
  ] as const)('of a mass of %d as %s is %d', (mass, adduct, mz) => {
    expect(ionMass(mass, adduct)).toBeCloseTo(mz, 3);
  });
});

describe('matching a mass', () => {
  const candidates = [
    { exactMass: caffeine, name: 'caffeine' },
    { exactMass: 180.0647, name: 'theobromine' },
  ];
  const within = { ppm: 10, adducts: ['[M+H]+', '[M+Na]+'] as const };
  const protonated = ionMass(caffeine, '[M+H]+');

  it('keeps what lies on the edge of the window and drops what lies beyond, above and below', () => {
    for (const sign of [1, -1]) {
      const edge = protonated * (1 + sign * 10e-6);
      expect(matchMass(edge, candidates, within)).toMatchObject([
        { candidate: { name: 'caffeine' }, adduct: '[M+H]+' },
      ]);
      expect(matchMass(edge, candidates, within)[0]?.errorPpm).toBeCloseTo(sign * 10, 6);
      expect(matchMass(protonated * (1 + sign * 10.01e-6), candidates, within)).toEqual([]);
    }
  });

  it('tells the error as found less calculated', () => {
    expect(errorPpm(100.001, 100)).toBeCloseTo(10, 6);
    expect(errorPpm(99.999, 100)).toBeCloseTo(-10, 6);
  });

  it('puts the smallest error first and knows several ions', () => {
    const sodiated = ionMass(180.0647, '[M+Na]+');
    expect(matchMass(sodiated, candidates, within)[0]).toMatchObject({
      candidate: { name: 'theobromine' },
      adduct: '[M+Na]+',
    });
    const twice = matchMass(protonated, [{ exactMass: caffeine + 0.001 }, { exactMass: caffeine }], within);
    expect(twice.map(({ errorPpm: error }) => Math.round(error))).toEqual([0, -5]);
  });
});
