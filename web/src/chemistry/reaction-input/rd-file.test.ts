import { describe, expect, it } from 'vitest';
import { readRdFile } from './rd-file.ts';

const rxn = (name: string) => `$RXN\n${name}\n\n\n  1  1\n$MOL\nM  END\n$MOL\nM  END\n`;
const head = '$RDFILE 1\n$DATM 11/22/26 10:00\n';

describe('an RD file', () => {
  it('gives its first reaction without the data, and how many there are', () => {
    const text = `${head}$RFMT $RIREG 1\n${rxn('first')}$DTYPE yield\n$DATUM 41\n$RFMT $RIREG 2\n${rxn('second')}`;
    expect(readRdFile(text)).toEqual({ rxnfile: rxn('first'), count: 2 });
    expect(readRdFile(`\uFEFF${head}$RFMT\n${rxn('only')}`.replaceAll('\n', '\r\n'))).toEqual({
      rxnfile: rxn('only'),
      count: 1,
    });
  });

  it('may hold molecules only, and is nothing else', () => {
    expect(readRdFile(`${head}$MFMT $MIREG 1\nM  END\n`)).toEqual({ rxnfile: '', count: 0 });
    expect(readRdFile(rxn('plain'))).toBeNull();
  });
});
