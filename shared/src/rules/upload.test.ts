import { describe, expect, it } from 'vitest';
import { extensionsOf, formatOf, largestLimitOf, uploadProblem } from './upload.ts';

const mb = 1024 * 1024;

describe('the name of a file', () => {
  it.each([
    ['sascore', 'a.sdf', 'sdf'],
    ['sascore', 'A.XLSX', 'xlsx'],
    ['sascore', 'a.mol', undefined],
    ['sascore', 'sdf', undefined],
    ['sascore', '', undefined],
    ['sascore', 'a.sdf.', undefined],
    ['sascore', 'a.exe.sdf', undefined],
    ['sascore', 'a.exe\u0000.sdf', undefined],
    ['sascore', 'a.xlsx.sdf', undefined],
    ['sascore', 'a.sdf.sdf', 'sdf'],
    ['molecules', 'batch.v2.2026-11.csv', 'csv'],
    ['molecules', '2.4-dinitrophenol.mol', 'mol'],
    ['molecules', 'ester.rxn', 'rxn'],
    ['cdx', 'ester.rxn', undefined],
    ['molecules', 'list.smi', 'smi'],
    ['molecules', 'reactions.rdf', 'rdf'],
    ['molecules', 'list.tsv', 'tsv'],
    ['sascore', 'list.smi', undefined],
    ['molecules', 'a.html.txt', undefined],
    ['cdx', 'a.cdxml', 'cdxml'],
    ['cdx', 'a.txt', undefined],
    ['picture', 'a.JPG', 'jpeg'],
    ['picture', 'a.svg', undefined],
    ['document', 'a.pdf', 'pdf'],
    ['document', 'a.webp', 'webp'],
    ['document', 'a.gif', undefined],
  ] as const)('%s: %s claims %s', (rule, name, format) => {
    expect(formatOf(rule, name)).toBe(format);
  });
});

describe('the size of a file', () => {
  it.each([
    ['sascore', 'a.xlsx', 10 * mb - 1, undefined],
    ['sascore', 'a.xlsx', 10 * mb, 'sascoreXlsxSize'],
    ['sascore', 'a.sdf', 50 * mb - 1, undefined],
    ['sascore', 'a.sdf', 50 * mb, 'sascoreSdfSize'],
    ['molecules', 'a.sdf', mb, undefined],
    ['molecules', 'a.sdf', mb + 1, 'fileTooLarge'],
    ['picture', 'a.png', mb + 1, 'fileTooLarge'],
    ['sascore', 'a.txt', 1, 'sascoreFileType'],
    ['document', 'a.txt', 1, 'wrongFormat'],
  ] as const)('%s: %s of %i bytes: %s', (rule, name, size, key) => {
    expect(uploadProblem(rule, { name, size })?.key).toBe(key);
  });

  it('has one largest limit for each rule', () => {
    expect([largestLimitOf('sascore').limitMb, largestLimitOf('molecules').limitMb]).toEqual([50, 1]);
  });
});

it('a file picker takes both spellings of JPEG', () => {
  expect(extensionsOf('document')).toEqual(['.png', '.jpeg', '.webp', '.pdf', '.jpg']);
});
