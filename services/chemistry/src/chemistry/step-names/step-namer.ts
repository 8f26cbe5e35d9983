// The template of a step as it is shown: a learned template is wide, and one that was recorded as an alkylation also fits an acyl
// bromide. Name, class and conditions are therefore those of the change that the step makes; the template's own words hold where
// the rules know no kind for it. What was counted for the template counts for a kind that most of its records are.
// A template that a person wrote keeps its words for the change of its examples: it is also asked for molecules, and stands for
// learned templates, that make another one.

import { LruCache } from '../molecule/lru.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import { readConditionCounts } from '../reaction-classes/condition-counts.ts';
import { countedLines } from '../reaction-classes/counted-sets.ts';
import { inOpenFlask } from '../reaction-classes/open-flask.ts';
import { isLearnedId } from '../models/learned-template.ts';
import { reactionTemplates } from '../templates/all.ts';
import { typicalOf, type ReactionTemplate } from '../templates/template.ts';
import { mostRecords, readLearnedKindShares, type LearnedKindShares } from '../models/learned/learned-kinds.ts';
import { Bystanders } from './bystanders.ts';
import { chosenLines } from './chosen-lines.ts';
import type { StepKind } from './kind.ts';
import { bondFormation } from './plain-words.ts';
import { kindOfChange } from './read-kind.ts';
import { carbonSite, isCarbonyl, isSulfonyl } from './sites.ts';
import type { StepChange } from './step-change.ts';
import { StepChanges } from './step-changes.ts';

/** Below this share of records without a kind, the template's own name is not taken for a change that the rules do not know. */
const fewRecords = 0.1;

let shares: LearnedKindShares | undefined;

/** On one thread; answers are kept. */
export class StepNamer {
  readonly #changes: StepChanges;
  readonly #known = new LruCache<string, ReactionTemplate>(5_000);
  readonly #own = new LruCache<string, readonly StepKind[]>(1_000);
  readonly #bystanders: Bystanders;

  constructor(rdkit: RDKit, changes = new StepChanges(rdkit)) {
    this.#changes = changes;
    this.#bystanders = new Bystanders(rdkit);
  }

  /** The template with the words of the reaction (SMILES, canonical parts); templates of a customer keep their own. */
  of(template: ReactionTemplate, reaction: string): ReactionTemplate {
    if (!isNamedByChange(template.id)) return template;
    return this.#known.getOrMake(`${template.id} ${reaction}`, () => {
      const change = this.#changes.of(reaction);
      const shown = isLearnedId(template.id) ? named(template, change) : this.#ofExpert(template, change);
      const lines = chosenLines(this.#bystanders, reaction, shown.conditions.map(inOpenFlask));
      return { ...shown, conditions: lines };
    });
  }

  #ofExpert(template: ReactionTemplate, change: StepChange | null): ReactionTemplate {
    const kind = change ? kindOfChange(change) : undefined;
    if (!kind) return withCounted(template, [template.id]);
    const isOwn = kind.countedAs === template.id || isOwnKind(template, this.#ownKinds(template), kind);
    return isOwn ? withCounted(template, [template.id, kind.id]) : withKind(template, kind, false);
  }

  /** Kinds of the examples that the template was written with. */
  #ownKinds(template: ReactionTemplate): readonly StepKind[] {
    return this.#own.getOrMake(template.id, () =>
      template.examples.flatMap(({ reactants, product }) => {
        const change = this.#changes.of(`${reactants}>>${product}`);
        return (change && kindOfChange(change)) ?? [];
      }),
    );
  }
}

/** Whether a step of the template is named after its change; what a customer brought, or reagents tell, is not. */
export function isNamedByChange(templateId: string): boolean {
  return isLearnedId(templateId) || experts.has(templateId);
}

const experts: ReadonlySet<string> = new Set(reactionTemplates.map(({ id }) => id));

/** Words for what leaves, in names of templates and of kinds. */
const halide = /(?:alkyl|aryl|alkenyl|imidoyl) (?:fluoride|chloride|bromide|iodide|sulfonate)/g;
const anyHalide = /(?:fluor|chlor|brom|iod)(?:o|ide|hydrin)|mesylate|tosylate|triflate|sulfon/i;

/** The kind of an example, but for the halide where the name of the template says none. */
function isOwnKind({ name }: ReactionTemplate, own: readonly StepKind[], { id }: StepKind): boolean {
  if (own.some((one) => one.id === id)) return true;
  const folded = (text: string): string => text.replaceAll(halide, 'halide');
  return !anyHalide.test(name.en) && own.some((one) => folded(one.id) === folded(id));
}

function named(template: ReactionTemplate, change: StepChange | null): ReactionTemplate {
  if (!change) return template;
  shares ??= readLearnedKindShares();
  const recorded = shares.get(template.id);
  const kind = kindOfChange(change);
  if (kind) return withKind(template, kind, (recorded?.get(kind.id) ?? 0) >= mostRecords);
  const isOwn = (recorded?.get('') ?? 0) >= fewRecords && !isOtherCarbon(template, change);
  const plain = isOwn ? undefined : bondFormation(change);
  return plain ? { ...template, name: plain, conditions: [], conditionOrigin: 'unknown', countedAs: [] } : template;
}

/** A bond to the carbon of an acyl or the sulfur of a sulfonyl group, from a template that was recorded elsewhere. */
function isOtherCarbon({ class: recorded }: ReactionTemplate, { made, product }: StepChange): boolean {
  const [bond] = made;
  if (bond?.order !== 1 || recorded === 'acylation' || recorded === 'protection') return false;
  const ends = [bond.a, bond.b];
  const from = ends.find((atom) => [7, 8].includes(product.atoms[atom]?.z ?? 0));
  const at = ends.find((atom) => atom !== from);
  if (from === undefined || at === undefined) return false;
  return isSulfonyl(product, at) || (product.atoms[at]?.z === 6 && isCarbonyl(carbonSite(product, at, [from])));
}

function withKind(template: ReactionTemplate, kind: StepKind, isCounted: boolean): ReactionTemplate {
  const { name, class: own, conditions } = kind;
  const words = { ...template, name, class: own, conditions: [...conditions], conditionOrigin: 'typical' as const };
  const ids = [isCounted ? template.id : null, kind.id, kind.countedAs].filter((id) => id !== null);
  return withCounted(words, ids);
}

/** Run as it was counted, where enough was. */
function withCounted(template: ReactionTemplate, countedAs: readonly string[]): ReactionTemplate {
  const typical = typicalOf(template).map(inOpenFlask);
  const { name, class: own } = template;
  const lines = countedLines(countedAs, readConditionCounts(), { name: name.en, class: own, typical });
  if (lines.length === 0) return { ...template, countedAs };
  return { ...template, countedAs, typical, conditions: lines, conditionOrigin: 'patents' };
}
