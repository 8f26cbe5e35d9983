// Patterns that ask for a configuration.

import { endOfParentheses } from '../smarts/read-smarts.ts';

/** True when the SMARTS asks for a configuration; `@` between atoms means a ring bond. */
export function asksForConfiguration(smarts: string): boolean {
  return /\[[^\]]*@[^\]]*\]/.test(withoutRecursion(smarts));
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
