// Choices of `substructure`.

import type { Chirality } from '../engine/substructure/judge.ts';

export const queryKinds = ['smarts', 'smiles', 'auto'] as const;
export type QueryKind = (typeof queryKinds)[number];

export const chiralityNames = ['none', 'absolute', 'relative'] as const;
export type ChiralityName = (typeof chiralityNames)[number];
export const chiralities: Readonly<Record<ChiralityName, Chirality>> = { none: 0, absolute: 1, relative: 2 };
