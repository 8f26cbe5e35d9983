// Protecting groups along a route. From the starting materials to the target, every step is looked at: a group that its
// conditions would touch is protected before it and freed after it. A group that is on already stays on where the next
// step needs it too, so that it goes on and off once.

import type { TypicalConditions } from '../../chemistry/templates/template.ts';
import type { ProtectionChemistry } from './chemistry.ts';
import type { ProtectingGroup, Resistance, SiteKind } from './protecting-group.ts';
import { protectingGroups } from './protecting-groups.ts';
import { type ProtectionSites, siteKindOf } from './sites.ts';
import { resistanceTo, sparingConditions, stressesOf } from './stresses.ts';

/** A route as planning needs it: molecules and the steps that make them. */
export interface ProtectableNode {
  /** Canonical. */
  smiles: string;
  reaction?: {
    smiles: string;
    conditions: readonly TypicalConditions[];
    children: readonly ProtectableNode[];
  };
}

/** The same with the steps that put groups on and take them off. */
export interface ProtectedNode {
  smiles: string;
  /** The molecule of the given route that this is; absent for one that only the protected route has. */
  given?: ProtectableNode;
  reaction?: { kind: 'step' | 'on' | 'off'; group?: ProtectingGroup; children: ProtectedNode[] };
}

export interface PlannedProtection {
  groupId: string;
  name: string;
  kind: SiteKind;
  /** Reaction SMILES of the step in the given route. */
  step: string;
  free: string;
  protected: string;
  /** How well the group lasts through the step. */
  resistance: Resistance;
  onConditions: TypicalConditions;
  offConditions: readonly TypicalConditions[];
  /** `kept`: on already from an earlier step; `bought`: the molecule is bought with it; `putOn`: by a step of its own. */
  origin: ProtectionOrigin;
}

/** Where a protecting group comes from, the best first: no step, then one less to run, then one more. */
const protectionOrigins = ['kept', 'bought', 'putOn'] as const;
export type ProtectionOrigin = (typeof protectionOrigins)[number];

export interface ProtectionPlan {
  route: ProtectedNode;
  protections: PlannedProtection[];
  /** Steps with a group at risk that no protecting group of the table would save, with the reason. */
  open: { step: string; groups: string[]; reason: 'noGroup' | 'reactionSite' | 'stepFailed' }[];
}

export interface PlanOptions {
  /** Reaction SMILES of the only step to protect; every step when left out. */
  step?: string;
  /** The only protecting group to use. */
  groupId?: string;
}

/** Groups put on for one step at most. */
const maxGroups = 3;

interface Held {
  group: ProtectingGroup;
  node: ProtectedNode;
}

interface Built {
  free: ProtectedNode;
  /** The same molecule with one group still on. */
  held: Held[];
}

interface Trial {
  precursors: string[];
  children: ProtectedNode[];
  product: string;
  touched: string[];
  used: Found[];
}

interface Found {
  child: number;
  group: ProtectingGroup;
  kind: SiteKind;
  before: string;
  after: string;
  /** The product with the group on, and as it is once the group is off. */
  product: string;
  freed: string;
  resistance: Resistance;
  origin: ProtectionOrigin;
  held?: ProtectedNode;
  touched: string[];
}

export class ProtectionPlanner {
  readonly #sites: ProtectionSites;
  readonly #chemistry: ProtectionChemistry;
  readonly #isInStock: (smiles: string) => boolean;

  constructor(sites: ProtectionSites, chemistry: ProtectionChemistry, isInStock: (smiles: string) => boolean) {
    this.#sites = sites;
    this.#chemistry = chemistry;
    this.#isInStock = isInStock;
  }

  /** What each step of a route puts at risk, by reaction SMILES; steps without risk are left out. */
  risks(route: ProtectableNode): { step: string; groups: string[] }[] {
    const { reaction } = route;
    if (!reaction) return [];
    const groups = this.#risksOf(
      reaction.children.map((one) => one.smiles),
      route.smiles,
    );
    const here = groups.length > 0 ? [{ step: reaction.smiles, groups }] : [];
    return [...reaction.children.flatMap((one) => this.risks(one)), ...here];
  }

  /** The route with protecting groups, and what could not be protected. Every added step passes the forward check. */
  plan(route: ProtectableNode, options: PlanOptions = {}): ProtectionPlan {
    const plan: Omit<ProtectionPlan, 'route'> = { protections: [], open: [] };
    const { free } = this.#build(route, options, plan);
    return { route: free, ...plan };
  }

  #risksOf(precursors: readonly string[], product: string): string[] {
    return this.#chemistry.touched(precursors, product).filter((one) => siteKindOf(one) !== undefined);
  }

  #build(node: ProtectableNode, options: PlanOptions, plan: Omit<ProtectionPlan, 'route'>): Built {
    const { reaction } = node;
    if (!reaction) return { free: { smiles: node.smiles, given: node }, held: [] };
    const children = reaction.children.map((one) => this.#build(one, options, plan));
    const precursors = children.map(({ free }) => free.smiles);
    const isMeant = options.step === undefined || options.step === reaction.smiles;
    const start: Trial = {
      precursors,
      children: children.map(({ free }) => free),
      product: node.smiles,
      touched: isMeant ? this.#risksOf(precursors, node.smiles) : [],
      used: [],
    };
    const end = this.#protect(start, children, reaction.conditions, options);
    if (end.touched.length > 0) {
      plan.open.push({ step: reaction.smiles, groups: end.touched, reason: this.#whyOpen(end, options) });
    }
    plan.protections.push(...end.used.map((one) => planned(one, reaction.smiles)));
    return this.#assemble(node, end, children, reaction.conditions);
  }

  /** Puts group after group on until the step touches nothing that could be protected. */
  #protect(
    start: Trial,
    children: readonly Built[],
    conditions: readonly TypicalConditions[],
    options: PlanOptions,
  ): Trial {
    let trial = start;
    while (trial.touched.length > 0 && trial.used.length < maxGroups) {
      const found = this.#find(trial, children, conditions, options);
      if (!found) break;
      const replace = <T>(list: readonly T[], value: T): T[] =>
        list.map((one, index) => (index === found.child ? value : one));
      trial = {
        precursors: replace(trial.precursors, found.after),
        children: replace(trial.children, this.#boundNode(trial, found)),
        product: found.product,
        touched: found.touched,
        used: [...trial.used, found],
      };
    }
    return trial;
  }

  #boundNode(trial: Trial, { child, group, after, held, origin }: Found): ProtectedNode {
    if (held) return held;
    if (origin === 'bought') return { smiles: after };
    const free = trial.children[child];
    const children = [...(free ? [free] : []), { smiles: group.reagent }];
    return { smiles: after, reaction: { kind: 'on', group, children } };
  }

  /** The first group, those that are on already before others, that makes the step touch less and can be taken off. */
  #find(
    trial: Trial,
    children: readonly Built[],
    conditions: readonly TypicalConditions[],
    options: PlanOptions,
  ): Found | undefined {
    const through = stressesOf(conditions);
    const kinds = kindsOf(trial);
    const fitting = protectingGroups
      .filter(({ id, protects }) => (options.groupId ?? id) === id && protects.some((kind) => kinds.has(kind)))
      .map((group) => ({ group, resistance: resistanceTo(group, through) }))
      .filter(({ resistance }) => resistance !== 'labile')
      .toSorted((a, b) => order(a.resistance) - order(b.resistance) || a.group.rank - b.group.rank);
    const places = fitting.flatMap(({ group, resistance }) =>
      trial.precursors.map((before, child) => ({ group, resistance, before, child })),
    );
    for (const origin of protectionOrigins) {
      for (const { group, resistance, before, child } of places) {
        const kind = group.protects.find((one) => kinds.has(one));
        if (!kind) continue;
        const built = children[child];
        const held = origin === 'kept' ? built?.held.find((one) => one.group.id === group.id)?.node : undefined;
        const forms = this.#formsFrom(origin, group, before, built, held);
        for (const after of forms) {
          const found = this.#tryOn(trial, { group, resistance, before, child, kind, after, origin });
          if (found && (origin !== 'putOn' || this.#goesOn(group, before, after))) return { ...found, held };
        }
      }
    }
    return undefined;
  }

  /** Protected forms of a precursor that can be had in this way. */
  #formsFrom(
    origin: ProtectionOrigin,
    group: ProtectingGroup,
    before: string,
    built: Built | undefined,
    held: ProtectedNode | undefined,
  ): string[] {
    if (origin === 'kept') return held ? [held.smiles] : [];
    const forms = this.#sites.protectedForms(before, group);
    if (origin === 'putOn') return forms;
    const isLeaf = built !== undefined && !built.free.reaction;
    return isLeaf ? forms.filter((one) => this.#isInStock(one)) : [];
  }

  #tryOn(trial: Trial, given: Omit<Found, 'product' | 'freed' | 'touched'>): Found | undefined {
    const { group, child, after } = given;
    const precursors = trial.precursors.map((one, index) => (index === child ? after : one));
    for (const product of this.#sites.protectedForms(trial.product, group)) {
      if (!this.#chemistry.check(precursors, product).passed) continue;
      const touched = this.#risksOf(precursors, product);
      if (touched.length >= trial.touched.length) continue;
      if (this.#comesOff(group, product, trial.product)) {
        return { ...given, product, freed: trial.product, touched };
      }
    }
    return undefined;
  }

  /** The group goes where it is wanted before it goes anywhere else. */
  #goesOn(group: ProtectingGroup, free: string, bound: string): boolean {
    return this.#chemistry.check([free, group.reagent], bound).rank === 1;
  }

  /** The group goes, and every other one on the molecule stays. */
  #comesOff(group: ProtectingGroup, bound: string, free: string): boolean {
    if (!this.#chemistry.check([bound], free).passed) return false;
    return sparingConditions(group, this.#sites.groupsOn(free)).length > 0;
  }

  /** The step with what it makes, freed in the order opposite to that in which the groups went on. */
  #assemble(
    node: ProtectableNode,
    end: Trial,
    children: readonly Built[],
    conditions: readonly TypicalConditions[],
  ): Built {
    const step: ProtectedNode = {
      smiles: end.product,
      ...(end.used.length === 0 && { given: node }),
      reaction: { kind: 'step', children: end.children },
    };
    let free = step;
    const held: Held[] = [];
    for (const { group, freed } of end.used.toReversed()) {
      held.splice(0, held.length, { group, node: free });
      free = { smiles: freed, reaction: { kind: 'off', group, children: [free] } };
    }
    if (end.used.length > 0) return { free: { ...free, given: node }, held };
    return { free, held: this.#carried(node, end, children, conditions) };
  }

  /** The step run with a group of an earlier one still on, for a later step that may need it. */
  #carried(
    node: ProtectableNode,
    end: Trial,
    children: readonly Built[],
    conditions: readonly TypicalConditions[],
  ): Held[] {
    const through = stressesOf(conditions);
    return children.flatMap(({ held }, child) =>
      held.flatMap(({ group, node: bound }) => {
        if (resistanceTo(group, through) === 'labile') return [];
        const precursors = end.precursors.map((one, index) => (index === child ? bound.smiles : one));
        const product = this.#sites
          .protectedForms(node.smiles, group)
          .find((one) => this.#chemistry.check(precursors, one).passed && this.#comesOff(group, one, node.smiles));
        if (product === undefined) return [];
        const kept = end.children.map((one, index) => (index === child ? bound : one));
        return [{ group, node: { smiles: product, reaction: { kind: 'step' as const, children: kept } } }];
      }),
    );
  }

  /** Whether a group fits the kind at all, would sit where the step happens, or its own steps fail. */
  #whyOpen(trial: Trial, options: PlanOptions): ProtectionPlan['open'][number]['reason'] {
    const kinds = kindsOf(trial);
    const fitting = protectingGroups.filter(
      ({ id, protects }) => (options.groupId ?? id) === id && protects.some((kind) => kinds.has(kind)),
    );
    const forms = fitting.flatMap((group) =>
      trial.precursors.flatMap((before, child) =>
        this.#sites.protectedForms(before, group).map((after) => ({ group, child, after })),
      ),
    );
    if (forms.length === 0) return 'noGroup';
    const reacts = forms.some(({ group, child, after }) => {
      const precursors = trial.precursors.map((one, index) => (index === child ? after : one));
      const products = this.#sites.protectedForms(trial.product, group);
      return products.some((one) => this.#chemistry.check(precursors, one).passed);
    });
    return reacts ? 'stepFailed' : 'reactionSite';
  }
}

/** Kinds of sites at risk; of an alcohol at risk perhaps its neighbour, too. */
function kindsOf({ touched }: Trial): Set<SiteKind> {
  const kinds = touched.flatMap((one) => siteKindOf(one) ?? []);
  return new Set(kinds.includes('alcohol') ? [...kinds, 'diol'] : kinds);
}

function order(resistance: Resistance): number {
  return resistance === 'stable' ? 0 : 1;
}

function planned(found: Found, step: string): PlannedProtection {
  const { group, kind, before, after, resistance, origin } = found;
  return {
    groupId: group.id,
    name: group.name,
    kind,
    step,
    free: before,
    protected: after,
    resistance,
    onConditions: group.onConditions,
    offConditions: group.offConditions,
    origin,
  };
}
