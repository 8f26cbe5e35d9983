import { describe, expect, it } from 'vitest';
import { randomOf } from '../testing/random.ts';
import { readSdFile, type SdRecord } from './sd-file.ts';

const molfile = (title: string): string =>
  `${title}\n  prog\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n    0.0000    0.0000    0.0000 C   0  0\nM  END\n`;
const read = (text: string | Buffer): SdRecord[] => [...readSdFile(Buffer.from(text))];

describe('an SD file', () => {
  it('gives records with molfile, title and data items as they stand', () => {
    const [first, second, ...others] = read(
      `${molfile('ethanol')}>  <MOLID>\nA-1\n\n>  25 <Note> (1)\nline one\n  line two\n\n> DT12\n\n$$$$\n${molfile('')}$$$$\n`,
    );
    expect(first).toEqual({
      record: 1,
      line: 1,
      molblock: molfile('ethanol'),
      title: 'ethanol',
      fields: [
        ['MOLID', 'A-1'],
        ['Note', 'line one\n  line two'],
        ['DT12', ''],
      ],
    });
    expect(second).toEqual({ record: 2, line: 17, molblock: molfile(''), title: '', fields: [] });
    expect(others).toEqual([]);
  });

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('may end its lines with %s, and its last record without a mark', (_name, end) => {
    const text = `${molfile('a')}> <N>\n1\n2\n\n$$$$\n${molfile('b')}> <N>\n3`;
    expect(read(text.replaceAll('\n', end))).toEqual(read(text));
    expect(read(text).map(({ fields }) => fields)).toEqual([[['N', '1\n2']], [['N', '3']]]);
  });

  it('counts records without content, and not the white space behind the last', () => {
    const records = read(`${molfile('a')}$$$$\n$$$$\n\n\n$$$$\n${molfile('b')}$$$$\n \n\n`);
    expect(records.map(({ record, title, molblock }) => [record, title, molblock !== ''])).toEqual([
      [1, 'a', true],
      [2, '', false],
      [3, '', false],
      [4, 'b', true],
    ]);
  });

  it('is no record at all when it is blank', () => {
    expect(read('')).toEqual([]);
    expect(read(' \r\n\n')).toEqual([]);
  });

  it('takes V3000 records, and mark-like text inside a line', () => {
    const v3000 = molfile('a $$$$ in the title').replace('V2000', 'V3000');
    expect(read(`${v3000}$$$$`)).toMatchObject([{ molblock: v3000, title: 'a $$$$ in the title', fields: [] }]);
  });

  it('finds the molfile where lines stand before it or its blank lines are lost', () => {
    expect(read(`comment\nof a program\n${molfile('a')}$$$$\n`)).toMatchObject([{ molblock: molfile('a') }]);
    const [lost] = read(`${molfile('').split('\n').slice(2).join('\n')}$$$$\n`);
    expect(lost?.molblock.split('\n').slice(0, 4)).toEqual(['', '', '', expect.stringContaining('V2000')]);
  });

  it('mends nothing: a molfile cut in the middle ends where it was cut', () => {
    const cut = molfile('a').replace('M  END\n', '');
    expect(read(`${molfile('whole')}$$$$\n${cut}> <MOLID>\n1\n`)).toMatchObject([
      { title: 'whole' },
      { molblock: cut, fields: [['MOLID', '1']], problem: 'noEnd' },
    ]);
  });

  it('takes items that no blank line divides, blank values, and text after a blank line', () => {
    const [record] = read(`${molfile('a')}> <A>\n1\n> <B>\n\n> <C>\n \n\n> <D>\nx\n\ny\n\n> <A>\n2\n$$$$\n`);
    expect(record?.fields).toEqual([
      ['A', '1'],
      ['B', ''],
      ['C', ''],
      ['D', 'x\n\ny'],
      ['A', '2'],
    ]);
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\uFEFF利多卡因')],
    ['GB 18030', Buffer.from([0xc0, 0xfb, 0xb6, 0xe0, 0xbf, 0xa8, 0xd2, 0xf2])],
  ])('may be written in %s', (_name, title) => {
    const file = Buffer.concat([title, Buffer.from(molfile(''))]);
    expect(read(file)).toMatchObject([{ title: '利多卡因' }]);
  });

  it('may be written in UTF-16', () => {
    const file = Buffer.from(`\uFEFF${molfile('利多卡因')}$$$$\n`, 'utf16le');
    expect(read(file)).toMatchObject([{ title: '利多卡因', molblock: molfile('利多卡因') }]);
  });

  it('is read without an error from any bytes at all', () => {
    const odd = ['$$$$', '\n', '\r', '>', ' <A>', 'M  END', 'V2000', ' ', '\0', 'é', '1  0'] as const;
    const random = randomOf(7);
    for (let round = 0; round < 500; round += 1) {
      const text = Array.from({ length: random.below(60) }, () => random.pick(odd)).join('');
      const numbers = read(text).map(({ record }) => record);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }
  });
});
