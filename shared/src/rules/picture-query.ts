// A picture may be shown at any size, and can only be asked for at some: SVG is scaled without loss.

import { pictureLimits } from '../constants/picture.ts';

export interface PictureSize {
  width: number;
  height: number;
}

export interface PictureQuery {
  w: number;
  h: number;
  atoms?: string;
  bond?: number;
  like?: string;
}

export interface PictureWish {
  /** Atoms on a light ground, in the order of the canonical SMILES. */
  marked?: readonly number[] | undefined;
  /** CSS pixels of a bond. */
  bond?: number | undefined;
  /** Key of the molecule whose layout is followed. */
  like?: string | undefined;
}

/** What to ask for a picture shown at this size, in CSS pixels; the contract takes all it gives. */
export function pictureQuery(shown: PictureSize, { marked = [], bond, like }: PictureWish = {}): PictureQuery {
  const { width: w, height: h } = pictureSize(shown);
  const atoms = marked.filter((atom) => Number.isInteger(atom) && atom >= 0 && atom <= pictureLimits.atom);
  return {
    w,
    h,
    ...(atoms.length > 0 && { atoms: atoms.slice(0, pictureLimits.marked).join(',') }),
    ...(bond !== undefined && { bond: bondWithin((bond * w) / positive(shown.width)) }),
    ...(like !== undefined && { like }),
  };
}

/** Whole pixels: as it is shown where the limits allow it, else of the same shape as far as they go. */
export function pictureSize({ width, height }: PictureSize): PictureSize {
  const { width: across, height: down } = pictureLimits;
  const shown = { width: positive(width), height: positive(height) };
  const grown = scaled(shown, Math.max(1, across.least / shown.width, down.least / shown.height));
  const fitted = scaled(grown, Math.min(1, across.most / grown.width, down.most / grown.height));
  return { width: within(fitted.width, across), height: within(fitted.height, down) };
}

function bondWithin(pixels: number): number {
  const { least, most } = pictureLimits.bond;
  return Math.min(most, Math.max(least, Math.round(pixels * 10) / 10));
}

function positive(pixels: number): number {
  return Number.isFinite(pixels) && pixels >= 1 ? pixels : 1;
}

function scaled({ width, height }: PictureSize, factor: number): PictureSize {
  return { width: width * factor, height: height * factor };
}

function within(pixels: number, { least, most }: { least: number; most: number }): number {
  return Math.min(most, Math.max(least, Math.round(pixels)));
}
