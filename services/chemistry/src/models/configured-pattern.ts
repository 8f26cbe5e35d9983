// Patterns that ask for a configuration.

/** True when the SMARTS asks for a configuration; `@` between atoms means a ring bond. */
export function asksForConfiguration(smarts: string): boolean {
  return /\[[^\]]*@[^\]]*\]/.test(withoutRecursion(smarts));
}

/** The SMARTS with every configuration turned round. */
export function mirrored(smarts: string): string {
  return smarts.replaceAll(/\[[^\]]*\]/g, (atom) => atom.replace(/@+/, (mark) => (mark === '@' ? '@@' : '@')));
}

function withoutRecursion(smarts: string): string {
  let plain = '';
  let i = 0;
  while (i < smarts.length) {
    const isNegated = smarts.startsWith('!$(', i);
    if (!isNegated && !smarts.startsWith('$(', i)) {
      plain += smarts[i];
      i += 1;
      continue;
    }
    plain += '*';
    i = endOfParentheses(smarts, i + (isNegated ? 2 : 1));
  }
  return plain;
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
