// For each call with ids the questions that a stranger can ask about somebody's belongings, from the contract's own example.

import type { TSchema } from 'typebox';
import type { Call } from '../../contracts/call.ts';
import type { CallName } from '../../contracts/catalogue.ts';
import type { Input } from './asking.ts';
import type { Belongings } from './things.ts';

export interface Question {
  /** The fields that carry ids. */
  about: string;
  input: Input;
}

/** Ids by field; a function where the call decides. Undefined: the field goes with another id of the same call. */
const ownerOfField: Record<string, string | ((call: CallName) => string) | undefined> = {
  routeId: 'route',
  routeIds: 'route',
  itemId: 'route',
  taskId: (call) => (call.startsWith('forward') ? 'forward' : call.startsWith('sascore') ? 'score' : 'task'),
  taskIds: (call) => (call.startsWith('forward') ? 'forward' : 'task'),
  draftId: 'draft',
  draftIds: 'draft',
  stockId: 'stock',
  templateSetId: 'templateSet',
  shareId: 'share',
  shareCode: 'shareCode',
  commentId: 'comment',
  deliveryId: 'delivery',
  quotationId: 'quotation',
  inquiryId: 'inquiry',
  projectId: 'project',
  batchId: 'batch',
  resultId: 'result',
  userSearchBatchId: 'impurity',
  ids: 'tray',
  id: ofPlainId,
  growthId: 'growth',
  searchId: 'substructure',
  productId: undefined,
  productIds: undefined,
  resultIds: undefined,
  versionId: undefined,
  partId: undefined,
  voucherId: 'voucher',
  voucherIds: 'voucher',
  paymentId: 'payment',
  pictureId: 'feedbackPicture',
  pictureIds: 'feedbackPicture',
  noticeIds: 'notice',
  undoToken: 'deletion',
  // The caller's own marks: on a request that may be sent twice, and on a check to ask how far it is.
  requestId: undefined,
  checkId: undefined,
};

/** Places within what another id names, people, and kinds of reactions. */
const noBelonging =
  /^(stepId|nodeId|fromNodeId|toNodeId|formId|proposalId|templateId|positionId|userIds?|tenantId|externalUserId|clusterId|groupIds?)$/;

const plainIds: readonly (readonly [RegExp, string])[] = [
  [/^apiKey/, 'apiKey'],
  [/^deleteReactions$/, 'ban'],
  [/^tray/, 'tray'],
  [/^(condition|export)/, 'optimization'],
  [/^impurity/, 'impurity'],
  [/^sascore/, 'score'],
  [/^deleteCraftInterest$/, 'interest'],
  [/^deleteCraftForbidden$/, 'forbidden'],
  [/^(invoice|contract)Apply$/, 'payment'],
];

function ofPlainId(call: CallName): string {
  const found = plainIds.find(([pattern]) => pattern.test(call));
  if (!found) throw new RangeError(`${call}: whose id is it?`);
  return found[1];
}

const parts = ['params', 'query', 'body'] as const;

/** Fields of a call that carry ids. Throws a RangeError for one that this file does not know. */
export function idFields(name: CallName, call: Call): [(typeof parts)[number], string][] {
  return parts.flatMap((part) =>
    Object.entries(propertiesOf(call[part])).flatMap(([field, schema]): [(typeof parts)[number], string][] => {
      if (!Object.hasOwn(ownerOfField, field)) {
        if (isIdLike(field, schema)) throw new RangeError(`${name}: whose ${field} is it?`);
        return [];
      }
      return ownerOfField[field] === undefined ? [] : [[part, field]];
    }),
  );
}

/** One question for each id that a call takes, with the others that its example names. */
export function questionsOf(name: CallName, call: Call, { ids }: Belongings): Question[] {
  const fields = idFields(name, call);
  const example = withIds(name, call.example, ids);
  return fields.map(([part, field]) => {
    const given: Input = structuredClone(example);
    const members = { ...given[part], [field]: idFor(name, field, propertiesOf(call[part])[field], ids) };
    // A step represents the reaction that it is.
    if (field === 'routeId' && 'reaction' in propertiesOf(call[part])) delete members['reaction'];
    if (field === 'routeId' && 'stepId' in propertiesOf(call[part])) members['stepId'] = ids['step'] ?? 's1';
    return { about: field, input: { ...given, [part]: members } };
  });
}

/** The example of a call, with ids of somebody's belongings in place of its own. */
export function withIds(name: CallName, example: Call['example'], ids: Record<string, string>): Input {
  const filled = parts.map((part) => {
    const given: unknown = example[part];
    if (typeof given !== 'object' || given === null) return [part, undefined];
    const entries = Object.entries(given).map(([field, value]) => [
      field,
      ownerOfField[field] === undefined
        ? value
        : idFor(name, field, Array.isArray(value) ? arrayLike(value) : undefined, ids),
    ]);
    return [part, Object.fromEntries(entries)];
  });
  return Object.fromEntries(filled);
}

const arrayLike = (value: readonly unknown[]) => ({ type: 'array', minItems: value.length });
const randomIds = ['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001'] as const;

function idFor(name: CallName, field: string, schema: object | undefined, ids: Record<string, string>): unknown {
  const owner = ownerOfField[field];
  const of = typeof owner === 'function' ? owner(name) : (owner ?? '');
  // What no test can make is asked for under an id that nobody has: it must be refused alike.
  const id = ids[of] ?? randomIds[0];
  if (schema === undefined || !('type' in schema) || schema.type !== 'array') return id;
  const isOfSeveral = 'minItems' in schema && Number(schema.minItems) > 1;
  return isOfSeveral ? [id, ids[`other ${of}`] ?? randomIds[1]] : [id];
}

function propertiesOf(schema: TSchema | undefined): Record<string, object> {
  return schema !== undefined && 'properties' in schema ? (schema['properties'] as Record<string, object>) : {};
}

function isIdLike(field: string, schema: object): boolean {
  if (noBelonging.test(field)) return false;
  const isUuid = /"format":"uuid"/.test(JSON.stringify(schema));
  return isUuid || /^(id|ids|\w+Ids?|shareCode)$/.test(field);
}
