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

/** Those that are seen first need not wait for all. */
const firstAsked = 40;
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
  // Later ones would change the length after the pictures were drawn, and all would be drawn again.
  const deciding = [...new Map(molecules.map((one) => [one.key, one])).values()].slice(0, firstAsked);
  const { frames, isAwaited } = usePictureFrames(deciding, { bond: longest, like: like?.key });
  if (frames.size === 0) return { bond: undefined, sizes: new Map(), isAwaited };
  const shares = [...frames.values()].map(({ width, height }) => Math.min(frame.width / width, frame.height / height));
  const wanted = longest * Math.min(1, ...shares);
  const bond = Math.max(bondLimits.shortest, Math.floor(wanted * 2) / 2);
  const sizes = [...frames].map(([key, needed]) => [key, fitted(needed, bond / longest, frame)] as const);
  return { bond, sizes: new Map(sizes), isAwaited };
}

/** The room that pictures with such bonds need, by key: of the first molecules, as many as can be asked for at once. */
export function usePictureFrames(
  molecules: readonly Keyed[],
  { bond, like }: { bond: number; like?: string | undefined },
): { frames: ReadonlyMap<string, PictureSize>; isAwaited: boolean } {
  const keys = [...new Set(molecules.map(({ key }) => key))].slice(0, pictureLimits.frames);
  const asked = (some: string[]) =>
    some.length === 0 ? null : { body: { keys: some, bond, ...(like !== undefined && { like }) } };
  const first = useCall('structureFrames', asked(keys.slice(0, firstAsked)));
  const rest = useCall('structureFrames', asked(first.data ? keys.slice(firstAsked) : []));
  const frames = useMemo(() => {
    const found = [...(first.data?.frames ?? []), ...(rest.data?.frames ?? [])];
    return new Map(found.map(({ key, ...frame }) => [key, frame]));
  }, [first.data, rest.data]);
  return { frames, isAwaited: keys.length > 0 && !first.data && !first.error };
}

function fitted({ width, height }: PictureSize, share: number, frame: PictureSize): PictureSize {
  return {
    width: Math.min(frame.width, Math.max(pictureLimits.width.least, Math.ceil(width * share))),
    height: Math.min(frame.height, Math.max(pictureLimits.height.least, Math.ceil(height * share))),
  };
}
