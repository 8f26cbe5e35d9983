/** What a search makes of enzymatic steps: none, beside the chemical ones, before them, or them alone. */
export const enzymeUses = ['none', 'allowed', 'preferred', 'only'] as const;
export type EnzymeUse = (typeof enzymeUses)[number];
