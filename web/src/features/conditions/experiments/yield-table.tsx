// All yields that were entered, in the order of entry.

import { limits } from '@app/shared/constants/limits';
import type { MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import { Table, Tag, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/section.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { TrashIcon } from '../../../ui/icons/icons.tsx';
import { PlusIcon } from '../../../ui/icons/work-icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { AddExperiment } from './add-experiment.tsx';
import { choiceText } from '../choice.ts';
import type { OptimizationEntry } from '../use-optimization.ts';
import { YieldField } from '../yield-field.tsx';
import { bestOf } from '../yields.ts';
import { actionColumn, column, rowHeading } from '../../../ui/table/column.tsx';

export function YieldTable({ entry }: { entry: OptimizationEntry }) {
  const { t } = useTranslation('conditions');
  const [isAdding, setAdding] = useState(false);
  const { results, space } = entry.result;
  const best = bestOf(results);
  const isFull = results.length >= limits.measuredYields;
  return (
    <Section
      title={t('optimization.results.title')}
      count={results.length}
      extra={
        <Button size="small" icon={<PlusIcon size={16} />} disabled={isFull} onClick={() => setAdding(true)}>
          {t('optimization.results.add')}
        </Button>
      }
    >
      {results.length === 0 ? (
        t('optimization.results.none')
      ) : (
        <Table<Row>
          size="small"
          aria-label={t('optimization.results.list')}
          dataSource={results.map((old, index) => ({ old, number: index + 1 }))}
          rowKey="number"
          pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
          scroll={{ x: 'max-content' }}
          columns={[
            { key: 'number', title: t('optimization.list.number'), dataIndex: 'number', ...rowHeading, width: 64 },
            column(t('optimization.list.conditions'), ({ old }) => (
              <>
                {choiceText(old.choice)} {old === best && <Tag color="success">{t('optimization.results.best')}</Tag>}
                {old.note !== undefined && (
                  <Typography.Text type="secondary" style={{ display: 'block' }}>
                    {old.note}
                  </Typography.Text>
                )}
              </>
            )),
            column(t('optimization.list.well'), ({ old }) => old.well ?? '–'),
            column(t('optimization.list.yield'), ({ old, number }) => (
              <YieldField
                label={t('optimization.results.yield', { number })}
                value={old.yieldPercent}
                onEnter={(yieldPercent) =>
                  entry.enter([
                    yieldPercent === undefined
                      ? { kind: 'remove', old }
                      : { kind: 'replace', old, entry: { ...old, yieldPercent } },
                  ])
                }
              />
            )),
            actionColumn(t('optimization.list.actions'), ({ old, number }) => (
              <IconButton
                size="small"
                label={t('optimization.results.remove', { number })}
                icon={<TrashIcon size={16} />}
                onClick={() => {
                  entry.enter([{ kind: 'remove', old }]);
                  toast.info(t('optimization.results.removed'), {
                    label: t('optimization.results.undo'),
                    run: () => entry.enter([{ kind: 'add', entry: old }]),
                  });
                }}
              />
            )),
          ]}
        />
      )}
      {isAdding && (
        <AddExperiment
          space={space}
          onClose={() => setAdding(false)}
          onAdd={(measured) => entry.enter([{ kind: 'add', entry: measured }])}
        />
      )}
    </Section>
  );
}

interface Row {
  old: MeasuredYield;
  number: number;
}
