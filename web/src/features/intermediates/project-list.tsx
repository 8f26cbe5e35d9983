// The user's projects, and those that colleagues share.

import type { CallData } from '@app/shared/contracts/catalogue';
import { Flex, Select, Space, Tag, Typography } from 'antd';
import { intermediateStates, type IntermediateState } from '@app/shared/contracts/intermediates/intermediates';
import { amountText } from '@app/shared/rules/wanted-amount';
import { Link } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { formatDateTime } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { SearchField, useListWish } from '../../ui/table/list-wish.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';
import { Records } from '../../ui/table/records.tsx';
import { intermediatesPath, projectPath } from './paths.ts';
import { isGiven, personName, projectName, stateColors } from './words.ts';
import { column, rowHeading } from '../../ui/table/column.tsx';

export function ProjectList() {
  const { t } = useTranslation('intermediates');
  const wish = useListWish<IntermediateState>();
  const { state, ...query } = wish.query;
  const body = { ...query, ...(wish.key && { key: wish.key }), ...(state && { states: [state] }) };
  const list = useCall('intermediateProjectList', { body }, { keepFor: 'list' });
  const empty = wish.isNarrowed ? (
    <EmptyState title={t('projects.none')} />
  ) : (
    <EmptyState
      title={t('projects.empty.title')}
      text={t('projects.empty.text')}
      action={<ButtonLink to={intermediatesPath}>{t('projects.empty.action')}</ButtonLink>}
    />
  );
  return (
    <Flex vertical gap={12} component="section" aria-label={t('tab.projects')}>
      <Flex wrap gap="10px 16px" align="center">
        <SearchField label={t('projects.search')} value={wish.words} onChange={(words) => wish.narrow({ words })} />
        <Select<IntermediateState | 'all'>
          aria-label={t('projects.filter')}
          prefix={t('projects.filter')}
          value={wish.state}
          options={[
            { value: 'all', label: t('projects.any') },
            ...intermediateStates.map((one) => ({ value: one, label: t(`state.${one}`) })),
          ]}
          onChange={(picked) => wish.narrow({ state: picked })}
        />
        <Typography.Text type="secondary" role="status" style={{ marginInlineStart: 'auto' }}>
          {list.data && t('projects.total', { count: list.data.total })}
        </Typography.Text>
      </Flex>
      <Records<CallData<'intermediateProjectList'>['items'][number]>
        label={t('tab.projects')}
        rowKey="projectId"
        list={list}
        empty={empty}
        page={wish.page}
        columns={[
          column(t('detail.name'), rowHeading, ({ projectId, name, molecule }) => (
            <Space size={14}>
              <MoleculePicture molecule={molecule} width={108} height={72} decorative />
              <div>
                <Link to={projectPath(projectId)}>{projectName(name, molecule)}</Link>
                {isGiven(name, molecule) && <RecordNote>{moleculeLabel(molecule)}</RecordNote>}
              </div>
            </Space>
          )),
          column(t('detail.state'), ({ state: is }) => (
            <Tag color={stateColors[is] ?? 'default'}>{t(`state.${is}`)}</Tag>
          )),
          column(t('column.targets'), ({ targets, routes }) => (
            <>
              {t('figures.targets', { count: targets })}
              <RecordNote>{t('figures.routes', { count: routes })}</RecordNote>
            </>
          )),
          column(t('projects.wanted'), { align: 'right', className: 'tabular' }, ({ milligrams }) =>
            milligrams > 0 ? amountText(milligrams) : '–',
          ),
          column(t('projects.owner'), ({ owner, members }) => (
            <>
              {personName(owner)}
              {members.length > 0 && <RecordNote>{members.map(personName).join(', ')}</RecordNote>}
            </>
          )),
          column(t('projects.updated'), ({ updatedAt }) => formatDateTime(updatedAt)),
        ]}
      />
    </Flex>
  );
}
