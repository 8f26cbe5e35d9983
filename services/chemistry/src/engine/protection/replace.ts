// One protecting group of a route in place of another: the route is first taken back to what it is without the group.

import type { ProtectionChemistry } from './chemistry.ts';
import type { ProtectableNode } from './plan.ts';
import type { ProtectingGroup } from './protecting-group.ts';
import type { ProtectionSites } from './sites.ts';

/**
 * Why a group of a route cannot be replaced: no molecule bears it, or it comes with a starting material or stays in the
 * target, so that the route does not put it on and take it off.
 */
export type ReplaceRefusal = 'absent' | 'origin';

/** Takes one group out of a route that puts it on and takes it off. */
export class GroupRemover {
  readonly #sites: ProtectionSites;
  readonly #chemistry: ProtectionChemistry;
  readonly #group: ProtectingGroup;

  constructor(sites: ProtectionSites, chemistry: ProtectionChemistry, group: ProtectingGroup) {
    this.#sites = sites;
    this.#chemistry = chemistry;
    this.#group = group;
  }

  /** Null when the group can be taken out. */
  refusal(route: ProtectableNode): ReplaceRefusal | null {
    if (!moleculesOf(route).some((smiles) => this.#isOn(smiles))) return 'absent';
    return this.#isOn(route.smiles) || !stepsOf(route).some((node) => this.#bound(node)) ? 'origin' : null;
  }

  /** The route without the steps that put the group on and take it off; null when one between them does not work so. */
  without(route: ProtectableNode): ProtectableNode | null {
    const bound = this.#bound(route);
    if (bound) return this.#freed(bound, route.smiles);
    const { reaction } = route;
    if (!reaction) return route;
    const children = reaction.children.map((one) => this.without(one));
    const whole = children.filter((one) => one !== null);
    return whole.length === children.length ? { ...route, reaction: { ...reaction, children: whole } } : null;
  }

  #isOn(smiles: string): boolean {
    return this.#sites.groupsOn(smiles).some(({ id }) => id === this.#group.id);
  }

  /** The molecule from which a step takes the group off; undefined for another step. */
  #bound({ smiles, reaction }: ProtectableNode): ProtectableNode | undefined {
    if (!reaction) return undefined;
    const forms = this.#sites.protectedForms(smiles, this.#group);
    return reaction.children.find((one) => forms.includes(one.smiles));
  }

  /** What makes the molecule without the group, where `node` makes it with the group. */
  #freed(node: ProtectableNode, smiles: string): ProtectableNode | null {
    const { reaction } = node;
    if (!reaction) return null;
    const start = reaction.children.find((one) => one.smiles === smiles);
    if (start) return this.without(start);
    for (const [index, child] of reaction.children.entries()) {
      for (const free of this.#sites.freeForms(child.smiles, this.#group)) {
        const precursors = reaction.children.map((one, place) => (place === index ? free : one.smiles));
        const below = this.#freed(child, free);
        if (!below || this.#chemistry.check(precursors, smiles).rank === null) continue;
        const children = reaction.children.map((one, place) => (place === index ? below : one));
        const written = `${precursors.toSorted().join('.')}>>${smiles}`;
        return { smiles, reaction: { ...reaction, smiles: written, children } };
      }
    }
    return null;
  }
}

function moleculesOf(node: ProtectableNode): string[] {
  return [node.smiles, ...(node.reaction?.children ?? []).flatMap(moleculesOf)];
}

function stepsOf(node: ProtectableNode): ProtectableNode[] {
  return node.reaction ? [node, ...node.reaction.children.flatMap(stepsOf)] : [];
}
