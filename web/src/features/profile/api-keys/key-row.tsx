import type { ApiKey } from '@app/shared/contracts/api-keys';
import { formatAgo, formatDate, formatDateTime } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { RecordActions, RecordName, RecordNote, RecordState } from '../../../ui/table/record-table.tsx';
import styles from './api-keys.module.css';
import { keyState } from './key-state.ts';
import { ModuleTags } from '../module-tags.tsx';

const tones = { live: 'good', endsSoon: 'warning', expired: undefined, revoked: undefined } as const;

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
      <RecordName name={name}>
        <code className={styles.prefix}>{prefix}…</code>
      </RecordName>
      <td data-label={t('keys.column.modules')}>
        <ModuleTags modules={modules} />
      </td>
      <td data-label={t('keys.column.expires')}>
        <Moment value={expiresAt} text={formatDate(expiresAt)} />
        <RecordNote>{t('keys.created', { date: formatDate(createdAt) })}</RecordNote>
      </td>
      <td data-label={t('keys.column.lastUsed')}>
        {lastUsedAt === null ? (
          <RecordNote>{t('keys.neverUsed')}</RecordNote>
        ) : (
          <Moment value={lastUsedAt} text={formatAgo(lastUsedAt, new Date(now))} />
        )}
      </td>
      <td data-label={t('keys.column.state')}>
        <RecordState tone={tones[state]}>{t(`state.${state}`)}</RecordState>
        {revokedAt !== null && <RecordNote>{formatDate(revokedAt)}</RecordNote>}
      </td>
      <RecordActions>
        {isUsable && (
          <Button size="small" variant="danger" aria-label={t('keys.revokeNamed', { name })} onClick={onRevoke}>
            {t('keys.revoke')}
          </Button>
        )}
      </RecordActions>
    </tr>
  );
}

/** A readable date, with the exact time as a tooltip. */
function Moment({ value, text }: { value: string; text: string }) {
  return (
    <time dateTime={value} title={formatDateTime(value)}>
      {text}
    </time>
  );
}
