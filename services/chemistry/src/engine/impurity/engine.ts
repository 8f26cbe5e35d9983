// The prediction of impurities: what else forms, stays and comes along when a reaction is run, found on the given molecules.

import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { alertsOf } from './alerts/alerts.ts';
import { type Candidate, Candidates } from './candidate.ts';
import { addCarried } from './conversions/carried.ts';
import { ImpurityContext } from './context.ts';
import { addResidues, addStartingMaterials } from './conversions/left-overs.ts';
import { adductsOf, chargeOf, exactMassOf, formulaOf } from './monoisotopic.ts';
import {
  addAgentConversions,
  addOtherSites,
  addOverReactions,
  type Situated,
} from './conversions/other-conversions.ts';
import { readQuestion } from './read-question.ts';
import { removalOf } from './agents/removal.ts';
import { addSideReactions } from './side-reactions.ts';
import { addStereoisomers } from './stereo.ts';
import { addTemplateConversions } from './conversions/template-conversions.ts';
import {
  type ImpurityPrediction,
  type ImpurityQuestion,
  type Likelihood,
  likelihoodFrom,
  mostImpurities,
  type Phrase,
  type PredictedImpurity,
  type PredictionProgress,
  type PredictionStage,
  predictionStages,
} from './types.ts';

type Ranked = ReturnType<Candidates['ranked']>[number];

/** Predicts impurities; holds compiled templates until disposed. */
export class ImpurityEngine {
  readonly #context: ImpurityContext;

  constructor(rdkit: RDKit) {
    this.#context = new ImpurityContext(rdkit);
  }

  /** Throws a TypeError when a molecule of the question is unsound or there are no reactants. */
  predict(question: ImpurityQuestion): ImpurityPrediction {
    return predictImpurities(this.#context, question);
  }

  /** As `predict`, with what is known after each stage: anyone who reads it may stop at any time. */
  predictInStages(question: ImpurityQuestion): Generator<PredictionProgress, ImpurityPrediction> {
    return predictInStages(this.#context, question);
  }

  [Symbol.dispose](): void {
    this.#context[Symbol.dispose]();
  }
}

/** The impurities of a reaction. Throws a TypeError when a molecule of the question is unsound or there are no reactants. */
export function predictImpurities(context: ImpurityContext, question: ImpurityQuestion): ImpurityPrediction {
  const stages = predictInStages(context, question);
  let stage = stages.next();
  while (!stage.done) stage = stages.next();
  return stage.value;
}

/** What forms and stays, the likeliest first, without what is informed of each beyond that. Throws as `predictImpurities` does. */
export function rankedImpurities(context: ImpurityContext, question: ImpurityQuestion): Candidate[] {
  try {
    const situated = readQuestion(context, question);
    const found = new Candidates(context, situated.setting.product);
    for (const [, add] of steps) add(context, situated, found, question);
    return found.ranked().map(({ best }) => best);
  } finally {
    context.bench.release();
  }
}

/** Yields after each stage; the response is that of the last one. Throws as `predictImpurities` does. */
export function* predictInStages(
  context: ImpurityContext,
  question: ImpurityQuestion,
): Generator<PredictionProgress, ImpurityPrediction> {
  try {
    const situated = readQuestion(context, question);
    const found = new Candidates(context, situated.setting.product);
    let answer = responseOf(context, situated, found);
    yield progressAt('reading', answer);
    for (const [stage, add] of steps) {
      add(context, situated, found, question);
      answer = responseOf(context, situated, found);
      yield progressAt(stage, answer);
    }
    return answer;
  } finally {
    context.bench.release();
  }
}

type Step = (context: ImpurityContext, situated: Situated, found: Candidates, question: ImpurityQuestion) => void;

const steps: readonly (readonly [PredictionStage, Step])[] = [
  ['startingMaterials', addStartingMaterials],
  [
    'otherSites',
    (context, situated, found) => {
      addOtherSites(context, situated, found);
      addTemplateConversions(context, situated, found);
    },
  ],
  ['overReaction', addOverReactions],
  ['sideReactions', addSideReactions],
  ['stereoisomers', addStereoisomers],
  [
    'reagents',
    (context, situated, found) => {
      addAgentConversions(context, situated, found);
      addResidues(context, situated, found);
    },
  ],
  ['carried', (context, situated, found, { carried }) => addCarried(context, situated, carried, found)],
];

function progressAt(stage: PredictionStage, answer: ImpurityPrediction): PredictionProgress {
  const percent = Math.round(((predictionStages.indexOf(stage) + 1) / predictionStages.length) * 100);
  return { ...answer, stage, percent };
}

function responseOf(context: ImpurityContext, { setting }: Situated, found: Candidates): ImpurityPrediction {
  const ranked = found.ranked();
  const mass = exactMassOf(context.bench.graph(setting.product));
  const impurities = ranked
    .slice(0, mostImpurities)
    .flatMap((one) => described(context, one, setting.product, mass) ?? []);
  return { impurities, kinds: setting.kinds(), notes: [...setting.notes, ...boundsOf(setting.agents, ranked.length)] };
}

// What no prediction of this kind can see is said, whatever was found.
function boundsOf(agents: Situated['setting']['agents'], count: number): Phrase[] {
  const metals = agents.filter(({ name }) => /Pd|Pt|Ni|Cu|Rh|Ru|Ir|Os|Cr|Sn|Mn/.test(name)).map(({ name }) => name);
  return [
    { key: 'note.estimate' },
    { key: 'note.alerts' },
    ...(metals.length > 0 ? [{ key: 'note.metals', params: { names: metals.join(', ') } }] : []),
    ...(count > mostImpurities ? [{ key: 'note.leftOut', params: { count: count - mostImpurities } }] : []),
  ];
}

function described(
  context: ImpurityContext,
  { best, causes }: Ranked,
  product: string,
  productMass: number | null,
): PredictedImpurity | null {
  const graph = context.bench.graph(best.smiles);
  const mass = exactMassOf(graph);
  if (mass === null || productMass === null) return null;
  const removal = removalOf(context.bench, best.smiles, product, best.cause);
  return {
    ...best,
    causes,
    likelihood: likelihoodOf(best.score),
    formula: formulaOf(graph),
    exactMass: mass,
    massShift: mass - productMass,
    adducts: adductsOf(mass, chargeOf(graph)),
    alerts: alertsOf(context.bench, best.smiles, product),
    ...(removal && { removal }),
  };
}

export function likelihoodOf(score: number): Likelihood {
  if (score >= likelihoodFrom.high) return 'high';
  return score >= likelihoodFrom.medium ? 'medium' : 'low';
}
