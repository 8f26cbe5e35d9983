// Which overlays a user is to see at the start of a visit.

import { seesMallPromotion } from '@app/shared/rules/redemption';
import { call } from '../../api/call.ts';
import { loadRuntimeConfig } from '../../api/runtime-config.ts';
import { tourState } from '../tour/tour-state.ts';
import type { OverlayName } from './queue.ts';
import { loadUnreadNotes } from './unread-notes.ts';

export const promotionSeenKey = 'promotion-seen';

export interface Visit {
  /** To the console, or to nothing at all: such a user has other worries. */
  isConfined: boolean;
  timeZone: string;
  /** Epoch ms. */
  now: number;
}

/** Throws a CallError when it cannot be told. */
export async function wantedOverlays({ isConfined, timeZone, now }: Visit): Promise<OverlayName[]> {
  const [config, profile] = await Promise.all([loadRuntimeConfig(), call('userProfile', {}, { passive: true })]);
  const { userBasicInfo, pointsRedemptionDays: days, isNeedApprove, tour } = profile;
  if (!isConfined) tourState.set(tour);
  const mayBuy = config.deployment !== 'enterprise' && !isConfined;
  const hasNews = !isConfined && config.updateNotice && (await loadUnreadNotes());
  const isPromoted = mayBuy && seesMallPromotion(userBasicInfo, { days, timeZone, now });
  return [
    ...(config.thirdPartyOptions.pharma !== null && isNeedApprove ? (['privacy'] as const) : []),
    ...(hasNews ? (['update'] as const) : []),
    ...(isPromoted && window.sessionStorage.getItem(promotionSeenKey) === null ? (['promotion'] as const) : []),
    ...(tour === 'start' && !isConfined ? (['tour'] as const) : []),
  ];
}
