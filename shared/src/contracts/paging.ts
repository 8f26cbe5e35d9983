// Which page of a list is asked for. What comes before a page is counted by a database, whose whole numbers end.

import { Type } from 'typebox';
import { limits } from '../constants/limits.ts';

/** From 1, up to far beyond the end of any list. */
export const pageIndexSchema = Type.Integer({ minimum: 1, maximum: limits.pages });

/** The same where it may be left out. */
export const firstPageSchema = Type.Integer({ minimum: 1, maximum: limits.pages, default: 1 });
