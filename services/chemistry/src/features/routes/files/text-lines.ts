// Text in lines of a width that no font has measured yet. Estimates are those of Noto Sans, on the wide side.

const wide = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF\u3000-\u303F]/u;
const narrow = /[iIljtf.,:;'|!()[\] ]/;

/** How wide a text is, in the unit of the letter size. */
export function widthOf(text: string, size: number): number {
  const ems = [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 1 : narrow.test(letter) ? 0.34 : 0.6), 0);
  return ems * size;
}

/** Breaks a text into lines; what is left after the last one ends with three dots. */
export function linesOf(text: string, { width, size, most }: { width: number; size: number; most: number }): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text, width, size)) {
    const longer = line + piece;
    if (line !== '' && widthOf(longer.trimEnd(), size) > width) {
      lines.push(line.trim());
      line = piece.trimStart();
    } else {
      line = longer;
    }
  }
  if (line.trim() !== '') lines.push(line.trim());
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').slice(0, -1)}…`];
}

// A line may break after a space, a comma, a hyphen, or any Chinese letter; a word too long for a line after a closing
// bracket, else anywhere.
function pieces(text: string, width: number, size: number): string[] {
  const words =
    text
      .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
      .match(
        /[\u2E80-\u9FFF\uFF00-\uFFEF\u3000-\u303F]|[^\s,\-\u2E80-\u9FFF\uFF00-\uFFEF\u3000-\u303F]*[\s,-]+|[^\s,\-\u2E80-\u9FFF\uFF00-\uFFEF\u3000-\u303F]+/gu,
      ) ?? [];
  const isTooLong = (word: string): boolean => widthOf(word, size) > width;
  const parts = words.flatMap((word) => (isTooLong(word) ? word.split(/(?<=[)\]])/) : [word]));
  return parts.flatMap((part) => (isTooLong(part) ? [...part] : [part]));
}
