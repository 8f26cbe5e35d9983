import { describe, expect, it } from 'vitest';
import { isCasNumber } from '../analysis/cas-number.ts';
import { foldName } from '../chem/fold-name.ts';
import { readControlledNames } from './controlled-names.ts';
import { controlledLists } from './substances.ts';

describe('the table of other names of controlled substances', () => {
  const rows = readControlledNames();
  const listed = new Set(controlledLists.flatMap(({ substances }) => substances.map(([name]) => name)));

  it('speaks of substances of the lists, or of materials with a schedule of the lists', () => {
    const schedules = new Set<string>(controlledLists.map(({ schedule }) => schedule));
    const lost = rows.filter(({ substance, schedule }) =>
      schedule === undefined ? !listed.has(substance) : !schedules.has(schedule),
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });

  it('has CAS numbers whose check digits are right, and no name twice', () => {
    expect(rows.flatMap(({ cas }) => cas).filter((one) => !isCasNumber(one))).toEqual([]);
    const names = rows.flatMap((row) => [...new Set([row.substance, ...row.names].map(foldName))]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
