// Pictures that are seen together have one length of a bond, and what they share with one of them is drawn as there.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { pictureLimits } from '@app/shared/constants/picture';
import { createContext, useMemo, type ReactNode } from 'react';
import { useCall } from '../../shared/api/use-call.ts';

export interface PictureSize {
  /** CSS pixels. */
  width: number;
  height: number;
}

export interface PictureStyle {
  /** CSS pixels of a bond; as long as the frame allows when left out. */
  bond?: number | undefined;
  /** Key of the molecule whose layout is followed. */
  like?: string | undefined;
}

export const PictureStyleContext = createContext<PictureStyle & { isAwaited?: boolean }>({});

type Keyed = Pick<Molecule, 'key'>;

export interface PictureGroupProps {
  /** Whose pictures are seen together; the first of them decide. */
  molecules: readonly Keyed[];
  /** The room of each picture. */
  frame: PictureSize;
  /** Others are drawn as this one, as far as they share its structure. */
  like?: Keyed | undefined;
  children: ReactNode;
}

/** Longest bonds, and shortest: a molecule that needs shorter ones is drawn smaller alone. */
const bondLimits = { longest: 22, shortest: 11 } as const;

export function PictureGroup({ molecules, frame, like, children }: PictureGroupProps) {
  const { bond, isAwaited } = useCommonBond(molecules, { frame, like, longest: bondLimits.longest });
  const style = useMemo(() => ({ bond, like: like?.key, isAwaited }), [bond, like?.key, isAwaited]);
  return <PictureStyleContext value={style}>{children}</PictureStyleContext>;
}

interface CommonBondOptions {
  frame: PictureSize;
  like: Keyed | undefined;
  longest: number;
}

interface CommonBond {
  /** CSS pixels; undefined when the room of the pictures could not be had. */
  bond: number | undefined;
  /** What each picture needs with it, by key. */
  sizes: ReadonlyMap<string, PictureSize>;
  isAwaited: boolean;
}

/** The longest bond with which the pictures of all these molecules fit the frame. */
export function useCommonBond(molecules: readonly Keyed[], { frame, like, longest }: CommonBondOptions): CommonBond {
  const keys = [...new Set(molecules.map(({ key }) => key))].slice(0, pictureLimits.frames);
  const body = { keys, bond: longest, ...(like && { like: like.key }) };
  const { data, error } = useCall('structureFrames', keys.length === 0 ? null : { body });
  if (!data) return { bond: undefined, sizes: new Map(), isAwaited: keys.length > 0 && !error };
  const shares = data.frames.map(({ width, height }) => Math.min(frame.width / width, frame.height / height));
  const wanted = longest * Math.min(1, ...shares);
  const bond = Math.max(bondLimits.shortest, Math.floor(wanted * 2) / 2);
  const sizes = data.frames.map(
    ({ key, width, height }) => [key, fitted({ width, height }, bond / longest, frame)] as const,
  );
  return { bond, sizes: new Map(sizes), isAwaited: false };
}

function fitted({ width, height }: PictureSize, share: number, frame: PictureSize): PictureSize {
  return {
    width: Math.min(frame.width, Math.max(pictureLimits.width.least, Math.ceil(width * share))),
    height: Math.min(frame.height, Math.max(pictureLimits.height.least, Math.ceil(height * share))),
  };
}
