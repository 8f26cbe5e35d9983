// What is known to be dangerous or controlled about a route. Every finding names the rule, guide or list that it rests on;
// nothing found is no proof that there is nothing.

import { findRegulated, type ControlledMatch } from '../../../chemistry/controlled/controlled.ts';
import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { Severity, SolventClass } from '@app/shared/contracts/process/figures';
import type { RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { GroupHazards } from '../../../chemistry/facts/group-hazards.ts';
import { flaskHazards, reagentHazards } from '../../../chemistry/facts/reagent-hazards.ts';
import { isNoSolvent, solventFacts, solventRank } from '../../../chemistry/facts/solvents.ts';

export interface Hazard {
  rule: string;
  severity: Severity;
  source: string;
  figure?: number | undefined;
  /** A molecule of the route, or a reagent as the conditions name it. */
  found: Molecule | string;
  /** Numbers of the steps, 1 is run first. */
  steps: number[];
}

export interface UsedSolvent {
  name: string;
  class: SolventClass;
  safety?: number | undefined;
  health?: number | undefined;
  environment?: number | undefined;
  instead: readonly string[];
  steps: number[];
}

export interface Controlled {
  molecule: Molecule;
  match: ControlledMatch;
}

export interface RouteSafety {
  hazards: Hazard[];
  solvents: UsedSolvent[];
  controlled: Controlled[];
  /** Numbers of steps of which no conditions are known. */
  unknownConditions: number[];
}

/** Judges routes on one thread; patterns live as long as it does. */
export class SafetyReader {
  readonly #rdkit: RDKit;
  readonly #groups: GroupHazards;
  readonly #regulated = new Map<string, ControlledMatch | null>();

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
    this.#groups = new GroupHazards(rdkit);
  }

  of({ nodes, steps }: Pick<RouteDetail, 'nodes' | 'steps'>): RouteSafety {
    const inOrder = steps.toSorted((a, b) => a.number - b.number);
    const molecules = [...new Map(nodes.map(({ molecule }) => [molecule.key, molecule])).values()];
    return {
      hazards: this.#hazards(nodes, inOrder),
      solvents: solventsOf(inOrder),
      controlled: molecules.flatMap((molecule) => {
        const match = this.#regulatedOf(molecule.smiles);
        return match ? [{ molecule, match }] : [];
      }),
      unknownConditions: inOrder.filter(({ conditions }) => conditions.length === 0).map(({ number }) => number),
    };
  }

  #hazards(nodes: RouteDetail['nodes'], steps: readonly RouteStep[]): Hazard[] {
    const found = new Map<string, Hazard>();
    const note = (key: string, hazard: Omit<Hazard, 'steps'>, number: number): void => {
      const known = found.get(key) ?? { ...hazard, steps: [] };
      if (!known.steps.includes(number)) known.steps.push(number);
      found.set(key, known);
    };
    for (const { stepId, productNodeId, number, conditions } of steps) {
      const [condition] = conditions;
      for (const name of [...(condition?.reagents ?? []), ...(condition?.catalysts ?? [])]) {
        for (const { rule, severity, source } of reagentHazards(name))
          note(`${rule} ${name}`, { rule, severity, source, found: name }, number);
      }
      const reactants = nodes
        .filter(({ parentStepId }) => parentStepId === stepId)
        .map(({ molecule }) => molecule.smiles);
      const { reagents = [], catalysts = [], solvents = [] } = condition ?? {};
      for (const one of flaskHazards([...reagents, ...catalysts, ...solvents, ...reactants]))
        note(`${one.rule} ${one.found}`, one, number);
      for (const { nodeId, parentStepId, molecule } of nodes) {
        if (parentStepId !== stepId && nodeId !== productNodeId) continue;
        for (const { rule, severity, source, figure } of this.#groups.of(molecule.smiles))
          note(`${rule} ${molecule.key}`, { rule, severity, source, figure, found: molecule }, number);
      }
    }
    const order: readonly Severity[] = ['severe', 'high', 'moderate'];
    return [...found.values()].toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  }

  #regulatedOf(smiles: string): ControlledMatch | null {
    const known = this.#regulated.get(smiles);
    if (known !== undefined) return known;
    const match = findRegulated(this.#rdkit, smiles);
    this.#regulated.set(smiles, match);
    return match;
  }
}

function solventsOf(steps: readonly RouteStep[]): UsedSolvent[] {
  const used = new Map<string, UsedSolvent>();
  for (const { number, conditions } of steps) {
    for (const given of conditions[0]?.solvents ?? []) {
      if (isNoSolvent(given)) continue;
      const { density: _, ...facts } = solventFacts(given);
      const known = used.get(facts.name) ?? { ...facts, steps: [] };
      if (!known.steps.includes(number)) known.steps.push(number);
      used.set(facts.name, known);
    }
  }
  return [...used.values()].toSorted((a, b) => solventRank[b.class] - solventRank[a.class]);
}
