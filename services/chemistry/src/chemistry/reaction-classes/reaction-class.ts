// A kind of reaction that is only recognised: what it is called, what it makes of its reactants, reagents unwritten, and how it is
// usually run. Nothing is proposed or predicted by it, so that it may be as wide as a name is.

import type { ReactionClass, ReactionTemplate, TypicalConditions } from '../templates/template.ts';

export interface NamedKind extends ReactionTemplate {
  /** Only where the product has a centre, or a double bond, of which no reactant has the configuration. */
  makes?: 'centre' | 'E';
}

type Name = readonly [en: string, zh: string];

/** A kind without retro SMARTS and examples; SMARTS are forward ones. */
export function namedKind(
  id: string,
  [en, zh]: Name,
  kind: ReactionClass,
  forward: string[],
  conditions: TypicalConditions[],
): NamedKind {
  return { id, name: { en, 'zh-CN': zh }, class: kind, retro: [], forward, conditions, incompatible: [], examples: [] };
}

/** One typical way: reagents, catalysts and solvents by name, separated by semicolons; °C. */
export function way(
  reagents: string,
  catalysts: string,
  solvents: string,
  temperatureC: [number, number],
): TypicalConditions {
  return { reagents: listed(reagents), catalysts: listed(catalysts), solvents: listed(solvents), temperatureC };
}

function listed(text: string): string[] {
  return text === '' ? [] : text.split('; ');
}
