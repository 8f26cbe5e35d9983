// The rules of colours: contrast in light and dark, and no colour outside theme.ts.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colors, darkColors } from './theme.ts';

type Name = keyof typeof colors;

const themes: Record<string, Record<Name, string>> = { light: colors, dark: { ...colors, ...darkColors } };
const grounds: readonly Name[] = ['page', 'surface', 'surface-hover', 'sunken'];
const on = (texts: readonly Name[], below: readonly Name[]): [Name, Name][] =>
  texts.flatMap((text) => below.map((ground): [Name, Name] => [text, ground]));

/** Words: at least 4.5:1 (WCAG 2.2, 1.4.3). */
const words: readonly [Name, Name][] = [
  ...on(['text', 'secondary', 'primary', 'primary-hover', 'danger', 'info'], grounds),
  ...on(
    ['text', 'secondary'],
    ['track-light', 'primary-tint', 'info-tint', 'warning-tint', 'danger-tint', 'success-tint'],
  ),
  ...on(['placeholder'], ['page', 'surface']),
  ...on(['success', 'warning'], ['surface', 'page']),
  ...on(['primary', 'primary-hover'], ['primary-tint', 'track-light']),
  ['text', 'primary-tint-hover'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-active'],
  ['on-primary', 'danger'],
  ['on-inverse', 'inverse'],
  ['success-strong', 'success-tint'],
  ['warning-strong', 'warning-tint'],
  ['warning', 'warning-tint'],
  ['danger', 'danger-tint'],
  ['info', 'info-tint'],
  ['info-strong', 'info-tint'],
];

/** Edges of controls, parts of pictures that say something: at least 3:1 (WCAG 2.2, 1.4.11). */
const parts: readonly [Name, Name][] = [
  ...on(
    ['line-control', 'primary', 'danger', 'warning', 'success', 'info', 'bar-neutral', 'bar-warning', 'bar'],
    ['surface'],
  ),
  ...on(['line-control', 'warning-line'], ['page']),
  ...on(
    Object.keys(colors).filter((name): name is Name => name.startsWith('usage-')),
    ['surface'],
  ),
];

describe.each(Object.entries(themes))('%s', (_, theme) => {
  it.each(words)('%s can be read on %s', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(parts)('%s can be seen on %s', (part, ground) => {
    expect(contrast(theme[part], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('has another colour in dark mode for every text and background', () => {
  const same = ['paper', 'warning-line'];
  const asByDay = Object.keys(colors).filter((name) => !(name in darkColors) && !same.includes(name));
  expect(asByDay).toEqual([]);
});

describe('colours outside theme.ts', () => {
  const web = join(import.meta.dirname, '../..');
  /** What leaves the product is white by day and by night. */
  const files = [
    'app/theme/theme.ts',
    'features/routes/detail/export-svg.ts',
    'chemistry/drawing/structure-picture.ts',
  ];
  const read = (pattern: string) =>
    globSync(pattern, { cwd: web })
      .filter((name) => !files.includes(name) && !/\.test\.tsx?$|test-/.test(name))
      .map((name) => ({ name, text: readFileSync(join(web, name), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '') }));

  it('are in no stylesheet', () => {
    const literal =
      /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|[:\s](?:white|black|gr[ae]y|red|green|orange|blue)\s*[;,)]/gi;
    expect(found('**/*.css', literal)).toEqual([]);
  });

  it('are in no component', () => {
    const literal =
      /['"`](?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([^)]*\))['"`]|(?:fill|stroke)="(?:white|black)"|, (?:white|black)\)/gi;
    expect(found('**/*.{ts,tsx}', literal)).toEqual([]);
  });

  function found(pattern: string, literal: RegExp): string[] {
    const texts = read(pattern);
    expect(texts.length).toBeGreaterThan(10);
    return texts.flatMap(({ name, text }) => (text.match(literal) ?? []).map((colour) => `${name}: ${colour}`));
  }
});

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (share: number): number => (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
