import type { ApiKey } from '@app/shared/contracts/api-keys';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatDate, formatDateTime } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import styles from './api-keys.module.css';
import { keyState } from './key-state.ts';
import { ModuleTags } from './module-tags.tsx';

export interface KeyRowProps {
  apiKey: ApiKey;
  /** Epoch ms. */
  now: number;
  onRevoke: () => void;
}

export function KeyRow({ apiKey, now, onRevoke }: KeyRowProps) {
  const { t } = useTranslation('profile');
  const state = keyState(apiKey, now);
  const isUsable = state === 'live' || state === 'endsSoon';
  const { name, prefix, modules, createdAt, expiresAt, lastUsedAt, revokedAt } = apiKey;
  return (
    <tr data-usable={isUsable}>
      <th scope="row">
        <span className={styles.name}>{name}</span>
        <code className={styles.prefix}>{prefix}…</code>
      </th>
      <td data-label={t('keys.column.modules')}>
        <ModuleTags modules={modules} />
      </td>
      <td data-label={t('keys.column.expires')}>
        <Moment value={expiresAt} text={formatDate(expiresAt)} />
        <span className={styles.small}>{t('keys.created', { date: formatDate(createdAt) })}</span>
      </td>
      <td data-label={t('keys.column.lastUsed')}>
        {lastUsedAt === null ? (
          <span className={styles.small}>{t('keys.neverUsed')}</span>
        ) : (
          <Moment value={lastUsedAt} text={formatAgo(lastUsedAt, new Date(now))} />
        )}
      </td>
      <td data-label={t('keys.column.state')}>
        <span className={styles.state} data-state={state}>
          {t(`state.${state}`)}
        </span>
        {revokedAt !== null && <span className={styles.small}>{formatDate(revokedAt)}</span>}
      </td>
      <td className={styles.action}>
        {isUsable && (
          <Button size="small" variant="danger" aria-label={t('keys.revokeNamed', { name })} onClick={onRevoke}>
            {t('keys.revoke')}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** A date one can read, with the exact time for whoever points at it. */
function Moment({ value, text }: { value: string; text: string }) {
  return (
    <time dateTime={value} title={formatDateTime(value)}>
      {text}
    </time>
  );
}
