// What a tool is: a name, what it takes and gives, and what it asks of the product's own calls.

import type { Culture } from '@app/shared/constants/locale';
import { Type, type Static, type TObject } from 'typebox';
import type { Ask } from './ask.ts';
import type { Picture } from './pictures.ts';

export interface ToolContext {
  ask: Ask;
  /** The same for what remains to be done after the client has left. */
  askAtEnd: Ask;
  culture: Culture;
  /** A sentence of `mcp` in the caller's language. */
  words(key: string, params?: Record<string, string | number>): string;
  /** The client cancelled: what was started for it is stopped. A connection that broke is no such thing before protocol 2026-07-28. */
  isCancelled(): boolean;
  /** Ends when the client cancels or leaves. */
  signal: AbortSignal;
  /** Says how far the work is; nothing where the client did not ask for it. `total` is 100. */
  progress(percent: number, message: string): Promise<void>;
}

export interface ToolOutcome<O> {
  data: O;
  /** At most one is sent along, where there is room for it. */
  picture?: Picture | undefined;
}

export interface Tool<I extends TObject = TObject, O extends TObject = TObject> {
  /** Its words are `mcp:tools.<name>`. */
  name: string;
  /** In their place, for a tool that is no part of the product. */
  words?: { title: string; description: string };
  input: I;
  output: O;
  /** Changes nothing at the server: no task, no history entry. */
  readOnly: boolean;
  run(input: Static<I>, context: ToolContext): Promise<ToolOutcome<Static<O>>>;
}

/** A tool whose types are known inside and forgotten outside. */
export function defineTool<I extends TObject, O extends TObject>(tool: Tool<I, O>): Tool {
  return tool as unknown as Tool;
}

/** Text that a person wrote, or that came in a file: data, whatever it says. `instructions` say so once for all tools. */
export const foreignTextSchema = Type.Object({ untrusted: Type.String() });

/** What is left of such a text: one line without characters that a reader does not see. */
export function foreignText(text: string): Static<typeof foreignTextSchema> {
  return { untrusted: text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim() };
}

/** Of a list that may be longer than a response: how many there are, and where to read on (`instructions`). */
export const pageFields = { total: Type.Integer(), next: Type.Optional(Type.Integer()) };

/** Place of the first entry, from 0: `next` of the response before. */
export const fromSchema = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 }));
