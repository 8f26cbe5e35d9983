import { describe, expect, it } from 'vitest';
import { firstSmiles, firstStructure, isDrawing, isMolfile, looksLikeNotation } from './structure-text.ts';

const molfile = `
  editor

  1  0  0  0  0  0  0  0  0  0999 V2000
    0.0000    0.0000    0.0000 C   0  0
M  END
`;

describe('firstStructure', () => {
  it('takes away the space around a line', () => {
    expect(firstStructure('  CC(=O)O \r\n')).toEqual({ text: 'CC(=O)O', leftOut: 0 });
  });

  it('keeps the header lines of a molfile, which may be empty', () => {
    expect(firstStructure(molfile.replaceAll('\n', '\r\n')).text).toBe(molfile);
  });

  it('takes the first record of an SD file, without its data, and counts the others', () => {
    const sdf = `${molfile}> <NAME>\nmethane\n\n$$$$\n${molfile}$$$$\n${molfile}$$$$\n`;
    expect(firstStructure(sdf)).toEqual({ text: molfile, leftOut: 2 });
  });
});

describe('firstSmiles', () => {
  it('takes the first line without its name', () => {
    expect(firstSmiles('\nCCO ethanol\nCO\tmethanol\n')).toEqual({ text: 'CCO', leftOut: 1 });
  });

  it('gives nothing for an empty file', () => {
    expect(firstSmiles('\n \n')).toEqual({ text: '', leftOut: 0 });
  });
});

describe('isMolfile', () => {
  it.each([
    [molfile, true],
    [molfile.replace('V2000', 'V3000'), true],
    ['aspirin', false],
    [molfile.replace('M  END', ''), false],
  ])('tells a whole molfile (%#)', (text, expected) => {
    expect(isMolfile(text)).toBe(expected);
  });
});

describe('isDrawing', () => {
  it.each([
    [
      '<?xml version="1.0" encoding="UTF-8" ?>\n<!DOCTYPE CDXML SYSTEM "http://www.cambridgesoft.com/xml/cdxml.dtd" >\n<CDXML>',
      true,
    ],
    ['\uFEFF<CDXML CreationProgram="ChemDraw">', true],
    ['$RXN\r\n\r\n', true],
    ['VmpDRDAxMDAEAwIBAAAAAAAAAAAAAAAAAAAAAAMA', true],
    ['base64::VmpDRDAxMDAEAwIB', true],
    ['<?xml version="1.0"?><svg/>', false],
    [molfile, false],
    ['aspirin', false],
  ])('tells what only the service can read (%#)', (text, expected) => {
    expect(isDrawing(text)).toBe(expected);
  });
});

describe('looksLikeNotation', () => {
  it.each([
    ['CC(=O)Oc1ccccc1', true],
    ['InChI=1S/CH4/h1H4', true],
    ['aspirin', false],
    ['50-78-2', false],
    ['阿司匹林', false],
  ])('%s: %s', (text, expected) => {
    expect(looksLikeNotation(text)).toBe(expected);
  });
});
