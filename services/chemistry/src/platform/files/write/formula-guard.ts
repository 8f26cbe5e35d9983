// A text that begins like a formula would be computed by a spreadsheet that opens it (OWASP, "CSV Injection": = + - @,
// tab and line ends, and their full-width forms). An apostrophe before it keeps it a text. Apostrophes that stood there
// already are counted in, so that taking one away again gives back exactly what was written.

const computed = /^'*[=+\-@\t\r\n＝＋－＠]/;
const number = /^[+-]?\d+(?:\.\d*)?(?:[eE][+-]?\d+)?$/;

/** The text with an apostrophe before it where it needs one; plain numbers such as -1.5 do not. */
export function guardFormula(text: string): string {
  return computed.test(text) && !number.test(text) ? `'${text}` : text;
}

/** The text as it was before `guardFormula`. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && computed.test(text) ? text.slice(1) : text;
}
