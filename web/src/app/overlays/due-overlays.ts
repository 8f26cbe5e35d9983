// Which overlays a user is to see at the start of a visit.

import { seesMallPromotion } from '@app/shared/rules/account/redemption';
import { call } from '../../shared/api/call.ts';
import { loadRuntimeConfig } from '../../shared/api/data/runtime-config.ts';
import { tourState } from './tour/tour-state.ts';
import type { OverlayName } from './queue.ts';
import { loadUnreadNotes } from './unread-notes.ts';

/** Of all tabs: the user, and the day on which the promotion was shown last. */
const promotionSeenKey = 'promotion-seen';

/** The mall's promotion shows once a day, however many tabs are opened. */
export function hasSeenPromotion(userId: string, now: number): boolean {
  return window.localStorage.getItem(promotionSeenKey) === seenOn(userId, now);
}

export function noteSeenPromotion(userId: string, now: number): void {
  window.localStorage.setItem(promotionSeenKey, seenOn(userId, now));
}

function seenOn(userId: string, now: number): string {
  const day = new Date(now);
  return `${userId} ${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`;
}

export interface Visit {
  /** To the console, or to nothing at all: such a user has other worries. */
  isConfined: boolean;
  timeZone: string;
  /** Epoch ms. */
  now: number;
}

/** Throws a CallError when it cannot be determined. */
export async function dueOverlays({ isConfined, timeZone, now }: Visit): Promise<OverlayName[]> {
  const [config, profile] = await Promise.all([loadRuntimeConfig(), call('userProfile', {}, { passive: true })]);
  const { currentUser, userBasicInfo, pointsRedemptionDays: days, isNeedApprove, tour } = profile;
  if (!isConfined) tourState.set(tour);
  const mayBuy = config.deployment !== 'enterprise' && !isConfined;
  const hasNews = !isConfined && config.updateNotice && (await loadUnreadNotes());
  const isPromoted =
    mayBuy && seesMallPromotion(userBasicInfo, { days, timeZone, now }) && !hasSeenPromotion(currentUser.id, now);
  return [
    ...(config.thirdPartyOptions.pharma !== null && isNeedApprove ? (['privacy'] as const) : []),
    ...(hasNews ? (['update'] as const) : []),
    ...(isPromoted ? (['promotion'] as const) : []),
    ...(tour === 'start' && !isConfined ? (['tour'] as const) : []),
  ];
}
