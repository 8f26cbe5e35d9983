// Chemists write H₂SO₄, data says H2SO4. As characters the small digits work everywhere, in drawings and titles too.

/** Abbreviations whose digit is not a count. */
const notFormulas = new Set(['T3P', 'C18']);
/** The charge at the end of a formula: `+`, `-`, `+2`. */
const charge = /(?<=[A-Za-z\d\])])([+-])(\d*)$/;
const counts = /(?<=[A-Za-z)\]])\d+/g;

/** Puts the counts of formulas and reagent names below the line and charges above it; locants such as in `1,4-dioxane` stay. */
export function withSubscripts(text: string): string {
  return text
    .split(' ')
    .map((word) => (notFormulas.has(word) ? word : word.replace(charge, raised).replace(counts, lowered)))
    .join(' ');
}

function raised(_: string, sign: string, digits: string): string {
  return [...digits].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('') + (sign === '+' ? '⁺' : '⁻');
}

function lowered(digits: string): string {
  return [...digits].map((digit) => String.fromCodePoint(0x2080 + Number(digit))).join('');
}
