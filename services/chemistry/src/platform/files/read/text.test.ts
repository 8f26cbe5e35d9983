import { describe, expect, it } from 'vitest';
import { decodeText, encodingOf } from './text.ts';

describe('text of unknown encoding', () => {
  const text = 'name,价格\n乙醇,5';

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 BE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['UTF-16 LE without one', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE without one', Buffer.from(text, 'utf16le').swap16()],
    ['GB 18030', Buffer.from('6e616d652cbcdbb8f10ad2d2b4bc2c35', 'hex')],
  ])('in %s is told from its bytes', (_name, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it('in Windows-1252 is not taken for Chinese', () => {
    expect(decodeText(Buffer.from('Müller, 25 °C, naïve café', 'latin1'))).toBe('Müller, 25 °C, naïve café');
  });

  it('has one kind of line end', () => {
    expect(decodeText(Buffer.from('a\r\nb\rc\n\r\n'))).toBe('a\nb\nc\n\n');
  });

  it('may be told by a beginning that ends within a letter', () => {
    const head = Buffer.from('价').subarray(0, 2);
    expect([encodingOf(head, true), encodingOf(head)]).toEqual(['utf-8', 'gb18030']);
  });
});
