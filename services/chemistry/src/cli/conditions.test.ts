import { beforeAll, describe, expect, it } from 'vitest';
import { startConditions } from './conditions.ts';
import { LineRefused } from './line-refused.ts';
import type { Answer } from './lines.ts';

interface Row {
  reagents: string[];
  solvents: string[];
  catalysts: string[];
  temperatureC: number | null;
  yieldPercent: number | null;
  yieldKind: 'counted' | 'model' | null;
  support: number | null;
  source: string;
  atRisk: string[];
}

let answer: Answer;
beforeAll(async () => {
  answer = await startConditions({ top: 4 });
});

const rowsOf = (line: string): Row[] => (answer(line) as { conditions: Row[] }).conditions;

describe('the command conditions', () => {
  it('gives rows with structures of the agents, and their support', () => {
    const rows = rowsOf('COC(=O)c1ccccc1>>OC(=O)c1ccccc1');
    expect(rows).toHaveLength(4);
    expect(rows[0]?.source).toBe('patents');
    expect(rows[0]?.support).toBeGreaterThan(1);
    expect(rows.some(({ reagents }) => reagents.includes('[Na+].[OH-]'))).toBe(true);
    expect(rows.flatMap(({ solvents }) => solvents)).toContain('CO');
  });

  it('has null for what nothing supports', () => {
    const typical = rowsOf('CC(=O)CC(C)=O.NNc1ccccc1>>Cc1cc(C)n(-c2ccccc2)n1').find(
      ({ source }) => source === 'template',
    );
    expect(typical).toMatchObject({ support: null, yieldPercent: null });
  });

  it('says of each yield whether it was counted or comes from a model, and never gives one without the other', () => {
    const rows = rowsOf('OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1');
    const pairs = rows.map(({ yieldPercent, yieldKind }) => [yieldPercent === null, yieldKind === null]);
    expect(pairs.every(([noYield, noKind]) => noYield === noKind)).toBe(true);
    expect(rows.filter(({ source, yieldKind }) => source === 'screens' && yieldKind === 'counted')).toEqual([]);
  });

  it('takes agents between the arrows and among the reactants', () => {
    const plain = rowsOf('COC(=O)c1ccccc1>>OC(=O)c1ccccc1');
    expect(rowsOf('COC(=O)c1ccccc1.[Na+].[OH-]>CO.O>OC(=O)c1ccccc1')).toEqual(plain);
  });

  it('names groups that the conditions would touch beside the reaction', () => {
    const rows = rowsOf('O=[N+]([O-])c1ccc(Br)cc1>>Nc1ccc(Br)cc1');
    const hydrogenations = rows.filter(({ catalysts }) => catalysts.includes('[Pd]'));
    const others = rows.filter((one) => !hydrogenations.includes(one));
    expect(hydrogenations.length).toBeGreaterThan(0);
    for (const { atRisk } of hydrogenations) expect(atRisk).toEqual(['arylBromide']);
    for (const { atRisk } of others) expect(atRisk).toEqual([]);
  });

  it('has no row for a reaction that no template gives', () => {
    expect(rowsOf('CCO>>c1ccc2ccccc2c1')).toEqual([]);
  });

  it.each(['', 'not a reaction', 'CCO', 'CCO>>xyz'])('refuses %j', (line) => {
    expect(() => answer(line)).toThrow(LineRefused);
  });
});
