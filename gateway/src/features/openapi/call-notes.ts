// What a person should know of a call before using it: who may, how long and how much, and what it may refuse.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import { limits } from '@app/shared/constants/limits';
import type { Call } from '@app/shared/contracts/call';
import { catalogue, type ErrorKey } from '@app/shared/errors/catalogue';
import { extensionsOf } from '@app/shared/rules/upload';

type Applies = (call: Call) => boolean;

const always: Applies = () => true;
const hasInput: Applies = ({ params, query, body }) =>
  params !== undefined || query !== undefined || body !== undefined;
const isUpload: Applies = ({ upload }) => upload !== undefined;
const namesOf = (schema: unknown): string[] => Object.keys(Object(Object(schema).properties));
const takesOne =
  (pattern: RegExp): Applies =>
  ({ params, query, body }) =>
    [params, query, body].flatMap(namesOf).some((name) => pattern.test(name));
const takesStructure = takesOne(/^(structure|smiles|reaction|product|target)$/i);

/** Of every call or of a kind of calls, in the order of the codes. */
const refusals: readonly (readonly [ErrorKey, Applies])[] = [
  ['payloadTooLarge', ({ takes }) => takes === 'json'],
  ['tooManyRequests', always],
  ['gatewayTimeout', ({ timeoutMs }) => timeoutMs > 0],
  ['structureNotSupported', takesStructure],
  ['fileTooLarge', isUpload],
  ['fileDamaged', isUpload],
  ['wrongFormat', isUpload],
  ['parameterError', hasInput],
  ['dataMissingOrNoAccess', takesOne(/ids?$/i)],
  ['fileContentError', isUpload],
  ['computingBusy', takesStructure],
  ['featureNotPermitted', ({ access }) => access !== 'public'],
  ['drugControlled', (call) => takesStructure(call) && call.startsOnce],
  ['smilesEmpty', takesStructure],
  ['unrecognizedStructure', takesStructure],
];

/** The codes that a call of its kind may give, besides 401. */
export const refusalsOf = (call: Call): ErrorKey[] =>
  refusals.flatMap(([key, applies]) => (applies(call) ? [key] : []));

/** In Markdown. */
export function callNotes(call: Call, culture: Culture): string {
  const say = (key: string, params = {}): string => message(culture, 'gateway', `reference.${key}`, params);
  const { access, timeoutMs, takes, upload, changesState, startsOnce } = call;
  const modules = Array.isArray(access) ? access.map((one) => `\`${one}\``).join(', ') : '';
  const lines = [
    modules === '' ? say('anyKey') : say('modules', { modules }),
    timeoutMs > 0 ? say('time', { seconds: timeoutMs / 1_000 }) : say('noTimeLimit'),
    ...(takes === 'json' ? [say('size', { megabytes: call.maxBodyBytes / limits.jsonBodyBytes })] : []),
    ...(upload ? [say('file', { endings: extensionsOf(upload).join(', ') })] : []),
    startsOnce ? say('startsOnce', { header: '`Idempotency-Key`' }) : changesState ? say('changes') : say('reads'),
  ];
  const codes = refusalsOf(call).map((key) => [catalogue[key].code, message(culture, 'errors', key)]);
  const rows = [[401, say('notSignedIn')], ...codes].map(([code, words]) => `| ${code} | ${words} |`);
  const table = [`| ${say('code')} | ${say('meaning')} |`, '| --- | --- |', ...rows];
  return [...lines.map((line) => `- ${line}`), '', ...table].join('\n');
}
