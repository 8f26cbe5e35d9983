import { describe, expect, it } from 'vitest';
import { linksOf, parseMarkup, plainText } from './markup.ts';

describe('the markup of the help center', () => {
  it('has paragraphs with bold words and links', () => {
    expect(parseMarkup('Press **Draw** on [Home](/home).\n\nNext.')).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { kind: 'text', text: 'Press ' },
          { kind: 'strong', text: 'Draw' },
          { kind: 'text', text: ' on ' },
          { kind: 'link', text: 'Home', to: '/home' },
          { kind: 'text', text: '.' },
        ],
      },
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'Next.' }] },
    ]);
  });

  it('has lists, also right below a line', () => {
    expect(parseMarkup('You can\n- one\n- **two**').map(({ kind }) => kind)).toEqual(['paragraph', 'list']);
    expect(plainText('You can\n\n- one\n- **two**')).toBe('You can one two');
  });

  it('has code', () => {
    expect(parseMarkup('Send `chem --help` now.')[0]).toEqual({
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Send ' },
        { kind: 'code', text: 'chem --help' },
        { kind: 'text', text: ' now.' },
      ],
    });
  });

  it('leaves what is no mark as it is', () => {
    expect(plainText('2 * 3 ** 4 [not a link] (nor this) <b>x</b>')).toBe(
      '2 * 3 ** 4 [not a link] (nor this) <b>x</b>',
    );
  });

  it('names the addresses it links to', () => {
    expect(linksOf('[a](/home) and [b](/guide#keys)')).toEqual(['/home', '/guide#keys']);
  });
});
