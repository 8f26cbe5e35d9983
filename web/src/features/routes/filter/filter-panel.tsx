// Everything that routes can be filtered by, with how many there are of each: beside the list, over it where there is no room.

import { Drawer, Flex, Form, Radio, Select, Typography } from 'antd';
import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { PanelSection } from '../../../ui/page/panel-section.tsx';
import { SectionTitle } from '../../../ui/page/section-title.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';
import { FacetPicture, FacetStructures, FacetWords } from './facet-list.tsx';
import { facets, moleculesByKey, toggleChoice, type Facet } from './facets.ts';
import type { ListQuery } from './list-query.ts';
import { clustersOf, facetValues, filterRoutes } from './sort-routes.ts';

interface FilterPanelProps {
  task: RetroTask;
  query: ListQuery;
  /** All routes of the task. */
  routes: readonly ListedRoute[];
  onQuery: (change: Partial<ListQuery>) => void;
  onClose: () => void;
}

export function FilterPanel(props: FilterPanelProps) {
  const { t } = useTranslation('routes');
  const isSheet = useIsBelow('lg');
  const panel = (
    <aside
      aria-label={t('listPage.panel.title')}
      style={isSheet ? undefined : { width: 276, padding: '8px 14px', overflow: 'auto', background: 'var(--surface)' }}
    >
      <Flex align="center" justify="space-between">
        <SectionTitle title={t('listPage.panel.title')} />
        <IconButton
          size="small"
          label={t('listPage.panel.close')}
          icon={<CloseIcon size={16} />}
          onClick={props.onClose}
        />
      </Flex>
      <Filters {...props} />
    </aside>
  );
  if (!isSheet) return panel;
  return (
    <Drawer open placement="bottom" size="72dvh" closable={false} onClose={props.onClose}>
      {panel}
    </Drawer>
  );
}

function Filters({ task, query, routes, onQuery }: FilterPanelProps) {
  const { t } = useTranslation('routes');
  const molecules = useMemo(() => moleculesByKey(routes), [routes]);
  const values = useMemo(
    () => new Map(facets.map((facet) => [facet, facetValues(routes, query, facet)])),
    [routes, query],
  );
  const inCluster = useMemo(() => clustersOf(filterRoutes(routes, { ...query, cluster: null })), [routes, query]);
  const marked = (mark: 'saved' | 'hidden') => routes.filter((route) => route.mark === mark).length;
  const others = filterRoutes(routes, { ...query, protection: null });
  const protecting = others.filter((route) => route.figures?.protects).length;
  const longest = routes.reduce((most, route) => Math.max(most, route.steps), 1);
  const listOf = (facet: Facet) => ({
    values: values.get(facet) ?? [],
    chosen: query.choices[facet] ?? [],
    onToggle: (value: string, wanted: boolean) =>
      onQuery({ choices: toggleChoice(query.choices, facet, value, wanted) }),
  });
  const section = (facet: Facet, list: ReactNode, hint?: string) =>
    listOf(facet).values.length > 0 && (
      <PanelSection title={t(`listPage.panel.${facet}`)}>
        {hint !== undefined && <RecordNote>{hint}</RecordNote>}
        {list}
      </PanelSection>
    );
  const structureHint = t('listPage.panel.structureHint');
  return (
    <>
      <RadioSection
        title={t('listPage.panel.kept')}
        value={query.marked}
        options={[
          [null, t('listPage.kept.all'), routes.length - marked('hidden')],
          ['saved', t('listPage.kept.saved'), marked('saved')],
          ['hidden', t('listPage.kept.hidden'), marked('hidden')],
        ]}
        onChange={(value) => onQuery({ marked: value })}
      />
      <Form.Item label={t('filter.maxSteps')} layout="horizontal" colon={false} style={{ margin: '12px 0 0' }}>
        <Select
          size="small"
          aria-label={t('filter.maxSteps')}
          value={query.maxSteps ?? 0}
          options={[
            { value: 0, label: t('filter.any') },
            ...Array.from({ length: longest }, (_, index) => ({ value: index + 1, label: index + 1 })),
          ]}
          onChange={(picked) => onQuery({ maxSteps: picked === 0 ? null : picked })}
        />
      </Form.Item>
      {inCluster.length > 0 && (
        <PanelSection title={t('listPage.panel.cluster')}>
          <RecordNote>{t('listPage.panel.clusterHint')}</RecordNote>
          <Flex wrap gap={8}>
            {inCluster.map(({ id, text, bonds, routes: count }) => (
              <FacetPicture
                key={id}
                label={t('listPage.facet.cluster', { name: text, count })}
                title={text}
                isChosen={query.cluster === id}
                picture={
                  <MoleculePicture
                    molecule={task.target}
                    width={100}
                    height={70}
                    marked={[...new Set(bonds.flat())]}
                    decorative
                  />
                }
                onPress={() => onQuery({ cluster: query.cluster === id ? null : id })}
              >
                <Typography.Text ellipsis title={text} type="secondary" style={{ fontSize: 12 }}>
                  {count} · {text}
                </Typography.Text>
              </FacetPicture>
            ))}
          </Flex>
        </PanelSection>
      )}
      {section('through', <FacetStructures {...listOf('through')} molecules={molecules} />, structureHint)}
      {section(
        'class',
        <FacetWords {...listOf('class')} nameOf={(value) => t(`class.${value}`, { defaultValue: value })} />,
      )}
      {section('from', <FacetStructures {...listOf('from')} molecules={molecules} />, structureHint)}
      {section(
        'source',
        <FacetWords
          {...listOf('source')}
          nameOf={(value) => (value.startsWith('list:') ? value.slice(5) : t(`listPage.source.${value}`))}
        />,
      )}
      {section(
        'hazard',
        <FacetWords {...listOf('hazard')} nameOf={(value) => t(`listPage.hazard.${value}`, { defaultValue: value })} />,
      )}
      <RadioSection
        title={t('listPage.panel.protection')}
        value={query.protection}
        options={[
          [null, t('listPage.protection.any'), others.length],
          ['without', t('listPage.protection.without'), others.length - protecting],
          ['with', t('listPage.protection.with'), protecting],
        ]}
        onChange={(value) => onQuery({ protection: value })}
      />
    </>
  );
}

interface RadioSectionProps<Value extends string> {
  title: string;
  value: Value | null;
  options: readonly [value: Value | null, label: string, routes: number][];
  onChange: (value: Value | null) => void;
}

function RadioSection<Value extends string>({ title, value, options, onChange }: RadioSectionProps<Value>) {
  return (
    <PanelSection title={title}>
      <Radio.Group
        vertical
        aria-label={title}
        value={value ?? ''}
        options={options.map(([option, label, routes]) => ({
          value: option ?? '',
          label: (
            <>
              {label}{' '}
              <Typography.Text type="secondary" className="tabular" style={{ fontSize: 12 }}>
                {routes}
              </Typography.Text>
            </>
          ),
        }))}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </PanelSection>
  );
}
