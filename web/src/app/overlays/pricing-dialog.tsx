// The plans compared, and how to reach us, over the current page.

import { useEffect } from 'react';
import { track } from '../../shared/api/track.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/session/use-session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PlanContact, PlanTable } from '../../ui/plans/plan-table.tsx';
import { closeOverlay } from './queue.ts';

export function PricingDialog() {
  const { t } = useTranslation('console');
  const { account, deployment } = useSession();
  useEffect(() => track('comparePlans'), []);
  const close = () => closeOverlay('pricing');
  return (
    <Dialog
      title={t('plans.title')}
      width={760}
      onClose={close}
      {...(account.isTenantAdmin && {
        footer: (
          <ButtonLink to="/enterprise?part=pay" onClick={close}>
            {t('plans.contact.console')}
          </ButtonLink>
        ),
      })}
    >
      <p>{t('plans.intro')}</p>
      <PlanTable accountType={account.accountType} />
      <PlanContact deployment={deployment} onLeave={close} />
    </Dialog>
  );
}
