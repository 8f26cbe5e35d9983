import { catalogue, type ErrorKey } from './catalogue.ts';

/**
 * A failure the user can understand, thrown where it is known. The words come from locales.
 * `details` travel to the client as they are, so they hold nothing secret.
 */
export class AppError extends Error {
  readonly key: ErrorKey;
  readonly code: number;
  readonly details: Record<string, unknown> | undefined;

  constructor(key: ErrorKey, details?: Record<string, unknown>, options?: ErrorOptions) {
    super(key, options);
    this.name = 'AppError';
    this.key = key;
    this.code = catalogue[key].code;
    this.details = details;
  }
}
