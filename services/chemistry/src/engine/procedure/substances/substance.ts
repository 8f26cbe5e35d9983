// What a named agent is at the bench: its structure, what it is there for, what is weighed or measured of it.

/** What an agent does in the flask; families of reactions say how much of each part they take and when it is added. */
export const agentParts = [
  'base',
  'strongBase',
  'organometal',
  'acid',
  'lewisAcid',
  'coupling',
  'additive',
  'acylating',
  'chlorinating',
  'halogenating',
  'hydride',
  'hydrogen',
  'metal',
  'oxidant',
  'phosphine',
  'azo',
  'azide',
  'cyanide',
  'nitrosating',
  'nitrating',
  'fluoride',
  'sulfur',
  'nucleophile',
  'alkylating',
  'boron',
  'silane',
  'salt',
  'catalyst',
  'ligand',
  'scavenger',
  'radical',
  'gas',
  'solvent',
  'other',
] as const;
export type AgentPart = (typeof agentParts)[number];

export type Medium =
  | 'water'
  | 'hexanes'
  | 'pentane'
  | 'heptane'
  | 'cyclohexane'
  | 'THF'
  | 'Et2O'
  | '1,4-dioxane'
  | 'CH2Cl2'
  | 'toluene'
  | 'MeOH'
  | 'EtOH'
  | 'EtOAc'
  | 'AcOH'
  | 'decane'
  | 'pyridine'
  | 'mineralOil'
  | 'carbon'
  | 'silica';

export interface Substance {
  /** As conditions name it. */
  name: string;
  part: AgentPart;
  state: 'solid' | 'liquid' | 'gas';
  /** None for what has no structure of its own. */
  smiles?: string;
  /** g/mL, 20 to 25 °C, of the liquid that is measured. */
  density?: number;
  /** What is measured is a solution: mol/L, in what, and percent by weight where it is sold by that. */
  solution?: { molar: number; medium: Medium; percent?: number };
  /** What is weighed holds so many percent by weight of it. */
  assay?: { percent: number; medium: Medium };
  /** Molecules of water that it is weighed with. */
  water?: number;
  /** g/mol of what reacts, where it is not that of the structure. */
  molarMass?: number;
  /** Measured by weight: no structure is what is weighed. */
  isMixture?: true;
}

type Facts = Partial<Omit<Substance, 'name' | 'part' | 'state'>>;
type Row = readonly [name: string, facts?: Facts];
export type LiquidRow = readonly [name: string, density: number, smiles?: string];

export function solids(part: AgentPart, rows: readonly Row[]): Substance[] {
  return rows.map(([name, facts]) => ({ name, part, state: 'solid', ...facts }));
}

export function liquids(part: AgentPart, rows: readonly LiquidRow[]): Substance[] {
  return rows.map(([name, density, smiles]) => ({
    name,
    part,
    state: 'liquid',
    density,
    ...(smiles !== undefined && { smiles }),
  }));
}

export function gases(part: AgentPart, rows: readonly Row[]): Substance[] {
  return rows.map(([name, facts]) => ({ name, part, state: 'gas', ...facts }));
}

/** Name, mol/L, medium, percent by weight, structure. */
export type SolutionRow = readonly [name: string, molar: number, medium: Medium, percent?: number, smiles?: string];

export function solutions(part: AgentPart, rows: readonly SolutionRow[]): Substance[] {
  return rows.map(([name, molar, medium, percent, smiles]) => ({
    name,
    part,
    state: 'liquid',
    solution: { molar, medium, ...(percent !== undefined && { percent }) },
    ...(smiles !== undefined && { smiles }),
  }));
}
