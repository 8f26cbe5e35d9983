const digits = 15;

/** A text by which "M9" sorts before "M10", whatever the letter case. */
export function naturalKey(text: string): string {
  return text.toLowerCase().replaceAll(/\d+/g, (number) => number.padStart(digits, '0'));
}
