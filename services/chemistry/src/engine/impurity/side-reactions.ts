// Runs the table of side reactions on the molecules of a reaction.

import type { Candidates } from './candidate.ts';
import type { ImpurityContext } from './context.ts';
import type { Situated } from './conversions/other-conversions.ts';
import { holds, type Setting } from './setting.ts';
import { sideRules } from './side-rules/all.ts';
import type { Pool, SideRule } from './side-rules/side-rule.ts';

export function addSideReactions(context: ImpurityContext, situated: Situated, found: Candidates): void {
  for (const rule of sideRules)
    if (applies(rule, situated) && isMade(context, rule, situated.setting)) run(context, rule, situated.setting, found);
}

/** Whether the circumstances of a rule are there. */
export function applies(rule: SideRule, { setting, main }: Situated): boolean {
  const group = main?.last.family.group;
  if (rule.when && !holds(setting.traits, rule.when)) return false;
  if (rule.not?.some((trait) => setting.traits.has(trait))) return false;
  if (!isNamed(rule.agents, setting) || !isNamed(rule.with, setting)) return false;
  if (rule.groups && !(group && rule.groups.includes(group))) return false;
  return !(group && rule.notGroups?.includes(group));
}

function isNamed(pattern: RegExp | undefined, { names }: Setting): boolean {
  return !pattern || names.some((name) => pattern.test(name));
}

/** Of the score, where the product takes the same side reaction. */
const usedUp = 0.3;

function run(context: ImpurityContext, rule: SideRule, setting: Setting, found: Candidates): void {
  const score = scoreOf(rule, setting);
  const all = fillings(context, rule, setting).map((molecules) => ({
    molecules,
    products: rule.smarts.flatMap((smarts) => context.bench.outcomes(smarts, molecules).flat()),
  }));
  const hitsProduct = all.some(({ molecules, products }) => molecules[0] === setting.product && products.length > 0);
  for (const { molecules, products } of all) {
    // What the wanted reaction uses up has less time for it than what it makes.
    const isUsedUp = rule.on[0] === 'either' && hitsProduct && molecules[0] !== setting.product;
    for (const product of products) {
      if (molecules.includes(product) || !isAtPlace(context, rule, setting, molecules, product)) continue;
      const path = [{ reactants: [...new Set(molecules)], product, text: { key: `step.${rule.cause}` } }];
      const own = isUsedUp ? score * usedUp : score;
      found.add({ smiles: product, cause: rule.cause, score: own, why: { key: `why.${rule.id}` }, path });
    }
  }
}

// Of two halides the wanted reaction takes one, and the metal the same.
function isAtPlace(
  { bench }: ImpurityContext,
  { partOfProductWhere }: SideRule,
  setting: Setting,
  molecules: readonly string[],
  made: string,
): boolean {
  const isAsked = partOfProductWhere !== undefined && molecules.some((one) => bench.has(one, partOfProductWhere));
  return !isAsked || bench.has(setting.product, made.replaceAll(/[@/\\]/g, ''));
}

function scoreOf({ score, factors }: SideRule, { traits }: Setting): number {
  const present = Object.entries(factors ?? {}).filter(([trait]) => [...traits].some((one) => one === trait));
  return Math.min(
    0.9,
    present.reduce((product, [, factor]) => product * factor, score),
  );
}

// Every way to fill the slots; two slots of one pool take different molecules.
function fillings(context: ImpurityContext, rule: SideRule, setting: Setting): string[][] {
  let partial: string[][] = [[]];
  for (const pool of rule.on) {
    partial = partial.flatMap((taken) =>
      poolOf(context, pool, rule, setting, taken).map((smiles) => [...taken, smiles]),
    );
  }
  return partial;
}

function poolOf(
  context: ImpurityContext,
  pool: Pool,
  rule: SideRule,
  setting: Setting,
  taken: readonly string[],
): string[] {
  if (typeof pool === 'object') return [pool.smiles];
  if (pool === 'same') return taken.slice(0, 1);
  const all: Record<Exclude<Pool, 'same' | object>, () => string[]> = {
    reactant: () => setting.reactants,
    product: () => [setting.product],
    either: () => [...setting.reactants, setting.product],
    agent: () => agentMolecules(context, rule, setting),
    reagent: () => [...agentMolecules(context, rule, setting), ...setting.reactants],
  };
  return all[pool]().filter((one) => !taken.includes(one) && !lacked(context, rule, one));
}

function isMade(context: ImpurityContext, { makes, lost }: SideRule, { product }: Setting): boolean {
  if (lost !== undefined && context.bench.has(product, lost)) return false;
  return makes === undefined || context.bench.has(product, makes);
}

function lacked(context: ImpurityContext, { lacks }: SideRule, smiles: string): boolean {
  return lacks !== undefined && context.bench.has(smiles, lacks);
}

function agentMolecules(context: ImpurityContext, { agents }: SideRule, setting: Setting): string[] {
  const named = setting.agents.filter(({ name, role }) => role !== 'catalyst' && (!agents || agents.test(name)));
  const parts = named.flatMap(({ smiles }) => smiles?.split('.') ?? []);
  return [...new Set(parts)].filter((one) => context.bench.graph(one).atoms.some(({ z }) => z === 6));
}
