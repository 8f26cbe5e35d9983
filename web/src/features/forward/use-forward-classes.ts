import { useCall } from '../../api/use-call.ts';

/** Which reactions the molecule undergoes, asked once for each. */
export function useForwardClasses(smiles: string | undefined) {
  return useCall('forwardClasses', smiles === undefined ? null : { body: { structure: smiles } });
}
