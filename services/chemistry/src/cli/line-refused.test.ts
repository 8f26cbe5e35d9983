import { beforeAll, describe, expect, it } from 'vitest';
import { prepareInchi } from '../chemistry/recognition/inchi-by-indigo.ts';
import { loadRDKit, type RDKit } from '../chemistry/molecule/rdkit.ts';
import { codeOf, type IntakeCase } from '../test-support/intake/intake-case.ts';
import { intakeCases } from '../test-support/intake/intake-cases.ts';
import { LineRefused, plainLine, readStructure } from './line-refused.ts';

let rdkit: RDKit;
const lines = intakeCases.filter(({ text }) => !text.includes('\n'));
beforeAll(async () => {
  rdkit = await loadRDKit();
  await prepareInchi(lines.map(({ text }) => text));
});

const outcomeOf = (one: IntakeCase): string | number => one.smiles ?? codeOf(one);

function read(line: string): string | number {
  try {
    return readStructure(rdkit, line).smiles;
  } catch (error) {
    if (error instanceof LineRefused) return error.code;
    throw error;
  }
}

describe('a line of the commands', () => {
  it('is read as the service reads it', () => {
    const wrong = lines.flatMap((one) => {
      const found = read(one.text);
      return found === outcomeOf(one) ? [] : [[one.text, outcomeOf(one), found]];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['CCO.CC(=O)O.OS(=O)(=O)O |f:0.1|', 'CCO.CC(=O)O.OS(=O)(=O)O'],
    ['CCO.CC(=O)O>>CCOC(C)=O |f:0.1|', 'CCO.CC(=O)O>>CCOC(C)=O'],
    ['C[C@H](O)CC |&1:1|', 'C[C@H](O)CC'],
    ['CCO |$;;$,c:0,lp:2:2|', 'CCO'],
    ['[CH3:1][OH:2]', '[CH3][OH]'],
  ])('of several molecules, %s, is %s', (line, smiles) => {
    expect(plainLine(rdkit, line)).toBe(smiles);
  });

  it('says what an extension makes of it', () => {
    expect(() => plainLine(rdkit, 'CCO.CC |Sg:n:1:x:ht|')).toThrow(/polymer/i);
  });
});
