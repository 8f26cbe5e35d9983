// A cheap pattern that matches whatever the given SMARTS matches, and more: every recursive part taken for true.
// Recursive SMARTS cost RDKit a search of the whole molecule each; most molecules fail on the plain part already.

/** The SMARTS without its recursive parts. */
export function coarsePattern(smarts: string): string {
  let coarse = '';
  let i = 0;
  while (i < smarts.length) {
    const isNegated = smarts.startsWith('!$(', i);
    if (!isNegated && !smarts.startsWith('$(', i)) {
      coarse += smarts[i];
      i += 1;
      continue;
    }
    coarse += '*';
    i = endOfParentheses(smarts, i + (isNegated ? 2 : 1));
  }
  return coarse;
}

/** True when the SMARTS asks for a configuration; `@` between atoms means a ring bond. */
export function asksForConfiguration(smarts: string): boolean {
  return /\[[^\]]*@[^\]]*\]/.test(coarsePattern(smarts));
}

/** The SMARTS with every configuration turned round. */
export function mirrored(smarts: string): string {
  return smarts.replaceAll(/\[[^\]]*\]/g, (atom) => atom.replace(/@+/, (mark) => (mark === '@' ? '@@' : '@')));
}

function endOfParentheses(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i += 1) {
    if (text[i] === '(') depth += 1;
    if (text[i] === ')') depth -= 1;
    if (depth === 0) return i + 1;
  }
  throw new TypeError(`parentheses do not match: ${text}`);
}
