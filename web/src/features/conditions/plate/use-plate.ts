import type { ScreeningPlate } from '@app/shared/contracts/conditions/experiments';
import { call } from '../../../shared/api/call.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { useOnChange } from '../../../shared/hooks/on-change.ts';

export type PlateWell = ScreeningPlate['wells'][number];
export type WellCount = 24 | 96;

/**
 * The proposed plate. It stays while its yields are entered, since it may be in the laboratory; `replan`, or a space that
 * was saved (`spaceSaves` counts), asks for another.
 */
export function usePlate(id: string, wells: WellCount, spaceSaves: number) {
  const response = useCall('conditionPlate', { body: { id, wells, keep: true } }, { keepFor: id });
  const { isBusy: isPlanning, run } = useAction();
  const replan = () =>
    void run(() => response.mutate(call('conditionPlate', { body: { id, wells } }), { revalidate: false }));
  useOnChange(spaceSaves, replan);
  return { ...response, isPlanning, replan };
}
