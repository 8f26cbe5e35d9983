import type { ApiKey } from '@app/shared/contracts/api-keys';
import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { serverNow } from '../../api/server-time.ts';
import { useCall } from '../../api/use-call.ts';
import { presentError } from '../../errors/present.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { KeyIcon, PlusIcon, WarningIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './api-keys.module.css';
import { CodeBox } from './code-box.tsx';
import { CreateKey } from './create-key.tsx';
import { curlExample } from './curl-example.ts';
import { KeyRow } from './key-row.tsx';
import { keyState } from './key-state.ts';
import { NewSecret, type CreatedKey } from './new-secret.tsx';

type Open = { what: 'create' } | { what: 'secret'; created: CreatedKey } | { what: 'revoke'; apiKey: ApiKey } | null;

/** The keys of one's programs: made, listed, ended. */
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
      <div className={styles.list}>
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
        {!data && !error && <Loading />}
      </div>
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
        <RevokeKey apiKey={open.apiKey} onClose={close} onRevoke={() => revoke(open.apiKey)} />
      )}
    </section>
  );
}

const columns = ['name', 'modules', 'expires', 'lastUsed', 'state'] as const;

function KeyTable({ keys, now, onRevoke }: { keys: ApiKey[]; now: number; onRevoke: (key: ApiKey) => void }) {
  const { t } = useTranslation('profile');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`keys.column.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('keys.column.action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((apiKey) => (
          <KeyRow key={apiKey.id} apiKey={apiKey} now={now} onRevoke={() => onRevoke(apiKey)} />
        ))}
      </tbody>
    </table>
  );
}

function RevokeKey({
  apiKey,
  onClose,
  onRevoke,
}: {
  apiKey: ApiKey;
  onClose: () => void;
  onRevoke: () => Promise<void>;
}) {
  const { t } = useTranslation('profile');
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      title={t('revoke.title', { name: apiKey.name })}
      icon={
        <span className={styles.danger}>
          <WarningIcon size={20} />
        </span>
      }
      onClose={onClose}
      footer={
        <>
          <Button data-first-focus onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button
            variant="danger"
            loading={isBusy}
            onClick={() => {
              setBusy(true);
              void onRevoke().finally(() => setBusy(false));
            }}
          >
            {t('revoke.action')}
          </Button>
        </>
      }
    >
      <p className={styles.plain}>{t('revoke.text', { prefix: apiKey.prefix })}</p>
    </Dialog>
  );
}

function Loading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading} aria-busy="true">
      <span className="visually-hidden">{t('layout.loading')}</span>
      {[62, 48, 55].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={16} />
      ))}
    </div>
  );
}
