// /my/templates: the user's reaction templates, beside the built-in ones.

import type { TemplateSet } from '@app/shared/contracts/templates';
import { Space, Switch } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { formatDate, formatNumber } from '../../shared/i18n/format.ts';
import { FormField } from '../../ui/dialog/form-dialog.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { followImports, ImportedPage } from '../../ui/table/imported-page.tsx';
import { RecordTitle } from '../../ui/table/record-text.tsx';

const directions = ['retro', 'forward'] as const;

export function OwnTemplatesPage() {
  const { t } = useTranslation('templates');
  const list = useCall('templateSetList', {}, followImports);
  const { run } = useAction();
  const turn = async ({ id, name }: TemplateSet, isOn: boolean) => {
    await run(async () => {
      await call('templateSetSwitch', { body: { templateSetId: id, isOn } });
      toast.success(t(isOn ? 'use.turnedOn' : 'use.turnedOff', { name }));
    });
    await list.mutate();
  };
  return (
    <ImportedPage<TemplateSet, { direction: (typeof directions)[number] }>
      words="templates"
      list={list}
      listCall="templateSetList"
      most={limits.templateSetsPerUser}
      renderName={({ name, createdAt }) => (
        <RecordTitle name={name}>{`${t('column.created')} ${formatDate(createdAt)}`}</RecordTitle>
      )}
      facts={[
        {
          title: t('column.taken'),
          align: 'right',
          className: 'tabular',
          render: (_, { counts }) => formatNumber(counts.taken),
        },
      ]}
      stateWords={({ state, counts: { taken, duplicate, rejected } }) =>
        t(`state.${state}`, { entries: formatNumber(taken + duplicate + rejected) })
      }
      uses={[
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
      ]}
      empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
      remove={({ id }) => call('templateSetDelete', { body: { templateSetId: id } })}
      asks={{ direction: 'retro' }}
      fields={
        <FormField isGroup name="direction" label={t('import.direction')}>
          <Segmented
            label={t('import.direction')}
            options={directions.map((value) => ({ value, label: t(`import.${value}`) }))}
          />
        </FormField>
      }
      onImport={({ file, ...query }) => call('templateSetImport', { query, file })}
      askReport={askReport}
    />
  );
}

async function askReport(templateSetId: string, page: { pageIndex: number; pageSize: number }) {
  const { templateSet, ...report } = await call('templateSetReport', { query: { templateSetId, ...page } });
  return { ...report, counts: templateSet.counts };
}
