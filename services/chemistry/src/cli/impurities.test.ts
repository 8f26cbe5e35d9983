import { beforeAll, describe, expect, it } from 'vitest';
import { startImpurities } from './impurities.ts';
import { LineRefused } from './line-refused.ts';
import type { Answer } from './lines.ts';

interface Row {
  smiles: string;
  cause: string;
  likelihood: string;
  why: string;
  path: string[];
}

let answer: Answer;
beforeAll(async () => {
  answer = await startImpurities();
});

const responseTo = (line: string): { impurities: Row[]; notes: string[] } =>
  answer(line) as { impurities: Row[]; notes: string[] };

describe('the command impurities', () => {
  it('gives structure, cause and likelihood of each, with words and the way to it', () => {
    const { impurities } = responseTo('O=C(Cl)c1ccccc1.NCCC>CCN(CC)CC.ClCCl>CCCNC(=O)c1ccccc1');
    expect(impurities.find(({ smiles }) => smiles === 'O=C(O)c1ccccc1')).toMatchObject({
      cause: 'hydrolysis',
      likelihood: 'high',
      path: ['O=C(Cl)c1ccccc1>>O=C(O)c1ccccc1'],
      why: expect.stringContaining('hydrolyzes'),
    });
  });

  it('says which conditions it assumed where no agents were given', () => {
    expect(responseTo('O=C(O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1').notes.join(' ')).toContain('assumed');
    expect(responseTo('O=C(O)c1ccccc1.NCc1ccccc1>CN(C)C=O>O=C(NCc1ccccc1)c1ccccc1').notes.join(' ')).not.toContain(
      'assumed',
    );
  });

  it.each(['', 'CCO', 'CCO>>', '>>CCO', 'CC(C>>CCO', 'CCO>>c1cc'])('refuses %j', (line) => {
    expect(() => answer(line)).toThrow(LineRefused);
  });
});
