// What a response may be to somebody it is not for, call by call.

import { Value } from 'typebox/value';
import type { CallName } from '../../contracts/catalogue.ts';
import type { Heard, Upload } from './asking.ts';

/** Compute on what they are given, and look at nothing that anybody owns. */
export const ofNobody: ReadonlySet<string> = new Set([
  'searchCheck',
  'inquiryCheck',
  'indexManualSearch',
  'forwardClasses',
  'forwardPredict',
  'sascoreExplain',
  'compoundSearch',
  'moreMoleculeInfo',
  'structureCheck',
  'structureFormats',
  'structureRecognition',
  'substructureMaterial',
  'forwardScaffoldImport',
  'sascoreImportCheck',
  'countries',
  'clearCache',
]);

/** Make something new of the caller's own. */
export const startsOwn: ReadonlySet<string> = new Set([
  'apiKeyCreate',
  'batchSearch',
  'importByList',
  'importCdx',
  'smilesDataImport',
  'forwardStart',
  'templateSetImport',
  'stockImport',
  'craftForbiddenImport',
  'craftInterestImport',
  'processSearchStart',
  'retroSearchStart',
  'sascoreImport',
  'createBuriedPoint',
  'createBuriedPoints',
  'inquirySend',
  'syncUser',
  'changeSetting',
  'accountClose',
  'pointsExchange',
  'paymentUpload',
  'feedbackCreate',
  'feedbackUpload',
  'updateUserBasicInfo',
]);

/** Responses without data: there is nothing for this caller. */
const nothing: Partial<Record<CallName, object>> = {
  routeCheck: { allowed: false },
  shareList: { total: 0, items: [] },
  elnDeliveries: { total: 0, items: [] },
  quotationList: { total: 0 },
  impurityOfStep: {},
  // Marks nothing of other users; returns how many of their own are left.
  notificationRead: {},
  intermediateRecords: { total: 0, items: [] },
};

/** Files that a call takes; the others take any list. */
export const uploadsOf: Partial<Record<CallName, Upload>> = {
  conditionResultsImport: { content: 'well,yield\nA1,50\n', fileName: 'yields.csv' },
};

const refused = [10010, 10011, 10022, 10023, 403, 404, 40007, 50001];
/** Calls over several resources of one's own report that there is none of them. */
const noneOfTheirs: Partial<Record<CallName, number>> = {
  deleteWaitingSmiles: 20023,
  batchPause: 20022,
  batchStop: 20022,
  paymentCreate: 10012,
};

/** What is wrong with a response to somebody it is not for; undefined when it is a refusal, or says that there is nothing. */
export function wrongIn(
  name: CallName,
  { code, text }: Heard,
  alsoRefused: readonly number[] = [],
): string | undefined {
  if (code !== 200) return [...refused, ...alsoRefused, noneOfTheirs[name]].includes(code) ? undefined : `code ${code}`;
  // A table without a row.
  if (name === 'intermediateRecordsExport') return text.trim().includes('\n') ? text : undefined;
  const empty = nothing[name];
  if (!empty) return text.slice(0, 400);
  const data: unknown = JSON.parse(text).data;
  return Value.Equal({ ...Object(data), ...empty }, data) ? undefined : text.slice(0, 400);
}
