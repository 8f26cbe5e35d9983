// SVG text neither wraps nor ends in an ellipsis by itself. Widths are estimated, a little generously.

const wide = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/;
const narrow = /[ilj.,:;'|()[\]!ft -]/;
const broad = /[mwMW@%]/;

const pieceOfText =
  /[（(]?[\u2e80-\u9fff\uff00-\uff07\uff0a-\uffef][）)、，。：；]*|[^\s\u2e80-\u9fff\uff00-\uff07\uff0a-\uffef–-]+[–-]?|[–-]|\s+/g;

/** Estimated width of a text in pixels. */
export function textWidth(text: string, fontSize: number): number {
  let em = 0;
  for (const char of text) em += wide.test(char) ? 1 : broad.test(char) ? 0.86 : narrow.test(char) ? 0.31 : 0.57;
  return em * fontSize;
}

/** The text, or its beginning and an ellipsis. */
export function fitText(text: string, width: number, fontSize: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  let kept = '';
  for (const char of text) {
    if (textWidth(`${kept}${char}…`, fontSize) > width) break;
    kept += char;
  }
  return `${kept.trimEnd()}…`;
}

/** The text in at most `maxLines` lines, broken at spaces, after hyphens and between Chinese characters. */
export function wrapText(text: string, width: number, fontSize: number, maxLines: number): string[] {
  const pieces = text.match(pieceOfText) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const [index, piece] of pieces.entries()) {
    if (textWidth(line + piece, fontSize) <= width || line.trim() === '') {
      line += piece;
      continue;
    }
    if (lines.length === maxLines - 1) {
      line += pieces.slice(index).join('');
      break;
    }
    lines.push(line.trim());
    line = piece.trimStart();
  }
  return [...lines, fitText(line.trim(), width, fontSize)].filter(Boolean);
}
