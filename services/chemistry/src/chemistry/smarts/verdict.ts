// Three-valued answers of SMARTS tests: what the reader does not know of a pattern stays open and is left to RDKit.

/** 0: no; 1: perhaps; 2: yes. */
export type Verdict = 0 | 1 | 2;

export const no: Verdict = 0;
export const perhaps: Verdict = 1;
export const yes: Verdict = 2;

export function verdictOf(claim: boolean): Verdict {
  return claim ? yes : no;
}

export function not(one: Verdict): Verdict {
  return one === yes ? no : one === no ? yes : perhaps;
}

export function both(one: Verdict, other: Verdict): Verdict {
  return one < other ? one : other;
}

export function either(one: Verdict, other: Verdict): Verdict {
  return one > other ? one : other;
}
