// /my/equity: what the account holds, and what of it is used.

import type { Benefits } from '@app/shared/contracts/equity';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../api/use-call.ts';
import { formatDate, formatDateTime, formatNumber } from '../../i18n/format.ts';
import { useTitle } from '../../lib/use-title.ts';
import { useSession } from '../../session/use-session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { RecordsLoading, RecordState } from '../../ui/record-table.tsx';
import styles from './page.module.css';

export function EquityPage() {
  const { t } = useTranslation('equity');
  const { data, error, mutate } = useCall('userBenefits', {}, { passive: true });
  useTitle(t('title'));
  return (
    <RecordPage title={t('title')} intro={t('intro')}>
      {data && <Account account={data.account} />}
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

const columns = ['module', 'access', 'kept', 'recent', 'last'] as const;

function Modules({ modules }: { modules: Benefits['modules'] }) {
  const { t } = useTranslation('equity');
  const { permissions } = useSession();
  return (
    <section className={styles.card}>
      <h2>{t('modules')}</h2>
      <table className={styles.table}>
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
          {modules.map(({ module, kept, startedIn30Days, lastStartedAt }) => (
            <tr key={module}>
              <th scope="row">{t(`profile:module.${module}`)}</th>
              <td data-label={t('column.access')}>
                {permissions.includes(module) ? (
                  <RecordState tone="good">{t('open')}</RecordState>
                ) : (
                  <RecordState>{t('closed')}</RecordState>
                )}
              </td>
              <td data-label={t('column.kept')} data-number>
                {formatNumber(kept)}
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
