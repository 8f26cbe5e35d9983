// A molecule as a picture of the server's: content-addressed, so the browser keeps it for good.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { lazyImages } from '@app/shared/constants/layout';
import { use, useEffect, useState } from 'react';
import { pictureUrl } from '../../shared/api/files/picture.ts';
import { moleculeLabel } from './molecule-label.ts';
import styles from './molecule-picture.module.css';
import { PictureStyleContext, type PictureStyle } from './picture-group.tsx';

interface MoleculePictureProps extends PictureStyle {
  molecule: Pick<Molecule, 'key' | 'name' | 'formula'>;
  /** CSS pixels; the picture is drawn for this size and the room is kept while it loads. */
  width: number;
  height: number;
  className?: string;
  /** Atoms on a light ground, in the order of the canonical SMILES. */
  marked?: readonly number[];
  /** What is read aloud; the molecule's name when left out. */
  label?: string;
  /** True if the name is beside the picture and need not be read twice. */
  decorative?: boolean;
}

export function MoleculePicture(props: MoleculePictureProps) {
  const group = use(PictureStyleContext);
  const { molecule, marked, label, decorative = false, bond = group.bond, like = group.like, ...place } = props;
  if (group.isAwaited) return <Skeleton {...place} />;
  const address = pictureUrl(molecule.key, place.width, place.height, { marked, bond, like });
  // A browser shows the former picture of an element until the next one is loaded: use another element for another picture.
  return (
    <OnePicture
      key={address}
      address={address}
      label={decorative ? '' : (label ?? moleculeLabel(molecule))}
      {...place}
    />
  );
}

interface OnePictureProps extends Pick<MoleculePictureProps, 'width' | 'height' | 'className'> {
  address: string;
  /** Empty where the picture is decorative. */
  label: string;
}

function OnePicture({ address, label, width, height, className = '' }: OnePictureProps) {
  const { attempt, state, arrived, failed } = usePictureAttempt();
  if (state === 'failed') return <NoPicture label={label} width={width} height={height} className={className} />;
  return (
    <img
      key={attempt}
      src={address}
      alt={label}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      data-state={state}
      className={`${styles['picture']} ${className}`}
      onLoad={arrived}
      onError={failed}
    />
  );
}

/** Until it is known how large the pictures of the group may be. */
function Skeleton({ width, height, className = '' }: Pick<OnePictureProps, 'width' | 'height' | 'className'>) {
  return (
    <span
      aria-hidden="true"
      data-state="waiting"
      className={`${styles['picture']} ${styles['none']} ${className}`}
      style={{ width, height }}
    />
  );
}

/** Shows the name instead of a picture that failed to load. */
function NoPicture({ label, width, height, className }: Omit<OnePictureProps, 'address'>) {
  const named = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span {...named} className={`${styles['none']} ${className}`} style={{ width, height }}>
      {label}
    </span>
  );
}

const pauseMs = 2_000;

interface PictureAttempt {
  /** Changes with each attempt: the key of the picture's element, so that the browser requests it again. */
  attempt: number;
  state: 'waiting' | 'shown' | 'failed';
  /** To be called when the picture came. */
  arrived: () => void;
  /** To be called when it did not. */
  failed: () => void;
}

/** Asks for a picture that did not come once more, and again whenever the network is back. */
function usePictureAttempt(): PictureAttempt {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<PictureAttempt['state']>('waiting');
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures === 0) return undefined;
    const again = () => {
      setState('waiting');
      setAttempt((before) => before + 1);
    };
    const timer = failures < lazyImages.attempts ? setTimeout(again, pauseMs) : undefined;
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [failures]);
  return {
    attempt,
    state,
    arrived: () => setState('shown'),
    failed: () => {
      setState('failed');
      setFailures((before) => before + 1);
    },
  };
}
