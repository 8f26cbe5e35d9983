import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';

/** What the command line gives, as the service takes it. Throws a RangeError for a value that its schema refuses. */
export function readCommand<S extends TSchema>(schema: S, given: { action: string; json?: true }): Static<S> {
  const { json: _json, ...rest } = given;
  const command: unknown = JSON.parse(JSON.stringify(rest));
  if (Check(schema, command)) return command;
  throw new RangeError(`${given.action}: a value is empty, too long, or not of the form that --help names`);
}
