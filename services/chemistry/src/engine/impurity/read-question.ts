// From the question to the circumstances: sides told apart, agents named or assumed, and the wanted reaction recognised.

import { recommendConditions } from '../conditions/recommend.ts';
import { templateById } from '../../chemistry/models/learned-template.ts';
import type { ImpurityContext } from './context.ts';
import { findDirect, findTwofold, flat, type MainReaction } from './conversions/main-reaction.ts';
import { type AgentsRead, byName, readAgents, typedName } from './agents/read-agents.ts';
import type { NamedAgent, Setting } from './setting.ts';
import { neutral, type Sides, tellSides } from './agents/sides.ts';
import { joinedTraits, type Trait, traitRules } from './traits.ts';
import type { ImpurityQuestion, Phrase } from './types.ts';

export interface Situation {
  setting: Setting;
  main: MainReaction | null;
}

/** Throws a TypeError when a molecule of the question is unsound. */
export function readQuestion(context: ImpurityContext, question: ImpurityQuestion): Situation {
  if (question.reactants.length === 0) throw new TypeError('no reactants');
  const product = productOf(context, question);
  const { sides, main } = recognised(context, question, product);
  let known: string[] | undefined;
  const kinds = (): string[] => (known ??= kindsOf(context, sides.reactants, product));
  const read = readAgents(context, sides.agents);
  const reaction = `${sides.reactants.join('.')}>>${product}`;
  const assumed = question.agents.length === 0 ? assumedAgents(context, kinds(), reaction) : null;
  const agents = distinct([...read.agents, ...(assumed?.agents ?? [])]);
  const temperatureC = question.conditions.temperatureC ?? assumed?.temperatureC ?? null;
  const told = { ...question, reactants: [...question.reactants, ...sides.reactants] };
  const traits = traitsOf(context, agents, told, temperatureC, read.isAqueous || assumed?.isAqueous === true);
  const settled = assumed && !main?.first ? (findDirect(context, sides.reactants, product, traits) ?? main) : main;
  const names = [...agents.map(({ name }) => name), ...sides.reactants.flatMap((one) => nameOf(context, one))];
  const notes = notesOf(read, assumed, settled, kinds, temperatureC);
  return {
    setting: { reactants: sides.reactants, product, agents, names, traits, temperatureC, kinds, notes },
    main: settled,
  };
}

function nameOf(context: ImpurityContext, smiles: string): string[] {
  const known = context.agents.find(smiles);
  return known ? [known.name] : [];
}

// The largest part of a salt, without charges that only the salt explains.
function productOf(context: ImpurityContext, question: ImpurityQuestion): string {
  const canonical = context.bench.canonical(question.product);
  if (canonical === null) throw new TypeError(`not a molecule: ${question.product}`);
  const parts = canonical.split('.').toSorted((a, b) => context.bench.heavyAtoms(b) - context.bench.heavyAtoms(a));
  return neutral(context, parts[0] ?? canonical);
}

// A configuration that is written on one side only hides the kind of a reaction.
function kindsOf(context: ImpurityContext, reactants: readonly string[], product: string): string[] {
  const drawn = context.kinds.of(`${reactants.join('.')}>>${product}`);
  if (drawn.length > 0 || !/[@/\\]/.test([...reactants, product].join(''))) return drawn;
  const plain = reactants.map((one) => flat(context, one));
  return context.kinds.of(`${plain.join('.')}>>${flat(context, product)}`);
}

function distinct(agents: readonly NamedAgent[]): NamedAgent[] {
  return [...new Map(agents.map((one) => [one.name, one])).values()];
}

interface Recognised {
  sides: Sides;
  main: MainReaction | null;
}

// The first way to tell the sides under which a family gives the product; where none does, the one that lacks no atoms.
function recognised(context: ImpurityContext, question: ImpurityQuestion, product: string): Recognised {
  const ways = tellSides(context, question.reactants, question.agents, product);
  if (ways.length === 0) throw new TypeError('no reactants');
  for (const find of [findDirect, findTwofold]) {
    for (const sides of ways) {
      const { agents, isAqueous } = readAgents(context, sides.agents);
      const traits = traitsOf(context, agents, question, null, isAqueous);
      const main = find(context, sides.reactants, product, traits);
      if (main) return { sides, main };
    }
  }
  const sides = ways[1] ?? ways[0];
  if (!sides) throw new TypeError('no reactants');
  return { sides, main: null };
}

interface Assumed {
  agents: NamedAgent[];
  temperatureC: number | null;
  names: string[];
  isAqueous: boolean;
}

function assumedAgents(context: ImpurityContext, kinds: readonly string[], reaction: string): Assumed | null {
  const templates = kinds.slice(0, 2).flatMap((id) => {
    const template = templateById(id);
    return template ? [context.namer.of(template, reaction)] : [];
  });
  const [first] = recommendConditions(templates, context.counts, 1);
  if (!first) return null;
  const names = [...first.reagents, ...first.catalysts, ...first.solvents];
  const read = readAgents(context, names.map(typedName));
  const [low, high] = first.temperatureC ?? [null, null];
  return {
    agents: read.agents,
    temperatureC: low === null || high === null ? null : Math.max(low, high),
    names,
    isAqueous: read.isAqueous,
  };
}

function notesOf(
  read: AgentsRead,
  assumed: Assumed | null,
  main: MainReaction | null,
  kinds: () => readonly string[],
  temperatureC: number | null,
): Phrase[] {
  const said = assumed?.names.join(', ') ?? '';
  return [
    ...(assumed ? [{ key: 'note.assumedConditions', params: { conditions: said } }] : []),
    ...(!assumed && read.agents.length === 0 ? [{ key: 'note.noConditions' }] : []),
    ...(read.unknown.length > 0 ? [{ key: 'note.unknownAgents', params: { names: read.unknown.join(', ') } }] : []),
    ...(!main && kinds().length === 0 ? [{ key: 'note.unknownReaction' }] : []),
    ...(temperatureC === null ? [{ key: 'note.noTemperature' }] : []),
  ];
}

function traitsOf(
  context: ImpurityContext,
  agents: readonly NamedAgent[],
  { conditions, reactants }: ImpurityQuestion,
  temperatureC: number | null,
  isAqueous: boolean,
): ReadonlySet<Trait> {
  const traits = new Set<Trait>(agents.flatMap((one) => traitsOfAgent(context, one)));
  // A base or a catalyst may stand among the reactants; what reacts there is no circumstance.
  for (const one of reactants) {
    const known = context.agents.find(one);
    const named = known && byName(context, known.name);
    if (named) for (const trait of traitsOfAgent(context, named)) traits.add(trait);
  }
  if (reactants.some((one) => context.bench.has(one, '[#6][Mg,Li,Zn]'))) traits.add('organometallic');
  if (isAqueous || agents.some(({ name }) => name === 'H2O')) traits.add('water');
  if (conditions.atmosphere === 'air') traits.add('air');
  if (conditions.atmosphere === 'hydrogen') traits.add('hydrogen');
  if (temperatureC !== null) for (const trait of warmth(temperatureC)) traits.add(trait);
  for (const trait of workUps[conditions.workUp ?? 'aqueous']) traits.add(trait);
  for (const { trait, of } of joinedTraits) if (of.every((one) => traits.has(one))) traits.add(trait);
  return traits;
}

const workUps: Readonly<Record<'none' | 'aqueous' | 'acid' | 'base', readonly Trait[]>> = {
  none: [],
  aqueous: ['aqueousWorkUp'],
  acid: ['aqueousWorkUp', 'acidWorkUp'],
  base: ['aqueousWorkUp', 'baseWorkUp'],
};

function warmth(temperatureC: number): Trait[] {
  if (temperatureC >= 80) return ['warm', 'hot'];
  if (temperatureC >= 45) return ['warm'];
  return temperatureC <= 0 ? ['cold'] : [];
}

function traitsOfAgent(context: ImpurityContext, { name, smiles }: NamedAgent): Trait[] {
  const isNamed = name !== smiles;
  return traitRules.flatMap(({ trait, names, smarts }) => {
    if (isNamed) return names.test(name) ? [trait] : [];
    return smarts !== undefined && smiles !== null && context.bench.has(smiles, smarts) ? [trait] : [];
  });
}
