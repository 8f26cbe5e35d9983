// Saved states of the route: who, when, what it was then, the way back to each, and two of them side by side.

import type { RouteVersion } from '@app/shared/contracts/manual/editing';
import { Flex, Table, Tag, Typography } from 'antd';
import type { TFunction } from 'i18next';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { arrowTexts } from '../../../chemistry/step/condition-words.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatDateTime, formatNumber } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ArrowRightIcon } from '../../../ui/icons/work-icons.tsx';
import { Records } from '../../../ui/table/records.tsx';
import { routePath } from '../../../chemistry/export/paths.ts';
import { useWorkbench } from '../use-draft.ts';
import { compareVersions, type ComparedStep } from './compare-versions.ts';
import { DraftState } from './toolbar.tsx';
import { column } from '../../../ui/table/column.tsx';

export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const { draft, handle } = useWorkbench();
  const { draftId, editedRouteId } = draft;
  const { t } = useTranslation('manual');
  const { data, error, mutate } = useCall('manualRouteVersions', { query: { draftId } });
  const [picked, setPicked] = useState<readonly string[]>([]);
  const items = data?.items ?? [];
  const [older, newer] = items.filter(({ versionId }) => picked.includes(versionId)).toReversed();
  const nameOf = ({ number }: RouteVersion) =>
    number === 0 ? t('versions.original') : t('versions.number', { number });
  const restore = async (versionId: string) => {
    if (await handle.change('restore', { versionId })) onClose();
  };
  return (
    <Dialog title={t('versions.title')} width={860} onClose={onClose}>
      {items.length > 0 && (
        <p style={{ marginTop: 0 }}>{t(editedRouteId === undefined ? 'versions.hint' : 'versions.hintEdited')}</p>
      )}
      <Records<RouteVersion>
        size="small"
        label={t('versions.title')}
        rowKey="versionId"
        list={{ data, error, mutate }}
        empty={t('versions.none')}
        rowSelection={{
          hideSelectAll: true,
          selectedRowKeys: [...picked],
          getCheckboxProps: (version) => ({ 'aria-label': t('versions.compare', { name: nameOf(version) }) }),
          onSelect: ({ versionId }, isOn) =>
            setPicked((now) => [
              ...now.filter((one) => one !== versionId).slice(isOn ? -1 : 0),
              ...(isOn ? [versionId] : []),
            ]),
        }}
        columns={[
          column(t('versions.column.version'), (version) => (
            <Link to={routePath(version.routeId)}>{nameOf(version)}</Link>
          )),
          column(
            t('versions.column.saved'),
            ({ savedAt, savedBy, number }) => formatDateTime(savedAt) + (number > 0 ? ` · ${savedBy}` : ''),
          ),
          column(t('versions.column.route'), (version) => (
            <Flex wrap gap="0 10px">
              <DraftState draft={version} />
            </Flex>
          )),
          column(
            t('versions.column.score'),
            { align: 'right' },
            ({ score }) => score !== undefined && formatNumber(score, 1),
          ),
          {
            align: 'right',
            render: (_, { versionId, isPresent }) =>
              isPresent ? (
                <Tag color="success">{t('versions.present')}</Tag>
              ) : (
                <Button size="small" disabled={handle.busy !== null} onClick={() => void restore(versionId)}>
                  {t('versions.restore')}
                </Button>
              ),
          },
        ]}
      />
      {older && newer && <Comparison older={older} newer={newer} nameOf={nameOf} />}
    </Dialog>
  );
}

interface ComparisonProps {
  older: RouteVersion;
  newer: RouteVersion;
  nameOf: (version: RouteVersion) => string;
}

/** What the newer version has that the older has not, and the other way round. */
function Comparison({ older, newer, nameOf }: ComparisonProps) {
  const { t } = useTranslation('manual');
  const { gone, added, changed, same } = compareVersions(older, newer);
  const names = { older: nameOf(older), newer: nameOf(newer) };
  const before = new Map(older.reactions.map((step) => [step.stepId, step.facts]));
  const rows = [
    ...gone.map((step) => ({ step, mark: t('versions.gone', names), color: 'error', facts: '' })),
    ...added.map((step) => ({ step, mark: t('versions.added', names), color: 'success', facts: '' })),
    ...changed.map((step) => ({
      step,
      mark: t('versions.changed'),
      color: 'warning',
      facts: `${factsText(t, before.get(step.stepId))} → ${factsText(t, step.facts)}`,
    })),
  ];
  return (
    <section aria-label={t('versions.comparison')}>
      <h3>{t('versions.between', names)}</h3>
      <p>
        {t('versions.same', { count: same })}
        {older.score !== undefined &&
          newer.score !== undefined &&
          ` · ${t('versions.scores', { older: formatNumber(older.score, 1), newer: formatNumber(newer.score, 1) })}`}
      </p>
      <Table
        size="small"
        rowKey={({ step, mark }) => mark + step.stepId}
        dataSource={rows}
        pagination={false}
        scroll={{ x: 560 }}
        showHeader={false}
        columns={[
          { render: (_, { mark, color }) => <Tag color={color}>{mark}</Tag> },
          {
            render: (_, { step, facts }) => (
              <>
                {step.name} {facts !== '' && <Typography.Text type="secondary">{facts}</Typography.Text>}
                <Flex align="center" gap={6}>
                  {step.precursors.map((one, index) => (
                    <Fragment key={one.key}>
                      {index > 0 && '+'}
                      <MoleculePicture molecule={one} width={92} height={64} />
                    </Fragment>
                  ))}
                  <ArrowRightIcon size={16} />
                  <MoleculePicture molecule={step.product} width={92} height={64} />
                </Flex>
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

function factsText(t: TFunction<'manual'>, facts: ComparedStep['facts']): string {
  const { over, under } = arrowTexts(facts?.conditions?.[0]);
  const figure = facts?.yieldPercent;
  const percent = figure === undefined ? '' : t('facts.yieldLine', { value: formatNumber(figure, 1) });
  const amounts = (facts?.equivalents ?? []).map(({ of, amount }) =>
    t('facts.equivalentsLine', { name: of, value: formatNumber(amount, 2) }),
  );
  const words = [over, under, ...amounts, percent, facts?.note].filter(Boolean).join('; ');
  return words === '' ? t('versions.nothingSaid') : words;
}
