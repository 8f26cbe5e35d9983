// Agents as records write them: the ranker knows lithium aluminium hydride by its ions, whatever a chemist types.

import { canonicalParts, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import type { AgentReader } from '../conditions/agent-reader.ts';
import type { FlaskRoles } from './flask-roles.ts';
import type { ReadPart } from './mixture-reader.ts';
import { moreAgents } from './more-agents.ts';

/** What stands for a complex of which only the metal is known. */
const ofMetals: Readonly<Record<string, string>> = {
  'Pd complex': 'Cl[Pd]Cl.c1ccc(P(c2ccccc2)c2ccccc2)cc1',
};

export class UsualForms {
  readonly #rdkit: RDKit;
  readonly #agents: AgentReader;
  readonly #roles: FlaskRoles;
  readonly #known = new Map<string, readonly string[]>();

  constructor(rdkit: RDKit, agents: AgentReader, roles: FlaskRoles) {
    this.#rdkit = rdkit;
    this.#agents = agents;
    this.#roles = roles;
  }

  /** Distinct canonical parts; those of a named agent that records hardly write so are exchanged for their usual ones. */
  of(parts: readonly ReadPart[]): string[] {
    const unusual = new Set(parts.flatMap(({ name, given }) => (this.#roles.isListed(given) ? [] : (name ?? []))));
    const found = parts.flatMap(({ name, given }) => {
      const usual = name !== undefined && unusual.has(name) ? this.#usual(name) : [];
      return usual.length > 0 ? usual : [given];
    });
    return [...new Set(found)];
  }

  /** Parts of the form that is met most often; none where no form is. */
  #usual(name: string): readonly string[] {
    const known = this.#known.get(name);
    if (known) return known;
    const written = [
      ...(this.#agents.byName(name)?.smiles ?? []),
      ...moreAgents.flatMap(([own, ...forms]) => (own === name ? forms : [])),
      ...(ofMetals[name] ?? '').split(' ').filter((one) => one !== ''),
    ];
    const forms = written.map((one) => canonicalParts(this.#rdkit, one) ?? []);
    const often = (form: readonly string[]): number => Math.min(...form.map((part) => this.#roles.flasksWith(part)));
    const best = forms
      .filter((form) => form.length > 0 && often(form) > 0)
      .toSorted((a, b) => often(b) - often(a))
      .at(0);
    const usual = best ?? [];
    this.#known.set(name, usual);
    return usual;
  }
}
