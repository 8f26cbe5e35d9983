import { lazyImages } from '@app/shared/constants/layout';
import { useEffect, useState } from 'react';

const pauseMs = 2_000;

export interface PictureAttempt {
  /** Changes with each attempt: the key of the picture's element, so that the browser asks anew. */
  attempt: number;
  state: 'waiting' | 'shown' | 'failed';
  /** To be called when the picture came. */
  arrived: () => void;
  /** To be called when it did not. */
  failed: () => void;
}

/** Asks for a picture that did not come once more, and again whenever the network is back. */
export function usePictureAttempt(): PictureAttempt {
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
