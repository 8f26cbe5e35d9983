import { join, resolve } from 'node:path';

/** The top of the checkout. */
export const root = resolve(import.meta.dirname, '../../..');

export const inRoot = (...parts: string[]): string => join(root, ...parts);
