import type { TemplateSet } from '@app/shared/contracts/templates';
import { Space, Switch, Tag, type TableColumnsType } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { formatDate, formatNumber } from '../../shared/i18n/format.ts';
import { labelled } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { PlusIcon } from '../../ui/icons/work-icons.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { RecordNote, RecordTitle } from '../../ui/table/record-text.tsx';
import { actionColumn, Records } from '../../ui/table/records.tsx';
import { rowHeading } from '../../ui/table/row-heading.ts';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import { toast } from '../../ui/notice/toast.ts';
import { later, usePrefetched } from '../../ui/state/later.tsx';

const SetImport = later(async () => (await import('./import-dialogs.tsx')).SetImport);
const SetReport = later(async () => (await import('./import-dialogs.tsx')).SetReport);
const dialogs = [SetImport, SetReport];

type Open = { what: 'import' } | { what: 'report'; set: TemplateSet } | null;

const pollMs = 1_500;
const colors = { ready: 'success', failed: 'warning', stopped: 'default', importing: 'processing' } as const;

/** /my/templates: the user's reaction templates, beside the built-in ones. */
export function OwnTemplatesPage() {
  const { t } = useTranslation('templates');
  const removeWithUndo = useRemoval();
  useTitle(t('title'));
  usePrefetched(dialogs);
  const [open, setOpen] = useState<Open>(null);
  const { data, error, mutate } = useCall(
    'templateSetList',
    {},
    { passive: true, follows: true, refreshInterval: (newest) => (newest?.items.some(isImporting) ? pollMs : 0) },
  );
  const close = () => setOpen(null);
  const mine = data?.items.filter((one) => one.isMine).length ?? 0;
  const isFull = mine >= limits.templateSetsPerUser;

  const turn = async ({ id, name }: TemplateSet, isOn: boolean) => {
    try {
      await call('templateSetSwitch', { body: { templateSetId: id, isOn } });
      toast.success(t(isOn ? 'use.turnedOn' : 'use.turnedOff', { name }));
    } catch (cause) {
      presentError(cause);
    }
    await mutate();
  };
  const remove = ({ id, name }: TemplateSet) =>
    removeWithUndo({
      remove: () => call('templateSetDelete', { body: { templateSetId: id } }),
      said: t('delete.done', { name }),
      lists: ['templateSetList'],
    });
  const columns: TableColumnsType<TemplateSet> = [
    {
      title: t('column.name'),
      ...rowHeading,
      render: (_, { name, createdAt }) => (
        <RecordTitle name={name}>{`${t('column.created')} ${formatDate(createdAt)}`}</RecordTitle>
      ),
    },
    { title: t('column.scope'), render: (_, { scope }) => t(`scope.${scope}`) },
    {
      title: t('column.taken'),
      align: 'right',
      className: 'tabular',
      render: (_, { counts }) => formatNumber(counts.taken),
    },
    {
      title: t('column.state'),
      render: (_, { state, counts: { taken, duplicate, rejected }, failure }) => (
        <>
          <Tag color={colors[state]}>
            {t(`state.${state}`, { entries: formatNumber(taken + duplicate + rejected) })}
          </Tag>
          {failure !== undefined && <RecordNote>{failure}</RecordNote>}
        </>
      ),
    },
    {
      title: t('column.use'),
      render: (_, set) => {
        if (set.state !== 'ready') return null;
        const said = t(set.isOn ? 'use.on' : 'use.off');
        // A user who may not switch a set sees its state.
        if (!set.isMine) return said;
        return (
          <Space>
            <Switch
              size="small"
              checked={set.isOn}
              aria-label={t('use.label', { name: set.name })}
              onChange={(isOn) => void turn(set, isOn)}
            />
            <span aria-hidden="true">{said}</span>
          </Space>
        );
      },
    },
    {
      ...actionColumn(t('column.action')),
      render: (_, set) => (
        <Space wrap>
          {set.state !== 'importing' && (
            <Button
              size="small"
              aria-label={labelled(t('report.open'), set.name)}
              onClick={() => setOpen({ what: 'report', set })}
            >
              {t('report.open')}
            </Button>
          )}
          {set.isMine && (
            <Button
              size="small"
              variant="danger"
              aria-label={t('delete.title', { name: set.name })}
              onClick={() => void remove(set)}
            >
              {t('delete.action')}
            </Button>
          )}
        </Space>
      ),
    },
  ];
  return (
    <RecordPage
      title={t('title')}
      intro={isFull ? t('full', { count: limits.templateSetsPerUser }) : t('intro')}
      action={
        data && (
          <Button
            variant="primary"
            icon={<PlusIcon size={16} />}
            disabled={isFull}
            onClick={() => setOpen({ what: 'import' })}
          >
            {t('import.action')}
          </Button>
        )
      }
    >
      <Records
        label={t('title')}
        rowKey="id"
        columns={columns}
        rows={data?.items}
        empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
        error={error}
        onRetry={() => mutate()}
      />
      {open?.what === 'import' && (
        <SetImport
          onClose={close}
          onStarted={(set) => {
            toast.success(t('import.started', { name: set.name }));
            close();
            void mutate();
          }}
        />
      )}
      {open?.what === 'report' && <SetReport templateSetId={open.set.id} name={open.set.name} onClose={close} />}
    </RecordPage>
  );
}

function isImporting({ state }: TemplateSet): boolean {
  return state === 'importing';
}
