// The mall promotion: to trial users of the mall channel before the end of redemption, once a day.

import type { CallData } from '@app/shared/contracts/catalogue';
import { redemptionEnd } from '@app/shared/rules/account/redemption';
import { track } from '../../shared/api/track.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useEffect, useState } from 'react';
import { formatDate } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '../../shared/format/time-zone.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { serverNow } from '../../shared/api/server-time.ts';
import { closeOverlay, openOverlay } from './queue.ts';
import { hasSeenPromotion, noteSeenPromotion } from './due-overlays.ts';

export function PromotionDialog() {
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  return profile ? <Promotion profile={profile} /> : null;
}

function Promotion({ profile }: { profile: CallData<'userProfile'> }) {
  const { t } = useTranslation('overlays');
  const userId = profile.currentUser.id;
  // Another tab may have been faster while this one waited for its turn.
  const [isNew] = useState(() => !hasSeenPromotion(userId, serverNow()));
  useEffect(() => {
    if (!isNew) return closeOverlay('promotion');
    noteSeenPromotion(userId, serverNow());
    return track('viewPromotion');
  }, [isNew, userId]);
  if (!isNew) return null;
  const created = Date.parse(profile.userBasicInfo.creationTime);
  const end = redemptionEnd(created, profile.pointsRedemptionDays, ownTimeZone());
  const close = () => closeOverlay('promotion');
  return (
    <Dialog
      title={t('promotion.title')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('promotion.later')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              close();
              openOverlay('pricing');
            }}
          >
            {t('promotion.plans')}
          </Button>
        </>
      }
    >
      <p>{t('promotion.text', { date: formatDate(new Date(end)) })}</p>
    </Dialog>
  );
}
