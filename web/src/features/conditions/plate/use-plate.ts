import type { ScreeningPlate } from '@app/shared/contracts/conditions/experiments';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { presentError } from '../../../shared/errors/present.ts';

export type PlateWell = ScreeningPlate['wells'][number];
export type WellCount = 24 | 96;

/**
 * The proposed plate. It stays while its yields are entered, since it may be in the laboratory; `replan`, or a space that
 * was saved (`spaceSaves` counts), asks for another.
 */
export function usePlate(id: string, wells: WellCount, spaceSaves: number) {
  const response = useCall('conditionPlate', { body: { id, wells, keep: true } }, { keepFor: id });
  const { mutate } = response;
  const [isPlanning, setPlanning] = useState(false);
  const replan = useCallback(async () => {
    setPlanning(true);
    try {
      await mutate(call('conditionPlate', { body: { id, wells } }), { revalidate: false });
    } catch (error) {
      presentError(error);
    }
    setPlanning(false);
  }, [id, wells, mutate]);
  const known = useRef(spaceSaves);
  useEffect(() => {
    if (known.current === spaceSaves) return;
    known.current = spaceSaves;
    void replan();
  }, [spaceSaves, replan]);
  return { ...response, isPlanning, replan };
}
