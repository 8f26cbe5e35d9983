// The examples of /openapi.json, with the resources they refer to created before: ids of an example are placeholders
// for those of the reader's own.

import { callEntries, type CallName } from '@app/shared/contracts/catalogue';
import type { Call } from '@app/shared/contracts/call';
import { made, memberOf, type Asking, type Input } from '@app/shared/test-support/isolation/asking';
import { withIds } from '@app/shared/test-support/isolation/questions';

export interface Operation {
  operationId: CallName;
  'x-changes-state'?: boolean;
  parameters?: { name: string; in: 'path' | 'query'; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}

export interface Documented {
  path: string;
  method: 'get' | 'post';
  operation: Operation;
  call: Call;
}

type Paths = Record<string, Partial<Record<Documented['method'], Operation>>>;

const calls = new Map<string, Call>(callEntries);

/** What ends something comes after what needs it; the later group of two that match counts. */
const turns: readonly RegExp[] = [
  /^(batchSearch|quotationIssue|retroTaskRestart|routeNodeReplace|manualRouteSave|searchGraphGrow|pointsExchange)$/,
  /(Stop|End|Revoke|Pause)$/,
  /([dD]elete|Close)/,
  /^session(Logout|sEnd)$/,
];

/** Every operation of the document, in an order in which none takes from another what it needs. */
export function inTurn(paths: Paths): Documented[] {
  const all = Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method];
      const call = operation && calls.get(operation.operationId);
      return call ? [{ path, method, operation, call }] : [];
    }),
  );
  return all.toSorted((a, b) => turnOf(a) - turnOf(b));
}

function turnOf({ operation }: Documented): number {
  const late = turns.findLastIndex((pattern) => pattern.test(operation.operationId));
  if (late >= 0) return late + 2;
  return operation['x-changes-state'] ? 1 : 0;
}

/** Ids that examples name beside those of whole things. */
export interface Places {
  ids: Record<string, string>;
  /** By the name of the field, wherever it is. */
  fields: Record<string, unknown>;
  /** By the call, where a field means another thing than elsewhere. */
  ofCall: Partial<Record<CallName, Record<string, unknown>>>;
}

const voucher = { content: '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', fileName: 'voucher.pdf' };

/** Of an administrator: a payment under review, and a voucher for another. */
export async function findPayment(ask: Asking): Promise<Record<string, string>> {
  // A receipt is taken for one payment alone.
  const upload = (receipt: number) =>
    made(ask, 'paymentUpload', {}, 'voucherId', { ...voucher, content: `${voucher.content}% ${receipt}\n` });
  const { body } = calls.get('paymentCreate')?.example ?? {};
  const payment = await made(
    ask,
    'paymentCreate',
    { body: { ...Object(body), voucherIds: [await upload(1)] } },
    'paymentId',
  );
  return { payment, voucher: await upload(2) };
}

/** A draft with steps in it, and what else the examples name. */
export async function findPlaces(ask: Asking, ids: Record<string, string>): Promise<Places> {
  const { key = '', step, task, route, forward } = ids;
  const draft = await made(ask, 'routeEdit', { body: { routeId: route } }, 'draft.draftId');
  const target = await made(ask, 'manualRoute', { query: { draftId: draft } }, 'draft.nodes.0.nodeId');
  const leaf = await made(ask, 'manualRoute', { query: { draftId: draft } }, 'draft.nodes.1.nodeId');
  const graph = await ask('searchGraph', { body: { taskId: task } });
  const reactionKey = memberOf(graph.text, 'items.0.reactionKey');
  const products = await ask('forwardProducts', { body: { taskId: forward, pageIndex: 1, pageSize: 1 } });
  const fields = {
    smilesUniqueCode: key,
    name: `${key}.svg`,
    stepId: step,
    nodeId: leaf,
    fromNodeId: target,
    toNodeId: leaf,
    rInchikey: key,
    choices: [{ product: key, reactionKey }],
    productId: memberOf(products.text, 'items.0.productId'),
  };
  const project = await ask('intermediateDetails', { query: { projectId: ids['project'] } });
  const shared = memberOf(project.text, 'project.molecule.key');
  const ofCall = { intermediateTrack: { smilesUniqueCode: shared }, sascoreFileSelection: { rows: [1] } };
  return { ids: { ...ids, draft }, fields, ofCall };
}

type Asked = Omit<Input, 'body'> & { body?: object | undefined };

/** The example, with the reader's own ids. */
export function exampleOf({ operation }: Documented, { ids, fields, ofCall }: Places): Asked {
  const given = (place: 'path' | 'query') =>
    Object.fromEntries(
      (operation.parameters ?? []).flatMap((one) =>
        one.in === place && 'example' in one ? [[one.name, one.example]] : [],
      ),
    );
  const body = operation.requestBody?.content['application/json']?.example;
  const example = { params: given('path'), query: given('query'), body };
  const input = withIds(operation.operationId, example as Call['example'], ids);
  for (const part of [input.params, input.query, input.body]) fillIn(part, fields);
  if (input.body) Object.assign(input.body, ofCall[operation.operationId]);
  return Array.isArray(body) ? { ...input, body } : input;
}

/** Only where the example says nothing by itself: all letters A, or the first id of a kind. */
function fillIn(part: Record<string, unknown> | undefined, fields: Record<string, unknown>): void {
  for (const [field, value] of Object.entries(part ?? {})) {
    const isSample = /"(A{22}(\.svg)?|0123456789abcdef|s1|018f3f7e-[\w-]+)"/.test(JSON.stringify(value));
    if (part && isSample && fields[field] !== undefined) part[field] = fields[field];
  }
}
