// One question of `--check-config --online`, and what may come of it.

import type { SignInCause } from '../sign-in-causes.ts';

/** Gives a note where something works otherwise than one might expect; rejects with what is wrong. */
export type Probe = readonly [name: string, run: () => Promise<unknown>];

export interface Asked {
  status: number;
  text: string;
  date: string | undefined;
}

export type Ask = (url: string, options?: AskOptions) => Promise<Asked>;
export interface AskOptions {
  method: 'POST';
  headers: Record<string, string>;
  body: string;
}

export const withinMs = 5_000;

/** What is wrong, under the code that the page of a failed sign-in has for it. */
export class Problem extends Error {
  constructor(cause: SignInCause, text: string) {
    super(`${cause}: ${text}`);
  }
}

/** The members of a JSON object. Throws for anything else. */
export function membersOf(text: string): Record<string, unknown> {
  try {
    return { ...Object(JSON.parse(text)) };
  } catch {
    throw new Error('the answer is no JSON');
  }
}
