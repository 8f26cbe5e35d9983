// One of everything that a user can make by a call, each named by a mark that nobody else may read.

import type { CallName } from '../../contracts/catalogue.ts';
import { listUpload, made, memberOf, type Asking, type Input, type Upload } from './asking.ts';

export interface Belongings {
  /** Ids by what they are of. */
  ids: Record<string, string>;
  /** Texts that no stranger may read. */
  marks: string[];
}

export const secretName = 'Zirconium-7 affair';

/** What the things are made about. */
export interface Ground {
  /** A route of the asker with a step `stepId`. */
  routeId: string;
  stepId: string;
  /** The user the route is shared with. */
  readerId: string;
  /** Milliseconds to wait for tasks that end by themselves. */
  waitLimitMs: number;
}

/** Ids by what they are of. */
export async function makeThings(ask: Asking, { routeId, stepId, readerId, waitLimitMs }: Ground) {
  const ids: Record<string, string> = {};
  const make = async (of: string, name: CallName, input: Input, path: string, upload?: Upload) => {
    ids[of] = await made(ask, name, input, path, upload);
  };
  const step = { routeId, stepId };
  const share = { query: { kind: 'route', itemId: routeId, userIds: readerId } };
  await make('share', 'shareToOther', share, 'share.shareId');
  await make('shareCode', 'shareToOther', share, 'share.shareCode');
  await make('comment', 'routeComment', { body: { ...step, text: secretName } }, 'comment.commentId');
  await make('draft', 'manualRouteStart', { body: { structure: 'CC(=O)NCc1ccccc1' } }, 'draft.draftId');
  const spare = await made(ask, 'manualRouteStart', { body: { structure: 'CCCCCCOC(C)=O' } }, 'draft.draftId');
  await make('deletion', 'manualRouteDelete', { body: { draftIds: [spare] } }, 'undoToken');
  await make('ban', 'dislikeReaction', { query: step }, 'items.0.id');
  const key = { name: secretName, modules: ['sascore'], expiresInDays: 9 };
  await make('apiKey', 'apiKeyCreate', { body: key }, 'key.id');
  const optimization = { ...amide, name: secretName };
  await make('optimization', 'conditionOptimization', { body: optimization }, 'optimization.id');
  const acid = { type: 'enumeration', structure: 'OC(=O)c1ccc(Br)cc1', name: secretName };
  await make('forward', 'forwardStart', { body: { ...acid, settings: { classes: ['acylation'] } } }, 'task.taskId');
  const quotation = { routeId, scales: [100], customer: secretName };
  await make('quotation', 'quotationStart', { body: quotation }, 'quotation.quotationId');
  const inquiry = { structure: 'NCc1ccccc1', grams: 5, remarks: secretName };
  await make('inquiry', 'inquirySend', { body: inquiry }, 'inquiry.inquiryId');
  const picture = { content: dot, fileName: 'picture.gif' };
  await make('feedbackPicture', 'feedbackUpload', {}, 'pictureId', picture);
  await make('delivery', 'batchSyncToLab', { body: { routeIds: [routeId] } }, 'deliveries.0.deliveryId');
  await make('substructure', 'substructureSearch', { body: { query: 'CCO', kind: 'smarts', pageSize: 5 } }, 'searchId');
  await made(ask, 'routeNoteSave', { body: { ...step, before: '', text: secretName } }, 'note.text');
  await makeFiles(make);
  await makeLists(ask, ids);
  await makePrediction(ask, make, ids, waitLimitMs);
  return ids;
}

type Make = (of: string, name: CallName, input: Input, path: string, upload?: Upload) => Promise<void>;

/** A GIF of one point. */
const dot = 'GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002L\u0001\0;';
const amide = { reaction: 'CC(=O)OC(C)=O.Nc1ccc(O)cc1>>CC(=O)Nc1ccc(O)cc1' };
const template = '[C:1](=[O:2])-[NH;D2:3]-[C:4]>>O-[C:1]=[O:2].[NH2:3]-[C:4] amide\n';
const atom = '    0.0000    0.0000    0.0000 C   0  0\n';
const methane = `\n  x\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n${atom}M  END\n> <molid>\n1\n\n$$$$\n`;

async function makeFiles(make: Make): Promise<void> {
  await make('stock', 'stockImport', { query: { name: secretName } }, 'id', listUpload);
  const templates = { content: template, fileName: 'templates.txt' };
  await make('templateSet', 'templateSetImport', { query: { name: secretName } }, 'id', templates);
  const molecules = { content: methane, fileName: 'molecules.sdf' };
  await make('score', 'sascoreImport', { query: { name: secretName } }, 'task.taskId', molecules);
}

async function makeLists(ask: Asking, ids: Record<string, string>): Promise<void> {
  await ask('importByList', { body: { text: 'CCO' } });
  ids['tray'] = await made(ask, 'waitingSmiles', {}, 'items.0.id');
  for (const [of, fill, show] of [
    ['interest', 'craftInterestImport', 'craftInterestSmiles'],
    ['forbidden', 'craftForbiddenImport', 'craftForbiddenSmiles'],
  ] as const) {
    await ask(fill, {});
    ids[of] = await made(ask, show, {}, 'items.0.id');
  }
}

async function makePrediction(
  ask: Asking,
  make: Make,
  ids: Record<string, string>,
  waitLimitMs: number,
): Promise<void> {
  const reaction = { ...amide, name: secretName };
  await make('impurity', 'impurityStart', { body: reaction }, 'search.userSearchBatchId');
  const query = { id: ids['impurity'] };
  ids['batch'] = await made(ask, 'impuritySearchOf', { query }, 'search.batchId');
  // Until it has ended its rows change by themselves.
  await untilIs(ask, 'impuritySearchOf', { query }, ['search.state', 'completed'], waitLimitMs);
  ids['result'] = await made(ask, 'impurityResults', { query: { batchId: ids['batch'] } }, 'items.0.resultId');
}

/** Asks again until the value is at the path in the response. Throws after `withinMs`. */
export async function untilIs(
  ask: Asking,
  name: CallName,
  input: Input,
  [path, wanted]: readonly [path: string, wanted: unknown],
  withinMs: number,
): Promise<void> {
  const end = Date.now() + withinMs;
  for (;;) {
    const { text } = await ask(name, input);
    if (memberOf(text, path) === wanted) return;
    if (Date.now() > end) throw new Error(`${name}: no ${String(wanted)} after ${withinMs} ms: ${text.slice(0, 300)}`);
    await new Promise((again) => setTimeout(again, 50));
  }
}
