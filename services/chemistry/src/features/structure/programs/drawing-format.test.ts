import { expect, test } from 'vitest';
import { cdxAsText, drawingFormatOf, isCdx } from './drawing-format.ts';

test.each([
  ['CC(=O)Oc1ccccc1C(=O)O', 'smiles'],
  ['[Na+].[O-]C(=O)C |c:1|', 'smiles'],
  ['CCO>>CC=O', 'smiles'],
  ['\n  x\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n', 'molfile'],
  ['$RXN\n\n\n\n  1  1\n', 'rxn'],
  ['<?xml version="1.0"?>\n<!DOCTYPE CDXML SYSTEM "x">\n<CDXML></CDXML>', 'cdxml'],
  ['{"root":{"nodes":[]}}', 'ket'],
  [cdxAsText(Buffer.from('VjCD0100\u0004\u0003\u0002\u0001', 'latin1')), 'cdx'],
] as const)('tells %j by its own marks', (text, format) => {
  expect(drawingFormatOf(text)).toBe(format);
});

test.each(['aspirin', 'acetic acid', '', '   ', '50-78-2', '{"a":1}', '<?xml version="1.0"?><svg/>', 'base64::AAAA'])(
  'takes %j for no structure',
  (text) => {
    expect(drawingFormatOf(text)).toBeUndefined();
  },
);

test('knows a ChemDraw file by its first bytes', () => {
  expect(isCdx(Buffer.from('VjCD0100 and more'))).toBe(true);
  expect(isCdx(Buffer.from('VjCD01'))).toBe(false);
});
