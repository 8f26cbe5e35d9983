// The intermediates that targets have in common. A search that ends changes the list by itself.

import { Flex, Select, Tag, Typography, type TableColumnsType } from 'antd';
import type { CommonIntermediate, IntermediateSort } from '@app/shared/contracts/intermediates/intermediates';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { useCall } from '../../shared/api/use-call.ts';
import { formatNumber, formatPercent } from '../../shared/i18n/format.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { SearchField, useListWish } from '../../ui/table/list-wish.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';
import { Records } from '../../ui/table/records.tsx';
import { intermediatesPath, moleculePath, projectPath } from './paths.ts';
import { trackMolecule } from './track-molecule.ts';
import { stateColors } from './words.ts';
import { actionColumn, column, rowHeading } from '../../ui/table/column.tsx';

const restMs = 10_000;
const readingMs = 1_500;
const leastTargets = [2, 3, 4, 5, 10, 20] as const;

/** Sorted columns, in the order of the cells of a row. */
const figures = {
  targets: (of) => formatNumber(of.targets),
  routes: (of) => formatNumber(of.routes),
  share: (of) => formatPercent(of.share),
  steps: (of) => formatNumber(of.makeSteps),
  saved: (of) => formatNumber(of.savedSteps),
  worth: (of) => formatNumber(of.worth, 1),
} satisfies Partial<Record<IntermediateSort, (of: CommonIntermediate['figures']) => string>>;
type Figure = keyof typeof figures;
const figureNames = Object.keys(figures) as Figure[];

/** Few steps are best; of the other figures, the largest. */
const bestFirst = (by: Figure) => ({ by, descending: by !== 'steps' });

export function CommonList() {
  const { t } = useTranslation('intermediates');
  const isNarrow = useIsBelow('md');
  const [params] = useSearchParams();
  const targetKey = params.get('of');
  const wish = useListWish(50);
  const [minTargets, setMinTargets] = useState(2);
  const [sort, setSort] = useState(bestFirst('worth'));
  const body = {
    ...wish.query,
    minTargets,
    sort: sort.by,
    descending: sort.descending,
    ...(wish.key !== '' && { key: wish.key }),
    ...(targetKey !== null && { targetKey }),
  };
  const list = useCall(
    'intermediateList',
    { body },
    {
      keepFor: targetKey ?? 'list',
      passive: true,
      refreshInterval: (newest) => (newest && newest.reading > 0 ? readingMs : restMs),
    },
  );
  const { data } = list;
  const isFiltered = wish.isNarrowed || minTargets > 2 || targetKey !== null;
  const columns: TableColumnsType<CommonIntermediate> = [
    column(t('column.molecule'), rowHeading, (one) => <Intermediate one={one} />),
    ...figureNames.map((figure) => ({
      key: figure,
      title: t(`column.${figure}`),
      align: 'right' as const,
      className: 'tabular',
      ...(!isNarrow && {
        sorter: true,
        sortOrder: sort.by === figure ? (sort.descending ? ('descend' as const) : ('ascend' as const)) : null,
        showSorterTooltip: { title: t(`help.${figure}`) },
      }),
      render: (_: unknown, one: CommonIntermediate) => figures[figure](one.figures),
    })),
    actionColumn(t('column.actions'), (one) => <ProjectButton one={one} />),
  ];
  const empty = isFiltered ? (
    <EmptyState title={t('list.none')} />
  ) : (
    <EmptyState
      title={data && data.reading > 0 ? t('list.reading', { count: data.reading }) : t('list.empty.title')}
      text={t(data && data.reading > 0 ? 'list.emptyReading' : 'list.empty.text')}
      action={
        <ButtonLink to="/retrosynthesis" variant="primary">
          {t('list.empty.action')}
        </ButtonLink>
      }
    />
  );
  return (
    <Flex vertical gap={12} component="section" aria-label={t('tab.common')}>
      <Flex wrap gap="10px 16px" align="center">
        <SearchField
          label={t('list.search')}
          value={wish.words}
          maxLength={200}
          onChange={(words) => wish.narrow({ words })}
        />
        <Select
          aria-label={t('list.minTargets')}
          prefix={t('list.minTargets')}
          value={minTargets}
          options={leastTargets.map((count) => ({ value: count, label: formatNumber(count) }))}
          onChange={(picked) => {
            setMinTargets(picked);
            wish.narrow({});
          }}
        />
        {isNarrow && (
          <Select
            aria-label={t('list.sort')}
            prefix={t('list.sort')}
            value={sort.by}
            options={figureNames.map((figure) => ({ value: figure, label: t(`column.${figure}`) }))}
            onChange={(picked) => setSort(bestFirst(picked))}
          />
        )}
        {targetKey !== null && (
          <ButtonLink size="small" to={intermediatesPath}>
            {t('list.allTargets')}
          </ButtonLink>
        )}
        <Typography.Text type="secondary" role="status" style={{ marginInlineStart: 'auto' }}>
          {data && t('list.total', { count: data.total })}
          {data && data.reading > 0 && ` · ${t('list.reading', { count: data.reading })}`}
        </Typography.Text>
      </Flex>
      <Records
        label={t('tab.common')}
        rowKey={({ molecule }) => molecule.key}
        columns={columns}
        list={list}
        empty={empty}
        page={wish.page}
        onChange={(_, __, sorter, { action }) => {
          if (action !== 'sort') return;
          const picked = figureNames.find((one) => one === [sorter].flat()[0]?.columnKey) ?? sort.by;
          setSort(sort.by === picked ? { by: picked, descending: !sort.descending } : bestFirst(picked));
        }}
      />
      {data && (
        <Typography.Text type="secondary">
          {t('list.read', { targets: formatNumber(data.targets), routes: formatNumber(data.routes) })}
          {sentenceGap()}
          {t('list.estimated')}
          {sentenceGap()}
          {t('list.rule')}
        </Typography.Text>
      )}
    </Flex>
  );
}

function Intermediate({ one: { molecule, figures: of, targetMolecules, project } }: { one: CommonIntermediate }) {
  const { t } = useTranslation('intermediates');
  const name = moleculeLabel(molecule);
  const address = project ? projectPath(project.projectId) : moleculePath(molecule.key);
  return (
    <Flex gap={14} align="center">
      <MoleculePicture molecule={molecule} width={144} height={96} decorative />
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link to={address} aria-label={t('list.open', { name })}>
          {name}
        </Link>
        <RecordNote>
          {t('column.usedIn')} {targetMolecules.map(moleculeLabel).join(', ')}
          {of.targets > targetMolecules.length && ' …'}
        </RecordNote>
        {project && <Tag color={stateColors[project.state] ?? 'default'}>{t(`state.${project.state}`)}</Tag>}
      </div>
    </Flex>
  );
}

function ProjectButton({ one: { molecule, project } }: { one: CommonIntermediate }) {
  const { t } = useTranslation('intermediates');
  const navigate = useNavigate();
  if (project)
    return (
      <ButtonLink
        size="small"
        to={projectPath(project.projectId)}
        aria-label={t('list.openProjectNamed', { name: project.name })}
      >
        {t('list.openProject')}
      </ButtonLink>
    );
  const track = async () => {
    const made = await trackMolecule(molecule.key, (name) => t('detail.tracked', { name }));
    void navigate(projectPath(made.projectId));
  };
  return (
    <Button size="small" aria-label={t('list.trackNamed', { name: moleculeLabel(molecule) })} onClick={track}>
      {t('list.track')}
    </Button>
  );
}
