// Sites of a molecule on which a protecting group goes, and what the molecule then is.

import { canonicalProduct, type RDKit, Transform } from '../../chemistry/molecule/rdkit.ts';
import { hasMatch } from '../../chemistry/models/group-matches.ts';
import type { Mol } from '../../chemistry/molecule/rdkit.ts';
import type { FunctionalGroup } from '../../chemistry/templates/functional-groups.ts';
import type { ProtectingGroup, SiteKind } from './protecting-group.ts';
import { protectingGroups } from './protecting-groups.ts';

/** Kinds of sites behind the groups that templates do not tolerate; what is not here nobody protects. */
const kindOfGroup: Partial<Record<FunctionalGroup, SiteKind>> = {
  primaryAlcohol: 'alcohol',
  secondaryAlcohol: 'alcohol',
  tertiaryAlcohol: 'alcohol',
  phenol: 'phenol',
  primaryAliphaticAmine: 'amine',
  secondaryAliphaticAmine: 'amine',
  anilineNH: 'aniline',
  azoleNH: 'azole',
  carboxylicAcid: 'acid',
  aldehyde: 'carbonyl',
  ketone: 'carbonyl',
  thiol: 'thiol',
  terminalAlkyne: 'alkyne',
};

/** The kind of site that a functional group is, or undefined when it is none that is protected. */
export function siteKindOf(group: string): SiteKind | undefined {
  return Object.entries(kindOfGroup).find(([name]) => name === group)?.[1];
}

/** Puts groups on and finds them; holds compiled patterns until disposed. */
export class ProtectionSites {
  readonly #rdkit: RDKit;
  readonly #on: ReadonlyMap<string, Transform[]>;
  readonly #off: ReadonlyMap<string, Transform[]>;
  readonly #present: ReadonlyMap<string, Mol>;

  /** Throws a TypeError when a SMARTS of the table does not compile. */
  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#on = new Map(protectingGroups.map(({ id, on }) => [id, on.map((smarts) => new Transform(rdkit, smarts))]));
    this.#off = new Map(protectingGroups.map(({ id, off }) => [id, off.map((smarts) => new Transform(rdkit, smarts))]));
    this.#present = new Map(protectingGroups.map(({ id, present }) => [id, pattern(rdkit, present)]));
  }

  /** The molecule with the group on one site, for each site; canonical, distinct, in a fixed order. */
  protectedForms(smiles: string, group: ProtectingGroup): string[] {
    return this.#forms(smiles, this.#on.get(group.id) ?? []);
  }

  /** The molecule with this very group off one site, for each site that bears it. */
  freeForms(smiles: string, group: ProtectingGroup): string[] {
    const forms = this.#forms(smiles, this.#off.get(group.id) ?? []);
    return forms.filter((free) => this.protectedForms(free, group).includes(smiles));
  }

  /** Protecting groups that a molecule bears. */
  groupsOn(smiles: string): ProtectingGroup[] {
    using mol = this.#rdkit.get_mol(smiles);
    if (!mol) return [];
    return protectingGroups.filter(({ id }) => {
      const present = this.#present.get(id);
      return present !== undefined && hasMatch(mol, present);
    });
  }

  #forms(smiles: string, transforms: readonly Transform[]): string[] {
    using mol = this.#rdkit.get_mol(smiles);
    if (!mol) return [];
    const raw = transforms.flatMap((transform) => transform.run(this.#rdkit, [mol]));
    const forms = raw.flatMap((one) => canonicalProduct(this.#rdkit, one) ?? []);
    return [...new Set(forms)].toSorted();
  }

  [Symbol.dispose](): void {
    for (const transforms of [...this.#on.values(), ...this.#off.values()])
      for (const one of transforms) one[Symbol.dispose]();
    for (const present of this.#present.values()) present.delete();
  }
}

function pattern(rdkit: RDKit, smarts: string): Mol {
  const compiled = rdkit.get_qmol(smarts);
  if (!compiled) throw new TypeError(`not a SMARTS: ${smarts}`);
  return compiled;
}
