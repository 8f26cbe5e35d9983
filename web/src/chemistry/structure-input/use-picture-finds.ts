import type { CallData } from '@app/shared/contracts/catalogue';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../shared/api/call.ts';

export type Find = CallData<'structureRecognition'>['items'][number];

export type PictureFinds =
  | { state: 'looking' }
  | { state: 'found'; items: Find[] }
  /** No recogniser is installed; the service says what to do. */
  | { state: 'unavailable'; notice: string | undefined }
  | { state: 'failed'; error: unknown };

/** Has the service look for structures in the picture; `again` asks once more. */
export function usePictureFinds(picture: File): { finds: PictureFinds; again: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [response, setResponse] = useState<{ attempt: number; finds: PictureFinds } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      const finds = await findIn(picture, signal);
      if (!signal.aborted) setResponse({ attempt, finds });
    };
    void look();
    return () => controller.abort();
  }, [picture, attempt]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { finds: response?.attempt === attempt ? response.finds : { state: 'looking' }, again };
}

async function findIn(file: File, signal: AbortSignal): Promise<PictureFinds> {
  try {
    const { isAvailable, notice, items } = await call('structureRecognition', { file }, { signal });
    return isAvailable ? { state: 'found', items } : { state: 'unavailable', notice };
  } catch (error) {
    return { state: 'failed', error };
  }
}
