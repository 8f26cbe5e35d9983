import { describe, expect, it } from 'vitest';
import { mostPeaks, readPeaks } from './mass-peaks.ts';

const mzs = (text: string) => readPeaks(text).peaks.map(({ mz }) => mz);

describe('reading a list of peaks', () => {
  it.each([
    ['one a line', '212.107\n106.065\n', [106.065, 212.107]],
    ['separated by commas', '212.107, 106.065', [106.065, 212.107]],
    ['separated by semicolons and tabs', '212.107;106.065\t77.04', [77.04, 106.065, 212.107]],
    ['two on one line', '212.107 106.065', [106.065, 212.107]],
    ['lines of different length', '212.107 106.065\n77.04', [77.04, 106.065, 212.107]],
    ['with decimal commas', '212,1070\n106,0651', [106.0651, 212.107]],
    ['nothing', ' \n', []],
    ['what no spectrometer shows', '0\n30000\n212', [212]],
  ])('takes m/z values %s', (_, text, expected) => {
    expect(mzs(text)).toEqual(expected);
  });

  it.each([
    '212.107\t1.5e5\n106.065\t3000',
    'm/z,intensity\n212.107,150000\n106.065,3000\n',
    '212.107 150000 x\n106.065 3000 y',
  ])('takes intensities of a table: %j', (text) => {
    expect(readPeaks(text).peaks).toEqual([
      { mz: 106.065, intensity: 3_000 },
      { mz: 212.107, intensity: 150_000 },
    ]);
  });

  it('names what it could not read, but not a table header', () => {
    expect(readPeaks('m/z\n212.107\nabout106\n').unread).toEqual(['about106']);
    expect(readPeaks('nothing here').unread).toEqual(['nothing', 'here']);
  });

  it('leaves out the weakest where there are too many', () => {
    const lines = Array.from({ length: mostPeaks + 2 }, (_, index) => `${100 + index}.5\t${index + 1}`);
    const { peaks, leftOut } = readPeaks(lines.join('\n'));
    expect(leftOut).toBe(2);
    expect(peaks).toHaveLength(mostPeaks);
    expect(peaks[0]).toEqual({ mz: 102.5, intensity: 3 });
  });
});
