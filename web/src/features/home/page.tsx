import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePharma } from '../../shared/api/data/runtime-config.ts';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { formatDate } from '../../shared/i18n/format.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { cameFrom } from '../../shared/navigation/came-from.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SupportLink } from '../../ui/state/support-link.tsx';
import { TargetForm } from './target/target-form.tsx';
import { RecentTasks } from './tasks/recent-tasks.tsx';

/** /home: start planning a molecule, or continue with earlier ones. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { can, account } = useSession();
  const isNarrow = useIsBelow('md');
  // The search whose hit the structure came from.
  const address = cameFrom(useLocation().state);
  useTitle(t('documentTitle'));
  return (
    <Flex
      vertical
      gap={isNarrow ? 16 : 20}
      style={{
        width: '100%',
        maxWidth: 1200,
        margin: '0 auto',
        padding: isNarrow ? '20px 14px 32px' : '36px 24px 48px',
      }}
    >
      {account.isExpired ? (
        <LicenceNotice />
      ) : (
        <>
          <header>
            <h1 id="target-title" style={{ margin: 0, fontSize: isNarrow ? 22 : 26, fontWeight: 650 }}>
              {t('title')}
            </h1>
            <p style={{ margin: '4px 0 0', color: 'var(--secondary)' }}>{t('subtitle')}</p>
            {address !== null && <Link to={address}>{t('wayBack')}</Link>}
          </header>
          <TargetForm />
        </>
      )}
      {can('retrosynthesis') && <RecentTasks />}
    </Flex>
  );
}

/** Replaces the field for a user whose licence has ended: why, since when, and whom to ask. */
function LicenceNotice() {
  const { t } = useTranslation('home');
  const { account } = useSession();
  const pharma = usePharma();
  return (
    <section
      aria-labelledby="licence-title"
      style={{ padding: 24, border: '1px solid var(--warning-border)', borderRadius: 12, background: 'var(--surface)' }}
    >
      <h1 id="licence-title" style={{ margin: 0, fontSize: 22 }}>
        {t('licence.title')}
      </h1>
      <p>
        {account.expirationDate !== null && (
          <strong>{t('licence.since', { date: formatDate(account.expirationDate) })}</strong>
        )}
        {sentenceGap()}
        {t('licence.text')}
      </p>
      <p>{t('licence.whom')}</p>
      <Flex wrap gap="8px 16px" align="center">
        <ButtonLink to="/my/profile">{t('licence.action')}</ButtonLink>
        {pharma && <SupportLink address={pharma.adminEmail} />}
      </Flex>
    </section>
  );
}
