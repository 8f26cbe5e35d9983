import { describe, expect, it } from 'vitest';
import type { PlateWell } from './use-plate.ts';
import { levelIn, plateLevels, usualContent, varyingFactors } from './well-content.ts';

const expected = { percent: 50, low: 20, high: 80, kind: 'model' } as const;
const well = (base: string, solvent: string, isKnown: boolean): PlateWell => ({
  well: 'A1',
  choice: { base, solvent, ligand: 'PPh3', temperatureC: 80 },
  expected: isKnown ? expected : null,
  reason: 'covers',
});
const wells = (isKnown: boolean) => [
  well('K2CO3', 'DMF', isKnown),
  well('DBU', 'DMF', isKnown),
  well('Et3N', 'THF', false),
];

describe('by what wells are coloured', () => {
  it('is a level as chemists write it', () => {
    const [{ choice }] = [well('K2CO3', 'DMF', true)];
    expect([levelIn(choice, 'base'), levelIn(choice, 'additive')]).toEqual(['K₂CO₃', undefined]);
    expect(levelIn(choice, 'temperature')).toMatch(/^80.°C$/);
  });

  it('is one of the factors that differ, the most varied first', () => {
    expect(varyingFactors(wells(true))).toEqual(['base', 'solvent']);
  });

  it('is the expected yield where most wells have one, else the most varied factor', () => {
    expect([usualContent(wells(true)), usualContent(wells(false)), usualContent([])]).toEqual([
      'yield',
      'base',
      'yield',
    ]);
  });
});

it('counts the levels of a factor, the commonest first, temperatures from cold to hot', () => {
  const hot = { ...well('DBU', 'DMF', false), choice: { base: 'DBU', temperatureC: 100 } };
  const plate = [hot, ...wells(true)];
  expect(plateLevels(plate, 'base').map(({ level, count }) => `${level} ${count}`)).toEqual([
    'DBU 2',
    'K₂CO₃ 1',
    'Et₃N 1',
  ]);
  expect(plateLevels(plate, 'temperature').map(({ level }) => level)).toEqual(['80 °C', '100 °C']);
  expect(new Set(plateLevels(plate, 'base').map(({ color }) => color)).size).toBe(3);
});
