import { impuritySearchOf, impurityStart, impurityConditionsSchema } from '@app/shared/contracts/impurity/impurity';
import { impurityResults } from '@app/shared/contracts/impurity/results';
import { Type, type Static } from 'typebox';
import { fitting } from '../answer.ts';
import { pictureOf } from '../pictures.ts';
import { idSchema, moleculeOf, moleculeOut, reactionInput, stateOut } from '../present.ts';
import { defineTool, fromSchema, pageFields, type ToolContext, type ToolOutcome } from '../tool.ts';
import { waitFor } from '../waiting.ts';

const usualWaitSeconds = 45;
const running = ['notStarted', 'queued', 'searching'];

const impurityOut = Type.Object({
  rank: Type.Integer(),
  molecule: moleculeOut,
  cause: Type.String(),
  likelihood: Type.String({ description: 'high, medium or low' }),
  why: Type.String(),
  exactMass: Type.Number({ description: 'monoisotopic, Da' }),
  massShift: Type.Number({ description: 'less that of the product, Da' }),
  mainIons: Type.Array(Type.Object({ name: Type.String(), mz: Type.Number() })),
  alerts: Type.Array(Type.String(), { description: 'structural alerts for mutagenicity' }),
  removal: Type.Optional(Type.String()),
});

const impuritiesOut = Type.Object({
  batchId: Type.String(),
  state: stateOut,
  isFinished: Type.Boolean(),
  reactionSmiles: Type.String(),
  items: Type.Array(impurityOut, { description: 'the likeliest first' }),
  ...pageFields,
  notes: Type.Array(Type.String(), { description: 'what the prediction cannot see' }),
  note: Type.Optional(Type.String()),
});

/** What is the same in both responses is shown once. */
const predictedOut = Type.Object(
  {
    batchId: Type.String(),
    isFinished: Type.Boolean(),
    items: Type.Array(Type.Unsafe<Static<typeof impurityOut>>({ type: 'object' })),
  },
  { description: 'the same as of get_impurities' },
);

export const predictImpurities = defineTool({
  name: 'predict_impurities',
  readOnly: false,
  input: Type.Object({
    reaction: reactionInput,
    conditions: Type.Optional(impurityConditionsSchema),
    waitSeconds: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 90, description: `${usualWaitSeconds} when left out` }),
    ),
  }),
  output: predictedOut,
  async run({ reaction, conditions, waitSeconds = usualWaitSeconds }, context) {
    const { search } = await context.ask(impurityStart, {
      body: { reaction, ...(conditions === undefined ? {} : { conditions }) },
    });
    const { userSearchBatchId: id } = search;
    const last = await waitFor(search, {
      seconds: waitSeconds,
      signal: context.signal,
      isDone: ({ state }) => !running.includes(state),
      look: async () => (await context.ask(impuritySearchOf, { query: { id } })).search,
      onLook: ({ percent, impurities }) => context.progress(percent, context.words('impurityProgress', { impurities })),
    });
    return impuritiesOf(last.batchId, 0, context);
  },
});

export const getImpurities = defineTool({
  name: 'get_impurities',
  readOnly: true,
  input: Type.Object({ batchId: idSchema('of predict_impurities'), from: fromSchema }),
  output: impuritiesOut,
  run: ({ batchId, from = 0 }, context) => impuritiesOf(batchId, from, context),
});

const pageSize = 50;

async function impuritiesOf(
  batchId: string,
  from: number,
  { ask, culture, words }: ToolContext,
): Promise<ToolOutcome<Static<typeof impuritiesOut>>> {
  const query = { batchId, pageIndex: Math.floor(from / pageSize) + 1, pageSize };
  const page = await ask(impurityResults, { query });
  const { state, reaction } = page.search;
  const isFinished = !running.includes(state);
  const head = {
    batchId,
    state,
    isFinished,
    reactionSmiles: reaction.smiles,
    notes: page.notes.slice(0, 6),
    ...(isFinished ? {} : { note: words('impuritiesGoOn', { batchId }) }),
  };
  const entries = page.items.slice(from % pageSize);
  const items = entries.map((one) => ({
    rank: one.rank,
    molecule: moleculeOf(one.molecule, culture),
    cause: one.cause,
    likelihood: one.likelihood,
    why: one.why,
    exactMass: one.exactMass,
    massShift: one.massShift,
    mainIons: one.adducts.slice(0, 3).map(({ name, mz }) => ({ name, mz })),
    alerts: one.alerts.map(({ name, potency }) => (potency ? `${name}: ${potency.summary}` : name)),
    ...(one.removal === undefined ? {} : { removal: one.removal }),
  }));
  const [first] = entries;
  const picture = first && (await pictureOf(ask, first.molecule.key));
  const room = { from, total: page.total, others: head, picture };
  return { data: { ...head, ...fitting(items, room) }, ...(picture ? { picture } : {}) };
}
