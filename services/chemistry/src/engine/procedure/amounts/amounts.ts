// The amounts table: the limiting reagent for the batch, all else by equivalents of it.

import type { ProcedureRole } from '@app/shared/contracts/reaction/procedure';
import type { DraftBench } from '../bench.ts';
import type { Amount, Equivalents, Family } from '../families/family.ts';
import { measured, mmolIn } from './measured.ts';
import { limitingOf, type Reactant, readReactants } from './partners.ts';
import type { ReadConditions } from '../read-agents.ts';
import { significant } from '../../../chemistry/molecule/rounded.ts';
import { solventRows, solventSmiles } from './solvent-rows.ts';
import { formIn } from '../substances/form-in.ts';
import type { Substance } from '../substances/substance.ts';
import type { Agent, AskedProcedure, Draft, Material } from '../types.ts';

export interface Amounts {
  materials: Material[];
  limiting: Material;
  product: Draft['product'];
  reactants: Reactant[];
}

export interface Scale {
  bench: DraftBench;
  family: Family;
  /** Millimoles and grams of the limiting reagent. */
  mmol: number;
  grams: number;
  /** Whether the conditions name a solvent. */
  hasSolvent: boolean;
}

export function amountsOf(
  bench: DraftBench,
  family: Family,
  asked: AskedProcedure,
  conditions: ReadConditions,
): Amounts {
  const stated = new Map(asked.equivalents.map(({ of, amount }) => [of, amount]));
  const reactants = asTaken(bench, conditions, readReactants(bench, family, asked.reactants, asked.product));
  const limiting = limitingOf(family, reactants, stated);
  const { mmol, yieldFactor } = scaleOf(bench, asked, limiting);
  const scale: Scale = {
    bench,
    family,
    mmol,
    grams: (mmol * limiting.grams) / 1000,
    hasSolvent: conditions.solvents.length > 0,
  };
  const dissolving = new Set(conditions.solvents.map((name) => solventSmiles(bench, name)));
  // A reactant that is the solvent, too, is measured as the solvent.
  const own = reactants
    .filter((one) => one === limiting || !dissolving.has(one.smiles))
    .map((one) => reactantRow(scale, one, { limiting, stated, conditions }));
  const both = reactants.filter((one) => one !== limiting && dissolving.has(one.smiles)).map(({ smiles }) => smiles);
  const merged = new Set(reactants.flatMap(({ substance }) => (substance ? [substance.name] : [])));
  const reacting = new Set(reactants.map(({ smiles }) => smiles));
  const isReactant = ({ name, substance }: Agent): boolean =>
    merged.has(name) || (substance?.smiles !== undefined && reacting.has(bench.canonical(substance.smiles) ?? ''));
  const rest = conditions.agents.filter((one) => !isReactant(one) && !one.isWorkUp);
  const free = spentOf(bench, family, reactants, limiting);
  const agents = rest.map((one) =>
    agentRow(scale, one, { stated, solvents: conditions.solvents, free, strangers: asked.agents }),
  );
  const rows = [...own, ...agents, ...solventRows(scale, conditions, both)];
  const materials = rows.map((row, index) => ({ ...row, id: `m${index + 1}` }));
  const first = materials.find(({ isLimiting }) => isLimiting);
  if (!first) throw new TypeError('no limiting reagent');
  return {
    materials: [first, ...materials.filter((one) => one !== first)],
    limiting: first,
    product: productOf(bench, asked, mmol / limiting.times, yieldFactor),
    reactants,
  };
}

/** A reactant that the conditions name is taken in the form in which they name it. */
function asTaken(bench: DraftBench, { agents }: ReadConditions, reactants: Reactant[]): Reactant[] {
  return reactants.map((one) => {
    const named = agents.find(({ substance }) => {
      const smiles = substance?.smiles;
      return smiles !== undefined && bench.canonical(smiles) === one.smiles;
    });
    return named?.substance && !one.partner ? { ...one, substance: named.substance, part: named.part } : one;
  });
}

/** Millimoles of the limiting reagent, and the share of theory that a wanted mass of product was counted with. */
function scaleOf(bench: DraftBench, asked: AskedProcedure, limiting: Reactant): { mmol: number; yieldFactor: number } {
  const { of, amount, unit } = asked.batch;
  const yieldFactor = (asked.yieldPercent ?? 100) / 100;
  if (of === 'limiting') return { mmol: unit === 'mmol' ? amount : (amount * 1000) / limiting.grams, yieldFactor };
  const wanted = unit === 'mmol' ? amount : (amount * 1000) / bench.weight(asked.product);
  return { mmol: (wanted / yieldFactor) * limiting.times, yieldFactor };
}

function productOf(bench: DraftBench, asked: AskedProcedure, mmol: number, yieldFactor: number): Draft['product'] {
  const theoretical = (mmol * bench.weight(asked.product)) / 1000;
  const isKnown = asked.yieldPercent !== undefined;
  return {
    smiles: asked.product,
    mmol: significant(mmol),
    theoreticalG: significant(theoretical),
    expectedPercent: asked.yieldPercent ?? null,
    expectedG: isKnown ? significant(theoretical * yieldFactor) : null,
  };
}

interface Around {
  limiting: Reactant;
  stated: ReadonlyMap<string, number>;
  conditions: ReadConditions;
}

function reactantRow(scale: Scale, one: Reactant, { limiting, stated, conditions }: Around): Material {
  const isLimiting = one === limiting;
  const own = stated.get(one.smiles);
  const usual = usualOf(scale.family, one);
  const amount: Amount | undefined = isLimiting ? [1, 1, 1] : usual;
  const taken = own === undefined && amount ? times(amount, one.times / limiting.times) : undefined;
  const substance = formIn(one.substance ?? blockOf(scale.bench, one.smiles), conditions.solvents);
  // An ion that stands alone is taken as a salt: what is weighed is that.
  const salt = isLimiting || one.substance?.smiles === undefined ? null : scale.bench.canonical(one.substance.smiles);
  const smiles = salt ?? one.smiles;
  const molarMass = (isLimiting ? undefined : one.substance?.molarMass) ?? scale.bench.weight(smiles);
  const counted = own === undefined ? countedBy(scale, taken, substance, molarMass) : ofEquivalents(scale, own);
  const figures = isLimiting
    ? { equivalents: 1, mmol: scale.mmol, note: null }
    : { equivalents: counted.equivalents, mmol: counted.mmol, note: counted.note };
  const row = measured(substance, molarMass, figures.mmol);
  return {
    ...plainRow,
    ...row,
    state: one.substance || row.density !== null ? row.state : null,
    role: one.substance && !one.partner && !isLimiting ? roleOf(one.substance.part, false) : 'reactant',
    part: one.part,
    isLimiting,
    smiles,
    ...(one.substance && { agent: one.substance.name, substance: one.substance }),
    equivalents: figures.equivalents === null ? null : significant(figures.equivalents),
    equivalentsRange: isLimiting || own !== undefined ? null : rangeOf(taken),
    equivalentsFrom: isLimiting ? 'limiting' : own !== undefined ? 'chemist' : taken ? 'class' : 'unknown',
    mmol: figures.mmol === null ? null : significant(figures.mmol),
    note: figures.note ?? (smiles === one.smiles ? null : { key: 'note.usualSource' }),
  };
}

interface Beside {
  stated: ReadonlyMap<string, number>;
  solvents: readonly string[];
  /** Equivalents of an agent that acidic hydrogen of the reactants takes. */
  free: (part: string, name: string) => number;
  /** SMILES over the arrow. */
  strangers: readonly string[];
}

function agentRow(scale: Scale, agent: Agent, { stated, solvents, free, strangers }: Beside): Material {
  const { name, part, isCatalytic } = agent;
  const own = stated.get(agent.given) ?? stated.get(name);
  const amount = withAcids(amountFor(scale.family, name, part, isCatalytic), isCatalytic ? 0 : free(part, name));
  const substance = agent.substance && formIn(agent.substance, solvents, agent.isAqueous);
  // A written agent that no table names is its structure.
  const written = substance === undefined && strangers.includes(name);
  const structure = substance?.smiles ?? (written ? name : undefined);
  const smiles = structure === undefined ? null : scale.bench.canonical(structure);
  const molarMass = substance?.molarMass ?? (smiles === null ? null : scale.bench.weight(smiles));
  const counted = own === undefined ? countedBy(scale, amount, substance, molarMass) : ofEquivalents(scale, own);
  return {
    ...plainRow,
    ...(substance && measured(substance, molarMass, counted.mmol)),
    ...(counted.massG !== undefined && { massG: counted.massG }),
    role: roleOf(part, isCatalytic),
    part,
    ...(!written && { agent: name }),
    ...(substance && { substance }),
    smiles,
    equivalents: counted.equivalents === null ? null : significant(counted.equivalents, counted.note ? 2 : 3),
    equivalentsRange: own === undefined ? rangeOf(amount) : null,
    equivalentsFrom: own !== undefined ? 'chemist' : amount || counted.note ? 'class' : 'unknown',
    mmol: counted.mmol === null ? null : significant(counted.mmol),
    note: counted.note,
  };
}

/**
 * What an acidic hydrogen beside the reaction takes: a base an equivalent for each carboxylic acid, aluminium chloride one for each
 * hydroxyl or amine, lithium aluminium hydride a half.
 */
function spentOf(
  bench: DraftBench,
  { id }: Family,
  reactants: readonly Reactant[],
  limiting: Reactant,
): Beside['free'] {
  const beside = reactants.filter(({ part, substance }) => part !== 'acid' && substance?.part !== 'acid');
  const count = (smarts: string): number =>
    beside.reduce((sum, { smiles, times: n }) => sum + n * bench.matches(smiles, smarts).length, 0) / limiting.times;
  return (part, name) => {
    if (part === 'base' || part === 'strongBase') return count('[CX3](=O)[OX2H1]');
    if (id === 'friedelCrafts' && part === 'lewisAcid') return count('[OX2H1,$([NX3;!H0]);!$([O,N]C=O)]');
    return name === 'LiAlH4' ? 0.5 * count('[OX2H1,$([NX3;!H0]);!$(N[S,P]=O)]') : 0;
  };
}

function withAcids(amount: Amount | undefined, acids: number): Amount | undefined {
  if (!amount || !isEquivalents(amount) || acids === 0 || amount[2] < 1) return amount;
  const [low, high, taken] = amount;
  return [low + acids, high + acids, taken + acids];
}

const plainRow = {
  id: '',
  isLimiting: false,
  state: null,
  molarMass: null,
  massG: null,
  volumeMl: null,
  density: null,
  form: null,
} as const;

interface Counted {
  equivalents: number | null;
  mmol: number | null;
  massG?: number;
  note: Material['note'];
}

function ofEquivalents({ mmol }: Scale, equivalents: number): Counted {
  return { equivalents, mmol: equivalents * mmol, note: null };
}

function countedBy(
  scale: Scale,
  amount: Amount | undefined,
  substance: Substance | undefined,
  molarMass: number | null,
): Counted {
  if (substance?.state === 'gas')
    return { equivalents: null, mmol: null, note: { key: `note.gas.${gasNote(substance)}` } };
  if (!amount) return { equivalents: null, mmol: null, note: null };
  if (isEquivalents(amount)) return ofEquivalents(scale, amount[2]);
  if ('weightPercent' in amount) {
    const [low, high, taken] = amount.weightPercent;
    const massG = significant((scale.grams * taken) / 100);
    const mmol = substance ? mmolIn(substance, molarMass, massG) : null;
    const note = { key: 'note.weightPercent', slots: { low, high, taken } };
    return { equivalents: mmol === null ? null : mmol / scale.mmol, mmol, massG, note };
  }
  if (amount.beside && scale.hasSolvent) return ofEquivalents(scale, amount.beside[2]);
  const litres = (scale.mmol * amount.litresPerMole) / 1000;
  const grams = litres * 1000 * (substance?.density ?? Number.NaN);
  const mmol = molarMass === null || Number.isNaN(grams) ? null : (grams / molarMass) * 1000;
  const note = { key: 'note.byVolume', slots: { volumes: significant(amount.litresPerMole) } };
  return { equivalents: mmol === null ? null : mmol / scale.mmol, mmol, note };
}

function gasNote({ name }: Substance): string {
  return (
    { H2: 'hydrogen', CO: 'carbonMonoxide', air: 'air', O2: 'oxygen', O3: 'ozone', Cl2: 'bubbled' }[name] ?? 'bubbled'
  );
}

export function isEquivalents(amount: Amount): amount is Equivalents {
  return Array.isArray(amount);
}

function times(amount: Amount, factor: number): Amount {
  if (!isEquivalents(amount) || factor === 1) return amount;
  const [low, high, taken] = amount;
  return [low * factor, high * factor, taken * factor];
}

function rangeOf(amount: Amount | undefined): [number, number] | null {
  return amount && isEquivalents(amount) && amount[0] !== amount[1] ? [amount[0], amount[1]] : null;
}

/** Of twofold reactants enough that the second group stays. */
const doubleExcess: Equivalents = [2, 5, 3];

function usualOf({ amounts }: Family, { substance, partner, part, isDouble }: Reactant): Amount | undefined {
  if (isDouble) return doubleExcess;
  const named = substance && amounts[substance.name];
  return named ?? partner?.excess ?? (substance && amounts[substance.part]) ?? amounts[part];
}

/** A catalyst is counted as one whatever it is; what has no line of its own is a blank. */
function amountFor(family: Family, name: string | undefined, part: string, isCatalytic = false): Amount | undefined {
  const own = name === undefined ? undefined : family.amounts[name];
  if (own) return own;
  if (isCatalytic && part !== 'catalyst' && part !== 'ligand') return family.amounts['catalytic'] ?? catalytic;
  return family.amounts[part];
}

const catalytic: Equivalents = [0.05, 0.2, 0.1];

export function roleOf(part: string, isCatalytic: boolean): ProcedureRole {
  if (part === 'ligand') return 'ligand';
  if (part === 'catalyst' || isCatalytic) return 'catalyst';
  if (part === 'base' || part === 'strongBase') return 'base';
  if (part === 'acid') return 'acid';
  if (['additive', 'salt', 'scavenger', 'radical'].includes(part)) return 'additive';
  return 'reagent';
}

/** A building block: a liquid where its density is known, else nobody said. */
function blockOf(bench: DraftBench, smiles: string): Substance {
  const density = bench.density(smiles);
  const plain = { name: '', part: 'other', smiles } as const;
  return density === undefined ? { ...plain, state: 'solid' } : { ...plain, state: 'liquid', density };
}
