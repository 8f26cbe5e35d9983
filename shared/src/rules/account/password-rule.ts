// What a password must hold (specification section 5, decisions section 6).

export const passwordLimits = { least: 6, most: 128 } as const;

export const passwordParts = ['length', 'digit', 'upper', 'lower', 'special'] as const;
export type PasswordPart = (typeof passwordParts)[number];

const holds: Record<PasswordPart, (password: string) => boolean> = {
  length: (password) => {
    const letters = [...password].length;
    return letters >= passwordLimits.least && letters <= passwordLimits.most;
  },
  digit: (password) => /\d/.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s\p{Cc}]/u.test(password),
};

/** What the password lacks; nothing when it is good. */
export function missingIn(password: string): PasswordPart[] {
  return passwordParts.filter((part) => !holds[part](password));
}
