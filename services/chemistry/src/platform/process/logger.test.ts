import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { loggedError } from './logger.ts';

describe('an error in the log', () => {
  it('names the failed query and its cause, not the values', () => {
    const cause = Object.assign(new Error('invalid byte sequence'), { code: '22021' });
    const logged = loggedError(new DrizzleQueryError('select $1', ['secret name'], cause));
    expect(logged.message).toBe('Failed query: select $1');
    expect(logged.cause).toMatchObject({ message: 'invalid byte sequence', code: '22021' });
    expect(logged.stack).toContain(' at ');
    expect(JSON.stringify(logged)).not.toContain('secret name');
  });
});
