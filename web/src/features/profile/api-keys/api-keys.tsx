import type { ApiKey } from '@app/shared/contracts/api-keys';
import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { serverNow } from '../../../shared/api/server-time.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { KeyIcon } from '../../../ui/icons/module-icons.tsx';
import { PlusIcon } from '../../../ui/icons/work-icons.tsx';
import { RecordBox, RecordsLoading, RecordTable } from '../../../ui/table/record-table.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import styles from './api-keys.module.css';
import { CodeBox } from '../code-box.tsx';
import { CreateKey } from './create-key.tsx';
import { curlExample, NewSecret, type CreatedKey } from './new-secret.tsx';
import { KeyRow } from './key-row.tsx';
import { keyState } from './key-state.ts';

type Open = { what: 'create' } | { what: 'secret'; created: CreatedKey } | { what: 'revoke'; apiKey: ApiKey } | null;

/** API keys: created, listed, revoked. */
export function ApiKeys() {
  const { t } = useTranslation('profile');
  const [open, setOpen] = useState<Open>(null);
  const { data, error, mutate } = useCall('apiKeyList', {});
  const close = () => setOpen(null);
  const [now] = useState(serverNow);
  const liveCount = data?.items.filter((key) => ['live', 'endsSoon'].includes(keyState(key, now))).length ?? 0;
  const isFull = liveCount >= limits.apiKeysPerUser;

  const revoke = async (apiKey: ApiKey) => {
    try {
      await call('apiKeyRevoke', { body: { id: apiKey.id } });
      toast.success(t('keys.revoked', { name: apiKey.name }));
      close();
    } catch (cause) {
      presentError(cause);
    }
    await mutate();
  };

  const createButton = (
    <Button
      variant="primary"
      icon={<PlusIcon size={16} />}
      disabled={isFull}
      onClick={() => setOpen({ what: 'create' })}
    >
      {t('keys.create')}
    </Button>
  );
  return (
    <section className={styles.keys} aria-label={t('tab.apiKeys')}>
      <header className={styles.head}>
        <p>{isFull ? t('keys.full', { count: limits.apiKeysPerUser }) : t('keys.intro')}</p>
        {data && data.items.length > 0 && createButton}
      </header>
      <RecordBox>
        {data && data.items.length > 0 && (
          <KeyTable keys={data.items} now={now} onRevoke={(apiKey) => setOpen({ what: 'revoke', apiKey })} />
        )}
        {data?.items.length === 0 && (
          <EmptyState
            title={t('keys.empty')}
            text={t('keys.emptyText')}
            picture={<KeyIcon size={40} className={styles.emptyPicture} />}
            action={createButton}
          />
        )}
        {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!data && !error && <RecordsLoading />}
      </RecordBox>
      <section className={styles.example} aria-labelledby="example-title">
        <h2 id="example-title">{t('example.title')}</h2>
        <p>{t('example.text')}</p>
        <CodeBox label={t('example.title')} text={curlExample(window.location.origin, t('example.placeholder'))} />
        <p>
          <a href="/openapi.json" target="_blank" rel="noreferrer">
            {t('example.all')}
          </a>
        </p>
      </section>
      {open?.what === 'create' && (
        <CreateKey
          onClose={close}
          onCreated={(created) => {
            setOpen({ what: 'secret', created });
            void mutate();
          }}
        />
      )}
      {open?.what === 'secret' && <NewSecret created={open.created} onClose={close} />}
      {open?.what === 'revoke' && (
        <ConfirmDialog
          title={t('revoke.title', { name: open.apiKey.name })}
          text={t('revoke.text', { prefix: open.apiKey.prefix })}
          action={t('revoke.action')}
          onClose={close}
          onConfirm={() => revoke(open.apiKey)}
        />
      )}
    </section>
  );
}

const columns = ['name', 'modules', 'expires', 'lastUsed', 'state'] as const;

function KeyTable({ keys, now, onRevoke }: { keys: ApiKey[]; now: number; onRevoke: (key: ApiKey) => void }) {
  const { t } = useTranslation('profile');
  return (
    <RecordTable
      label={t('tab.apiKeys')}
      columns={columns.map((column) => t(`keys.column.${column}`))}
      action={t('keys.column.action')}
    >
      {keys.map((apiKey) => (
        <KeyRow key={apiKey.id} apiKey={apiKey} now={now} onRevoke={() => onRevoke(apiKey)} />
      ))}
    </RecordTable>
  );
}
