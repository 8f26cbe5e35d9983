import { unmistakableSmiles } from '@app/shared/rules/smiles-text';
import { useEffect } from 'react';
import { CallError } from '../../../shared/api/call-error.ts';
import { useCall } from '../../../shared/api/use-call.ts';

const againMs = 2_000;

/**
 * Which reactions the molecule undergoes. While the service still sorts the partners of its stocks, it is asked
 * again and again; any other refusal is final until the user retries.
 */
export function useForwardClasses(smiles: string | undefined) {
  const { data, error, mutate } = useCall(
    'forwardClasses',
    smiles === undefined ? null : { body: { structure: unmistakableSmiles(smiles) } },
  );
  // Each response is a new error object, so that each triggers a retry.
  const sorting = data === undefined && saysSorting(error) ? error : undefined;
  useEffect(() => {
    if (!sorting) return undefined;
    const timer = window.setTimeout(() => void mutate().catch(() => undefined), againMs);
    return () => window.clearTimeout(timer);
  }, [sorting, mutate]);
  return { data, error: sorting ? undefined : error, mutate };
}

function saysSorting(error: unknown): boolean {
  if (!(error instanceof CallError) || typeof error.details !== 'object' || error.details === null) return false;
  return 'reason' in error.details && error.details.reason === 'indexing';
}
