// How sure it is that a reaction takes the wanted place: what competes for the same atoms, by the rates of
// models/competition.ts, and what neither rates nor templates know. Without words: routes/forward-present.ts has them.

import { shareAgainst } from '../../chemistry/forward-model/competition.ts';
import type { Reactant } from '../../chemistry/models/reactant.ts';
import type { NucleophileClass } from '../../chemistry/models/reactivity.ts';
import type { FunctionalGroup } from '../../chemistry/templates/functional-groups.ts';
import type { SitedOutcome } from './outcomes.ts';

export type SiteKind = 'chemo' | 'regio' | 'stereo';

/** A sentence of locales, `service.reason.<key>`. */
export interface SelectivityReason {
  key: 'nucleophile' | 'electrophile' | 'equalSites' | 'configuration';
  /** Group that competes, where it has a name: `service.nucleophile.<group>`. */
  group?: NucleophileClass;
  /** The wanted place reacts so many times faster; below 1 it is slower. */
  times?: number;
  /** Places that react alike. */
  count?: number;
}

/** A sentence of locales, `service.unknown.<key>`. */
export interface UnknownFact {
  key: 'stereocentres' | 'doubleBond' | 'equalSites' | 'aromaticSite' | 'groupAtRisk' | 'learnedOnly';
  count?: number;
  group?: FunctionalGroup;
}

export interface CompetingFact {
  kind: SiteKind;
  product: string;
  share: number | null;
  reason: SelectivityReason;
}

export type Verdict = 'clear' | 'mixed' | 'unknown';

export interface SelectivityFacts {
  verdict: Verdict;
  share: number | null;
  competing: CompetingFact[];
  unknown: UnknownFact[];
}

/** Less of the material than this going the wanted way makes a mixture. */
export const clearShare = 0.8;
/** What takes less than this of the material is not told. */
const toldShare = 0.005;
const mostCompeting = 6;

/** What stands against `outcome` among all that the reactants give; `unknown` is what is known to be open besides. */
export function selectivityOf(
  outcome: SitedOutcome,
  all: readonly SitedOutcome[],
  reactants: readonly Reactant[],
  open: readonly UnknownFact[] = [],
): SelectivityFacts {
  const equal = outcome.rated ? [] : equalSites(outcome, all);
  const competing = outcome.rated ? ratedRivals(outcome, all, reactants) : equal;
  const share = outcome.rated ? rounded(shareAgainst(outcome, all)) : equal.length > 0 ? 1 / (equal.length + 1) : null;
  const unknown: UnknownFact[] = [
    ...(equal.length > 0 ? [{ key: 'equalSites', count: equal.length + 1 } as const] : []),
    ...[...new Set(outcome.incompatible)].map((group) => ({ key: 'groupAtRisk', group }) as const),
    ...(outcome.isLearned && !outcome.rated ? [{ key: 'learnedOnly' } as const] : []),
    ...open,
  ];
  return { verdict: verdictOf(outcome, share, unknown), share, competing: competing.slice(0, mostCompeting), unknown };
}

const severity: Record<Verdict, number> = { clear: 0, unknown: 1, mixed: 2 };

/** The verdict on a way of several steps. */
export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  return verdicts.reduce((worst, one) => (severity[one] > severity[worst] ? one : worst), 'clear');
}

function verdictOf(outcome: SitedOutcome, share: number | null, unknown: readonly UnknownFact[]): Verdict {
  if (outcome.rated && share !== null && share < clearShare) return 'mixed';
  if (outcome.incompatible.length > 0) return 'mixed';
  return unknown.length > 0 ? 'unknown' : 'clear';
}

// The same template at other places of the same reactants, where no rate tells them apart.
function equalSites(outcome: SitedOutcome, all: readonly SitedOutcome[]): CompetingFact[] {
  const flat = flatOf(outcome.product);
  const others = new Map<string, SiteKind>();
  for (const other of all) {
    if (other.templateId !== outcome.templateId || other.ids.join() !== outcome.ids.join()) continue;
    if (other.rated || other.product === outcome.product) continue;
    others.set(other.product, flatOf(other.product) === flat ? 'stereo' : 'regio');
  }
  // Which mirror image forms is told among the stereocentres.
  const places = [...others].filter(([, kind]) => kind === 'regio');
  const share = rounded(1 / (places.length + 1));
  return places.map(([product, kind]) => ({
    kind,
    product,
    share,
    reason: { key: 'equalSites', count: places.length + 1 },
  }));
}

function ratedRivals(
  outcome: SitedOutcome,
  all: readonly SitedOutcome[],
  reactants: readonly Reactant[],
): CompetingFact[] {
  const leads = new Map<string, { lead: number; other: SitedOutcome }>();
  for (const other of all) {
    if (other.product === outcome.product || !other.rated) continue;
    const against = shareAgainst(outcome, [other]);
    // 1 to the last digit: the two do not meet.
    if (against >= 1) continue;
    const lead = Math.log10(1 / against - 1);
    const known = leads.get(other.product);
    if (!known || lead > known.lead) leads.set(other.product, { lead, other });
  }
  const total = 1 + [...leads.values()].reduce((sum, { lead }) => sum + 10 ** lead, 0);
  return [...leads]
    .map(([product, { lead, other }]) => rivalFact(outcome, other, { product, lead, total }, reactants))
    .filter(({ share }) => (share ?? 1) >= toldShare)
    .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0));
}

function rivalFact(
  outcome: SitedOutcome,
  other: SitedOutcome,
  { product, lead, total }: { product: string; lead: number; total: number },
  reactants: readonly Reactant[],
): CompetingFact {
  const share = rounded(10 ** lead / total);
  const times = 10 ** -lead;
  if (flatOf(product) === flatOf(outcome.product))
    return { kind: 'stereo', product, share, reason: { key: 'configuration' } };
  const isOtherNucleophile = other.rated?.nucleophile !== outcome.rated?.nucleophile;
  const kind = isAlike(outcome, other, reactants, isOtherNucleophile) ? 'regio' : 'chemo';
  const group = isOtherNucleophile ? nucleophileAt(other.rated?.nucleophile, reactants) : undefined;
  return { kind, product, share, reason: { key: isOtherNucleophile ? 'nucleophile' : 'electrophile', group, times } };
}

// The same kind of group at another place, or another group.
function isAlike(
  one: SitedOutcome,
  other: SitedOutcome,
  reactants: readonly Reactant[],
  byNucleophile: boolean,
): boolean {
  if (byNucleophile) {
    const [mine, theirs] = [one, other].map(({ rated }) => nucleophileAt(rated?.nucleophile, reactants));
    return mine !== undefined && mine === theirs;
  }
  const [mine, theirs] = [one, other].map(({ rated }) => electrophileAt(rated?.electrophile, reactants));
  return mine !== undefined && mine === theirs;
}

function nucleophileAt(place: string | undefined, reactants: readonly Reactant[]): NucleophileClass | undefined {
  const { reactant, atom } = placeOf(place, reactants);
  return reactant?.nucleophiles().get(atom);
}

function electrophileAt(place: string | undefined, reactants: readonly Reactant[]): unknown {
  const { reactant, atom } = placeOf(place, reactants);
  return reactant?.electrophiles().get(atom);
}

function placeOf(place: string | undefined, reactants: readonly Reactant[]) {
  const [id = -1, atom = -1] = (place ?? '').split(':').map(Number);
  return { reactant: reactants[id], atom };
}

function flatOf(smiles: string): string {
  return smiles.replaceAll(/[/\\]|@+/g, '').replaceAll(/\[([BCNOPSF])H?\d?\]/g, '$1');
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
