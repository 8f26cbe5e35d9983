import { limits } from '@app/shared/constants/limits';
import { describe, expect, it } from 'vitest';
import { readStructureFile } from './structure-file.ts';

const molfile = '\n\n\n  0  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n';
const file = (name: string, content: string) => new File([content], name);

describe('readStructureFile', () => {
  it.each([
    ['target.mol', molfile, molfile],
    ['TARGET.SDF', `${molfile}$$$$\n`, molfile],
    ['list.smi', 'CCO ethanol\n', 'CCO'],
    ['note.txt', 'acetic acid\n', 'acetic acid'],
    ['note.txt', molfile, molfile],
  ])('reads %s', async (name, content, text) => {
    expect(await readStructureFile(file(name, content))).toMatchObject({ ok: true, text });
  });

  it.each([
    ['drawing.cdx', 'x', 'chemdraw'],
    ['drawing.cdxml', '<CDXML/>', 'chemdraw'],
    ['step.rxn', '$RXN', 'reaction'],
    ['scan.png', 'x', 'picture'],
    ['report.docx', 'x', 'unsupported'],
    ['noending', 'CCO', 'unsupported'],
    ['empty.mol', ' \n', 'empty'],
    ['broken.sdf', 'not a molfile', 'noMolfile'],
    ['long.txt', 'C'.repeat(limits.importFileBytes + 1), 'tooLarge'],
  ])('says why %s gives no structure', async (name, content, problem) => {
    expect(await readStructureFile(file(name, content))).toEqual({ ok: false, problem });
  });

  it('admits a file of exactly 1 MB', async () => {
    const reading = await readStructureFile(file('long.txt', 'C'.repeat(limits.importFileBytes)));
    expect(reading.ok).toBe(true);
  });
});
