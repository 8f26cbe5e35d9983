import type { ScreeningPlate } from '@app/shared/contracts/conditions';
import { useEffect, useRef } from 'react';
import { useCall } from '../../api/use-call.ts';

export type PlateWell = ScreeningPlate['wells'][number];
export type WellCount = 24 | 96;

/** The proposed plate; proposed anew when the space changes. It stays as it is while yields are entered. */
export function usePlate(id: string, wells: WellCount, spaceKey: string) {
  const answer = useCall('conditionPlate', { body: { id, wells } }, { keepPreviousData: true });
  const { mutate } = answer;
  const known = useRef(spaceKey);
  useEffect(() => {
    if (known.current === spaceKey) return;
    known.current = spaceKey;
    void mutate();
  }, [spaceKey, mutate]);
  return answer;
}
