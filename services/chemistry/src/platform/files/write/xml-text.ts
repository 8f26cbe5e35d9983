// Text inside XML.

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** With the signs that XML reads as markup written out, and halves of letters replaced. */
export function escapeText(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return /[&<>"]/.test(whole) ? whole.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign) : whole;
}

// What XML 1.0 has no place for, or changes (a carriage return becomes a line feed), and what looks like its escape.
const unwritable = /_(?=x[\dA-Fa-f]{4}_)|(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** A cell's text (ECMA-376 part 1, §22.9.2.19: `_x000D_` stands for a carriage return). */
export function escapeCellText(text: string): string {
  return escapeText(
    text.replaceAll(unwritable, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`),
  );
}
