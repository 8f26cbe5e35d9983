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
    ['step.rxn', '$RXN\n\n\n', '$RXN'],
    ['drawing.cdxml', '<CDXML><page/></CDXML>\n', '<CDXML><page/></CDXML>'],
    ['drawing.txt', '<CDXML><page/></CDXML>', '<CDXML><page/></CDXML>'],
    ['drawing.CDX', 'VjCD0100\u0004\u0003\u0002\u0001', btoa('VjCD0100\u0004\u0003\u0002\u0001')],
    ['saved-as.cdx', '<CDXML><page/></CDXML>', '<CDXML><page/></CDXML>'],
  ])('leaves %s to the service', async (name, content, text) => {
    expect(await readStructureFile(file(name, content))).toEqual({ ok: true, kind: 'drawing', text });
  });

  it('recognises a picture by its extension, or by its type where the name has none', async () => {
    const scan = file('scan.PNG', 'x');
    expect(await readStructureFile(scan)).toEqual({ ok: true, kind: 'picture', file: scan });
    const pasted = await readStructureFile(new File(['x'], 'image', { type: 'image/jpeg' }));
    expect(pasted).toMatchObject({ ok: true, kind: 'picture', file: { name: 'picture.jpg', type: 'image/jpeg' } });
  });

  it.each([
    ['drawing.cdx', 'x', 'noDrawing'],
    ['drawing.cdxml', '<svg/>', 'noDrawing'],
    ['step.rxn', 'CCO', 'noDrawing'],
    ['page.cdxml', `<CDXML>${'x'.repeat(limits.structureTextLength)}`, 'drawingTooLarge'],
    ['scan.png', '', 'empty'],
    ['scan.bmp', 'x', 'unsupported'],
    ['report.docx', 'x', 'unsupported'],
    ['noending', 'CCO', 'unsupported'],
    ['empty.mol', ' \n', 'empty'],
    ['broken.sdf', 'not a molfile', 'noMolfile'],
    ['long.txt', 'C'.repeat(limits.importFileBytes + 1), 'tooLarge'],
    ['scan.jpeg', 'x'.repeat(limits.importFileBytes + 1), 'tooLarge'],
  ])('says why %s gives no structure', async (name, content, problem) => {
    expect(await readStructureFile(file(name, content))).toEqual({ ok: false, problem });
  });

  it('admits a file of exactly 1 MB', async () => {
    const reading = await readStructureFile(file('long.txt', 'C'.repeat(limits.importFileBytes)));
    expect(reading.ok).toBe(true);
  });
});
