import { beforeAll, describe, expect, it } from 'vitest';
import { startConditions } from '../../cli/conditions.ts';
import { functionsOf } from '../../chemistry/reaction-classes/agent-functions.ts';
import { isMetal } from './factors.ts';
import { knownReactions } from './testing/known-reactions.ts';

interface Row {
  text: string;
  temperatureC: number | null;
  source: string;
  support: number | null;
  yieldPercent: number | null;
  yieldKind: string | null;
  yieldRecords: number | null;
}

let told: Row[][];
beforeAll(async () => {
  const answer = await startConditions({ top: 5 });
  told = knownReactions.map(({ reaction }) => (answer(reaction) as { conditions: Row[] }).conditions);
}, 300_000);

const namesOf = ({ text }: Row): string[] => text.split(/, |\/(?=[A-Zt1-9][^C]|CH)/);

describe('conditions of reactions that textbooks describe', () => {
  it('are first what a textbook names', () => {
    const wrong = knownReactions.flatMap(({ reaction, first, temperatureC: [low, high] = [-120, 300] }, index) => {
      const [row] = told[index] ?? [];
      const degrees = row?.temperatureC ?? low;
      const isRight = row && first.every((one) => one.test(row.text)) && degrees >= low && degrees <= high;
      return isRight ? [] : [`${reaction}: ${row?.text}`];
    });
    expect(wrong).toEqual([]);
  });

  it('hold nothing that would not stand the rest', () => {
    const rows = told.flat();
    const wet = rows.filter(({ text }) => /LiAlH4|BuLi|DIBAL|LDA|HMDS|AlCl3|BBr3/.test(text) && /H2O/.test(text));
    const quenched = rows.filter((row) => {
      const names = namesOf(row);
      return /TFA|H2SO4|^HCl|, HCl/.test(row.text) && names.some((name) => functionsOf(name).has('strongBase'));
    });
    const bare = rows.filter(
      (row) => /Xantphos|[XS]Phos|BINAP|dppf(?!\))/.test(row.text) && !namesOf(row).some(isMetal),
    );
    const texts = (list: readonly Row[]): string[] => list.map(({ text }) => text);
    expect({ wet: texts(wet), quenched: texts(quenched), bare: texts(bare) }).toEqual({
      wet: [],
      quenched: [],
      bare: [],
    });
  });

  it('have a yield with its count where they were counted in patents, and none where they are only typical', () => {
    const rows = told.flat();
    const counted = rows.filter(({ source }) => source === 'patents');
    expect(counted.length).toBeGreaterThan(50);
    expect(counted.filter((row) => row.yieldPercent === null || row.support === null)).toEqual([]);
    expect(counted.filter((row) => row.yieldKind !== 'model' && (row.yieldRecords ?? 0) < 1)).toEqual([]);
    const typical = rows.filter(({ source }) => source === 'template');
    expect(typical.filter((row) => row.support !== null || row.yieldRecords !== null)).toEqual([]);
  });
});
