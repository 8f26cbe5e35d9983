import type { ApiKey } from '@app/shared/contracts/api-keys';
import { limits } from '@app/shared/constants/limits';
import { Flex, Tag, Typography, type TableColumnsType, Checkbox } from 'antd';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { serverNow } from '../../../shared/api/server-time.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { KeyIcon } from '../../../ui/icons/module-icons.tsx';
import { PlusIcon } from '../../../ui/icons/work-icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { formatAgo, formatDate, formatDateTime } from '../../../shared/i18n/format.ts';
import { RecordNote, RecordTitle } from '../../../ui/table/record-text.tsx';
import { Records } from '../../../ui/table/records.tsx';
import { Section } from '../section.tsx';
import { CodeBox } from '../code-box.tsx';
import { curlExample, NewSecret, type CreatedKey } from './new-secret.tsx';
import { keyState } from './key-state.ts';
import { actionColumn, column, rowHeading } from '../../../ui/table/column.tsx';
import type { Permission } from '@app/shared/constants/modules';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { FormDialog, FormField, TextField } from '../../../ui/dialog/form-dialog.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';

const colors = { live: 'success', endsSoon: 'warning', expired: 'default', revoked: 'default' } as const;

type Open = { what: 'create' } | { what: 'secret'; created: CreatedKey } | { what: 'revoke'; apiKey: ApiKey } | null;

/** API keys: created, listed, revoked. */
export function ApiKeys() {
  const { t } = useTranslation('profile');
  const [open, setOpen] = useState<Open>(null);
  const list = useCall('apiKeyList', {});
  const { data, mutate } = list;
  const close = () => setOpen(null);
  const [now] = useState(serverNow);
  const liveCount = data?.items.filter((key) => isLive(key, now)).length ?? 0;
  const isFull = liveCount >= limits.apiKeysPerUser;

  const { run } = useAction();
  const revoke = async ({ id, name }: ApiKey) => {
    await run(async () => {
      await call('apiKeyRevoke', { body: { id } });
      toast.success(t('keys.revoked', { name }));
      close();
    });
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
  const columns: TableColumnsType<ApiKey> = [
    column(t('keys.column.name'), rowHeading, ({ name, prefix }) => (
      <RecordTitle name={name}>
        <code>{prefix}…</code>
      </RecordTitle>
    )),
    column(t('keys.column.modules'), ({ modules }) => (
      <Flex wrap gap={4}>
        {modules.map((module) => (
          <Tag key={module}>{t(`module.${module}`)}</Tag>
        ))}
      </Flex>
    )),
    column(t('keys.column.expires'), ({ expiresAt, createdAt }) => (
      <>
        <time title={formatDateTime(expiresAt)}>{formatDate(expiresAt)}</time>
        <RecordNote>{t('keys.created', { date: formatDate(createdAt) })}</RecordNote>
      </>
    )),
    column(t('keys.column.lastUsed'), ({ lastUsedAt }) =>
      lastUsedAt === null ? (
        <RecordNote>{t('keys.neverUsed')}</RecordNote>
      ) : (
        <time title={formatDateTime(lastUsedAt)}>{formatAgo(lastUsedAt, new Date(now))}</time>
      ),
    ),
    column(t('keys.column.state'), (apiKey) => (
      <>
        <Tag color={colors[keyState(apiKey, now)]}>{t(`state.${keyState(apiKey, now)}`)}</Tag>
        {apiKey.revokedAt !== null && <RecordNote>{formatDate(apiKey.revokedAt)}</RecordNote>}
      </>
    )),
    actionColumn(
      t('keys.column.action'),
      (apiKey) =>
        isLive(apiKey, now) && (
          <Button
            size="small"
            variant="danger"
            aria-label={t('keys.revokeNamed', { name: apiKey.name })}
            onClick={() => setOpen({ what: 'revoke', apiKey })}
          >
            {t('keys.revoke')}
          </Button>
        ),
    ),
  ];
  return (
    <>
      <Flex wrap gap={12} align="center" justify="space-between">
        <Typography.Text type="secondary">
          {isFull ? t('keys.full', { count: limits.apiKeysPerUser }) : t('keys.intro')}
        </Typography.Text>
        {data && data.items.length > 0 && createButton}
      </Flex>
      <Records
        label={t('tab.apiKeys')}
        columns={columns}
        list={list}
        rowKey="id"
        empty={
          <EmptyState
            title={t('keys.empty')}
            text={t('keys.emptyText')}
            picture={<KeyIcon size={40} />}
            action={createButton}
          />
        }
      />
      <Section title={t('example.title')} text={t('example.text')}>
        <CodeBox label={t('example.title')} text={curlExample(window.location.origin, t('example.placeholder'))} />
        <p>
          <a href="/reference" target="_blank" rel="noreferrer">
            {t('example.all')}
          </a>
        </p>
      </Section>
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
    </>
  );
}

function isLive(apiKey: ApiKey, now: number): boolean {
  return ['live', 'endsSoon'].includes(keyState(apiKey, now));
}

const lifetimes = ['30', '90', '365'] as const;
const dayMs = 24 * 60 * 60_000;

interface Wanted {
  name: string;
  modules: Permission[];
  days: (typeof lifetimes)[number];
}

/** A name to recognise it by, what it may do, and until when. */
function CreateKey({ onClose, onCreated }: { onClose: () => void; onCreated: (created: CreatedKey) => void }) {
  const { t } = useTranslation('profile');
  const { data: held, error, mutate } = useCall('apiKeyModules', {});
  const [openedAt] = useState(serverNow);
  const initial: Wanted = { name: '', modules: [], days: '90' };
  return (
    <FormDialog
      title={t('create.title')}
      action={t('create.action')}
      initial={initial}
      missing={({ name, modules }) => {
        const problem = name.trim() === '' ? 'name' : modules.length === 0 ? 'modules' : null;
        return problem && t(`create.missing.${problem}`);
      }}
      onClose={onClose}
      onSubmit={async ({ name, modules, days }) =>
        onCreated(await call('apiKeyCreate', { body: { name: name.trim(), modules, expiresInDays: Number(days) } }))
      }
    >
      {({ days }) => (
        <>
          <TextField
            name="name"
            label={t('create.name')}
            maxLength={limits.apiKeyNameLength}
            placeholder={t('create.namePlaceholder')}
          />
          {!held && error && <ErrorState compact error={error} onRetry={() => void mutate()} />}
          {!held && !error && <Skeleton width="60%" />}
          {held?.modules.length === 0 && t('about.noModules')}
          <FormField isGroup name="modules" label={t('create.modules')}>
            <Checkbox.Group
              style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 8 }}
              options={(held?.modules ?? []).map((value) => ({ value, label: t(`module.${value}`) }))}
            />
          </FormField>
          <FormField isGroup name="days" label={t('create.lifetime')}>
            <Segmented
              label={t('create.lifetime')}
              options={lifetimes.map((value) => ({ value, label: t('create.days', { count: Number(value) }) }))}
            />
          </FormField>
          {t('create.until', { date: formatDate(new Date(openedAt + Number(days) * dayMs)) })}
        </>
      )}
    </FormDialog>
  );
}
