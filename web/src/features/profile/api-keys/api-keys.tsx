import type { ApiKey } from '@app/shared/contracts/api-keys';
import { limits } from '@app/shared/constants/limits';
import { Flex, Tag, Typography, type TableColumnsType } from 'antd';
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
import { rowHeading } from '../../../ui/table/row-heading.ts';
import { Section } from '../section.tsx';
import { CodeBox } from '../code-box.tsx';
import { CreateKey } from './create-key.tsx';
import { curlExample, NewSecret, type CreatedKey } from './new-secret.tsx';
import { keyState } from './key-state.ts';

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
    {
      title: t('keys.column.name'),
      ...rowHeading,
      render: (_, { name, prefix }) => (
        <RecordTitle name={name}>
          <code>{prefix}…</code>
        </RecordTitle>
      ),
    },
    {
      title: t('keys.column.modules'),
      render: (_, { modules }) => (
        <Flex wrap gap={4}>
          {modules.map((module) => (
            <Tag key={module}>{t(`module.${module}`)}</Tag>
          ))}
        </Flex>
      ),
    },
    {
      title: t('keys.column.expires'),
      render: (_, { expiresAt, createdAt }) => (
        <>
          <time title={formatDateTime(expiresAt)}>{formatDate(expiresAt)}</time>
          <RecordNote>{t('keys.created', { date: formatDate(createdAt) })}</RecordNote>
        </>
      ),
    },
    {
      title: t('keys.column.lastUsed'),
      render: (_, { lastUsedAt }) =>
        lastUsedAt === null ? (
          <RecordNote>{t('keys.neverUsed')}</RecordNote>
        ) : (
          <time title={formatDateTime(lastUsedAt)}>{formatAgo(lastUsedAt, new Date(now))}</time>
        ),
    },
    {
      title: t('keys.column.state'),
      render: (_, apiKey) => (
        <>
          <Tag color={colors[keyState(apiKey, now)]}>{t(`state.${keyState(apiKey, now)}`)}</Tag>
          {apiKey.revokedAt !== null && <RecordNote>{formatDate(apiKey.revokedAt)}</RecordNote>}
        </>
      ),
    },
    {
      title: <span className="visually-hidden">{t('keys.column.action')}</span>,
      align: 'right',
      render: (_, apiKey) =>
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
    },
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
          <a href="/openapi.json" target="_blank" rel="noreferrer">
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
