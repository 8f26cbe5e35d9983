// Agents as they were written, SMILES or names, become named agents.

import type { ImpurityContext } from '../context.ts';
import { isAqueous, spellingsOf } from './agent-names.ts';
import { moreReagents, moreSolvents } from './more-agents.ts';
import type { NamedAgent } from '../setting.ts';

export interface AgentsRead {
  agents: NamedAgent[];
  /** Written so that nobody knows what is meant. */
  unknown: string[];
  isAqueous: boolean;
}

/** As SMILES; as a name it is carbon monoxide. */
const methanol = 'CO';

/** A name that somebody typed, so that it cannot be taken for the SMILES of something else. */
export function typedName(name: string): string {
  return name.trim() === methanol ? '[C-]#[O+]' : name;
}

/** Names first; what is left is read as SMILES, ions of a salt together. */
export function readAgents(context: ImpurityContext, written: readonly string[]): AgentsRead {
  const named = written.map((text) => ({ text, agent: text === methanol ? undefined : byName(context, text) }));
  const rest = named.filter(({ agent }) => !agent).map(({ text }) => text);
  const parts = rest.map((text) => ({ text, smiles: structureOf(context, text) }));
  const structures = parts.flatMap(({ smiles }) => smiles?.split('.') ?? []);
  const all = [...named.flatMap(({ agent }) => agent ?? []), ...fromStructures(context, structures)];
  return {
    agents: [...new Map(all.map((one) => [one.name, one])).values()],
    unknown: parts.filter(({ smiles }) => smiles === null).map(({ text }) => text),
    isAqueous: written.some(isAqueous),
  };
}

/** The agent of a name or abbreviation; undefined for what nobody knows. */
export function byName(context: ImpurityContext, name: string): NamedAgent | undefined {
  const known = spellingsOf(name).flatMap((one) => context.agents.byName(one) ?? [])[0];
  if (known) return { name: known.name, role: known.role, smiles: smilesOf(context, known.smiles[0]) };
  const other = moreByName(context, name);
  if (other) return other;
  return isWord(context, name) ? { name: name.trim(), role: roleOf(name), smiles: null } : undefined;
}

function moreByName(context: ImpurityContext, name: string): NamedAgent | undefined {
  for (const spelling of spellingsOf(name)) {
    const key = spelling.toLowerCase();
    const solvent = moreSolvents[key];
    const smiles = smilesOf(context, solvent ?? moreReagents[key]);
    if (smiles !== null) return { name: spelling, role: solvent === undefined ? 'reagent' : 'solvent', smiles };
  }
  return undefined;
}

// Names of templates and ligands that have no structure in the table still say something: `XPhos Pd G3`, `SO3·pyridine`.
function isWord(context: ImpurityContext, name: string): boolean {
  return (
    structureOf(context, name) === null &&
    /Pd|Pt|Ni|Cu|Rh|Ru|Phos|dppf|BINAP|·|Mg(?:Br|Cl)|Li$|KNO3|heat|light/.test(name)
  );
}

function roleOf(name: string): NamedAgent['role'] {
  return /Pd|Pt|Ni|Cu|Rh|Ru|Phos|dppf|BINAP/i.test(name) ? 'catalyst' : 'reagent';
}

function structureOf(context: ImpurityContext, text: string): string | null {
  return /^[^\s·]+$/.test(text.trim()) ? context.bench.canonical(text.trim()) : null;
}

function smilesOf(context: ImpurityContext, smiles: string | undefined): string | null {
  return smiles === undefined ? null : context.bench.canonical(smiles);
}

function fromStructures(context: ImpurityContext, structures: readonly string[]): NamedAgent[] {
  const { reagents, solvents, catalysts } = context.agents.read(structures);
  const known = [...reagents, ...solvents, ...catalysts].flatMap((name) => byName(context, name) ?? []);
  const strangers = structures.filter((one) => !context.agents.isAgent(one));
  return [...known, ...strangers.map((smiles): NamedAgent => ({ name: smiles, role: 'reagent', smiles }))];
}
