// /my/equity: what the account holds, and what of it is used.

import type { QuotaScope } from '@app/shared/constants/quotas';
import type { Benefits } from '@app/shared/contracts/equity';
import { useCall } from '../../shared/api/use-call.ts';
import { formatDate, formatDateTime, formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { RecordsLoading, RecordState } from '../../ui/table/record-table.tsx';
import styles from './page.module.css';

export function EquityPage() {
  const { t } = useTranslation('equity');
  const { data, error, mutate } = useCall('userBenefits', {}, { passive: true });
  useTitle(t('title'));
  return (
    <RecordPage title={t('title')} intro={t('intro')}>
      {data && <Account account={data.account} />}
      {data && data.quotas.length > 0 && <Quotas quotas={data.quotas} />}
      {data && <Modules modules={data.modules} />}
      {data && <Holdings holdings={data.holdings} />}
      {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <RecordsLoading />}
    </RecordPage>
  );
}

function Account({ account }: { account: Benefits['account'] }) {
  const { t } = useTranslation('equity');
  const { expirationDate } = account;
  return (
    <section className={styles.card} aria-label={t('account')}>
      <FactList
        facts={[
          { key: 'organisation', label: t('organisation'), value: account.customerName },
          { key: 'type', label: t('type'), value: t(`profile:accountType.${account.accountType}`) },
          { key: 'since', label: t('since'), value: formatDate(account.creationTime) },
          { key: 'until', label: t('until'), value: expirationDate === null ? t('never') : formatDate(expirationDate) },
        ]}
      />
    </section>
  );
}

type Words = ReturnType<typeof useTranslation<'equity'>>['t'];

function nameOf(scope: QuotaScope, t: Words): string {
  if (scope === 'all') return t('scope.all');
  return scope === 'substructure' ? t('module.substructure') : t(`profile:module.${scope}`);
}

type Quota = Benefits['quotas'][number];

function Quotas({ quotas }: { quotas: readonly Quota[] }) {
  const { t } = useTranslation('equity');
  return (
    <section className={styles.card} aria-label={t('quotas')}>
      <h2>{t('quotas')}</h2>
      <p className={styles.note}>{t('quotasNote')}</p>
      <ul className={styles.holdings}>
        {quotas.map((quota) => {
          const { scope, used, limit } = quota;
          const name = nameOf(scope, t);
          return (
            <li key={scope}>
              <span>{name}</span>
              <span className={styles.figure}>
                {t('usedOf', { used: formatNumber(used), limit: formatNumber(limit) })}
              </span>
              <meter min={0} max={limit} high={limit * 0.8} value={used} aria-label={name} />
              <span className={styles.figure}>
                {t('quota.left', { left: formatNumber(Math.max(0, limit - used)) })}
              </span>
              <span className={styles.figure}>{endOf(quota, t)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** When the quota ends or is renewed; empty if neither. */
function endOf({ expiresAt, renewedAt }: Quota, t: Words): string {
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  if (isOver) return t('quota.expired', { date: formatDate(expiresAt) });
  if (renewedAt !== null && (expiresAt === null || Date.parse(renewedAt) < Date.parse(expiresAt)))
    return t('quota.renewed', { date: formatDate(renewedAt) });
  return expiresAt === null ? '' : t('quota.until', { date: formatDate(expiresAt) });
}

const columns = ['module', 'access', 'used', 'recent', 'last'] as const;

function Modules({ modules }: { modules: Benefits['modules'] }) {
  const { t } = useTranslation('equity');
  const { permissions } = useSession();
  return (
    <section className={styles.card}>
      <h2>{t('modules')}</h2>
      <table className={styles.table} aria-label={t('modules')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {modules.map(({ module, used, startedIn30Days, lastStartedAt }) => (
            <tr key={module}>
              <th scope="row">{nameOf(module, t)}</th>
              <td data-label={t('column.access')}>
                {module === 'substructure' || permissions.includes(module) ? (
                  <RecordState tone="good">{t('open')}</RecordState>
                ) : (
                  <RecordState>{t('closed')}</RecordState>
                )}
              </td>
              <td data-label={t('column.used')} data-number>
                {formatNumber(used)}
              </td>
              <td data-label={t('column.recent')} data-number>
                {formatNumber(startedIn30Days)}
              </td>
              <td data-label={t('column.last')}>
                {lastStartedAt === null ? t('neverUsed') : formatDateTime(lastStartedAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Holdings({ holdings }: { holdings: Benefits['holdings'] }) {
  const { t } = useTranslation('equity');
  return (
    <section className={styles.card}>
      <h2>{t('holdings')}</h2>
      <ul className={styles.holdings}>
        {holdings.map(({ holding, used, limit }) => (
          <li key={holding}>
            <span>{t(`holding.${holding}`)}</span>
            <span className={styles.figure}>
              {t('usedOf', { used: formatNumber(used), limit: formatNumber(limit) })}
            </span>
            <meter min={0} max={limit} high={limit * 0.9} value={used} aria-label={t(`holding.${holding}`)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
