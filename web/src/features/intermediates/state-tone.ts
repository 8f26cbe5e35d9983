import type { IntermediateState } from '@app/shared/contracts/intermediates/intermediates';

/** The colour that underlines the word of a state. */
export function stateTone(state: IntermediateState): 'good' | 'warning' | undefined {
  if (state === 'done') return 'good';
  return state === 'inWork' ? 'warning' : undefined;
}
