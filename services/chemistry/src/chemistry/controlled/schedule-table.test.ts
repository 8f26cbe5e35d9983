// The tables that tell readers which schedules are known agree with the lists.

import { readFileSync } from 'node:fs';
import { message } from '@app/locales/messages';
import { cultures } from '@app/shared/constants/locale';
import { describe, expect, it } from 'vitest';
import { controlledFamilies } from './families.ts';
import { controlledLists } from './substances.ts';

const page = readFileSync(new URL('../../../docs/controlled-substances.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\|.*\| \d+ +\| \d+ +\|$/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const schedules = [
  ...new Set([...controlledLists.map(({ schedule }) => schedule), ...controlledFamilies.map((one) => one.schedule)]),
];
const substancesOf = (wanted: (schedule: string) => boolean): number => {
  const names = controlledLists
    .filter(({ schedule }) => wanted(schedule))
    .flatMap(({ schedule, substances }) => substances.map(([name]) => `${schedule} ${name}`));
  return new Set(names).size;
};

describe('the table of schedules', () => {
  it('has a row for every schedule, with its date', () => {
    expect(rows.map((row) => row[2]).toSorted()).toEqual(schedules.toSorted());
    expect(rows.filter((row) => row[3] === '')).toEqual([]);
  });

  it.each(rows)('counts %s%s (%s)', (...[, , key, , substances, classes]) => {
    expect(Number(substances)).toBe(substancesOf((schedule) => schedule === key));
    expect(Number(classes)).toBe(controlledFamilies.filter(({ schedule }) => schedule === key).length);
  });

  it.each(cultures)('agrees with the response of the help center in %s', (culture) => {
    const answer = message(culture, 'help-faqs', 'controlled.answer');
    const lines = answer.split('\n').filter((line) => line.startsWith('- '));
    const counted = ['un1961', 'un1971', 'un1988', 'cwc', 'china'].map((law) =>
      substancesOf((schedule) => schedule.startsWith(law)),
    );
    expect(lines.slice(0, counted.length).map((line) => Number(/[:：]\s?(\d+)/.exec(line)?.[1]))).toEqual(counted);
    expect(answer).toContain(String(controlledFamilies.length));
  });
});
