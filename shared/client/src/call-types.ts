// What each call takes and gives, from the generated types.

import type { operations } from './generated/api.ts';
import type { calls } from './generated/calls.ts';

export type CallName = keyof typeof calls & keyof operations;

type Operation<N extends CallName> = operations[N];
type ContentOf<N extends CallName> = Operation<N>['responses'][200]['content'];

type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : O extends { requestBody: { content: { 'multipart/form-data': unknown } } }
    ? { file: Blob; fileName: string }
    : { body?: never };

/** Parts of the address, the body, the file. */
export type CallInput<N extends CallName> = Pick<Operation<N>['parameters'], 'query' | 'path'> & BodyOf<Operation<N>>;

/** The data of the envelope. */
export type CallData<N extends CallName> =
  ContentOf<N> extends { 'application/json': infer Response }
    ? Response extends { data?: unknown }
      ? Exclude<Response['data'], undefined>
      : unknown
    : never;

/** Calls that give a file. */
export type DownloadName = {
  [N in CallName]: ContentOf<N> extends { '*/*': unknown } ? N : never;
}[CallName];

/** Calls that tell how far a task is. */
export type TaskName = {
  [N in CallName]: CallData<N> extends { task: { state: string } } | { search: { state: string } } ? N : never;
}[CallName];
