import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { formatAgo, formatDate } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../shared/session/sign-out.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { FactList, type Fact } from '../../ui/page/fact-list.tsx';
import { CloseIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { CheckIcon } from '../../ui/icons/work-icons.tsx';
import styles from './page.module.css';

const kept = ['data', 'page', 'settings'] as const;
const paused = ['modules', 'keys'] as const;

/** Says to an administrator what is the matter: which account, since when, what still works, and where to write. */
export function ExpiredSubscription() {
  const { t } = useTranslation('console');
  const { user, account } = useSession();
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const organisation = profile?.userBasicInfo.customerName ?? user.tenantId;
  const ended = account.expirationDate;
  const facts: Fact[] = [
    { key: 'organisation', label: t('licence.expired.organisation'), value: organisation },
    { key: 'account', label: t('licence.expired.account'), value: nameOf(user) },
    { key: 'type', label: t('licence.expired.type'), value: t(`profile:accountType.${account.accountType}`) },
    ...(ended === null
      ? []
      : [{ key: 'since', label: t('licence.expired.since'), value: `${formatDate(ended)}${agoOf(ended)}` }]),
  ];
  return (
    <section className={styles.card} aria-labelledby="expired-title">
      <span className={styles.badge}>
        <WarningIcon size={24} />
      </span>
      <h1 id="expired-title">{t('licence.expired.title')}</h1>
      <p>{t('licence.expired.text')}</p>
      <FactList facts={facts} />
      <div className={styles.states}>
        <StateList
          title={t('licence.expired.kept.title')}
          icon="kept"
          lines={kept.map((key) => t(`licence.expired.kept.${key}`))}
        />
        <StateList
          title={t('licence.expired.paused.title')}
          icon="paused"
          lines={paused.map((key) => t(`licence.expired.paused.${key}`))}
        />
      </div>
      <p>{t('licence.expired.whom')}</p>
      <p className={styles.ways}>
        <ButtonLink variant="primary" size="large" to="?part=contact">
          {t('licence.expired.write')}
        </ButtonLink>
        <Button size="large" onClick={() => void signOut().catch(presentError)}>
          {t('session:menu.signOut')}
        </Button>
      </p>
    </section>
  );
}

function StateList({ title, icon, lines }: { title: string; icon: 'kept' | 'paused'; lines: readonly string[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={styles.lines} data-kind={icon}>
        {lines.map((line) => (
          <li key={line}>
            {icon === 'kept' ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf({ name, userName }: { name: string; userName: string }): string {
  return name === '' || name === userName ? userName : `${name} (${userName})`;
}

/** How long ago, within the last week; before that the date says enough. */
function agoOf(ended: string): string {
  const ago = formatAgo(ended);
  return ago === formatDate(ended) ? '' : ` (${ago})`;
}
