// Writes a reaction that its reagents define as a template without a retro side.

import type { FunctionalGroup } from './functional-groups.ts';
import type { ReactionClass, ReactionTemplate, TemplateExample, TypicalConditions } from './template.ts';

export interface Method {
  id: string;
  en: string;
  zh: string;
  class: ReactionClass;
  forward: string[];
  /** Agents that must all be there, one line for each way. */
  agents: string[][];
  temperatureC: [number, number];
  solvents?: string[];
  incompatible?: FunctionalGroup[];
  examples: TemplateExample[];
}

export function method(one: Method): ReactionTemplate {
  const { id, en, zh, forward, agents, temperatureC, solvents = [], incompatible = [], examples } = one;
  const conditions = agents.map((reagents): TypicalConditions => ({ reagents, solvents, temperatureC }));
  return { id, name: { en, 'zh-CN': zh }, class: one.class, retro: [], forward, conditions, incompatible, examples };
}

/** Whether an id is that of a reaction defined by its reagents. */
export function isMethod(id: string): boolean {
  return id.startsWith('method-');
}
