import { describe, expect, it } from 'vitest';
import { withoutHeader, withoutTimes } from './ketcher-drawing.ts';

const molfile = (time: string) => `\n  Ketcher ${time}\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n`;
const rxnfile = (time: string) => `$RXN\n\n  Ketcher ${time}\n\n  1  1\n$MOL\n${molfile(time)}$MOL\n${molfile(time)}`;

describe('a drawing as text', () => {
  it('is the same a minute later', () => {
    expect(withoutHeader(molfile('0101250900'))).toBe(withoutHeader(molfile('0101250901')));
    expect(withoutTimes(rxnfile('0101250900'))).toBe(withoutTimes(rxnfile('0101250901')));
  });

  it('keeps its molecules and their number', () => {
    const text = withoutTimes(rxnfile('0101250900'));
    expect(text.split('\n')[4]).toBe('  1  1');
    expect(text.match(/V2000/g)).toHaveLength(2);
  });
});
