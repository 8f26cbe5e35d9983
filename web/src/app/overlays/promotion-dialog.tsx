// The mall promotion: to trial users of the mall channel before the end of redemption, once a session.

import { redemptionEnd } from '@app/shared/rules/redemption';
import { track } from '../../api/track.ts';
import { useCall } from '../../api/use-call.ts';
import { useEffect } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ownTimeZone } from '../../lib/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { closeOverlay, openOverlay } from './queue.ts';
import { promotionSeenKey } from './wanted.ts';

export function PromotionDialog() {
  const { t } = useTranslation('overlays');
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  useEffect(() => track('viewPromotion'), []);
  if (!profile) return null;
  const created = Date.parse(profile.userBasicInfo.creationTime);
  const end = redemptionEnd(created, profile.pointsRedemptionDays, ownTimeZone());
  const close = () => {
    window.sessionStorage.setItem(promotionSeenKey, '1');
    closeOverlay('promotion');
  };
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
