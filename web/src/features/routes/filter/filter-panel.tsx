// Everything that routes can be filtered by, with how many there are of each: beside the list, over it where there is no room.

import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Button, Card, Drawer, Flex, Form, Radio, Select, Space, Typography } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { facets, moleculesByKey, toggleChoice, type Facet, type FacetChoice, type FacetValue } from './facets.ts';
import type { ListQuery } from './list-query.ts';
import { clustersOf, facetValues, filterRoutes } from './sort-routes.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { CloseIcon, MinusIcon } from '../../../ui/icons/icons.tsx';
import { CheckIcon } from '../../../ui/icons/work-icons.tsx';
import { PanelSection } from '../../../ui/page/panel-section.tsx';
import { SectionTitle } from '../../../ui/page/section-title.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';

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

// The values of a facet with how many routes have each: a press asks for routes with a value, or for those without it.
export interface FacetListProps {
  values: readonly FacetValue[];
  chosen: readonly FacetChoice[];
  onToggle: (value: string, wanted: boolean) => void;
}

/** Values in words. */
export function FacetWords({
  values,
  chosen,
  nameOf,
  onToggle,
}: FacetListProps & { nameOf: (value: string) => string }) {
  return values.map(({ value, routes }) => (
    <Flex key={value} gap={8} align="center" justify="space-between">
      <Typography.Text ellipsis title={nameOf(value)} type={routes === 0 ? 'secondary' : undefined}>
        {nameOf(value)}
      </Typography.Text>
      <FacetButtons
        name={nameOf(value)}
        routes={routes}
        chosen={chosen.find((one) => one.value === value)?.wanted}
        onToggle={(wanted) => onToggle(value, wanted)}
      />
    </Flex>
  ));
}

const firstShown = 6;
const moreShown = 24;

/** Values that are molecules, drawn. */
export function FacetStructures(props: FacetListProps & { molecules: ReadonlyMap<string, Molecule> }) {
  const { values, chosen, molecules, onToggle } = props;
  const { t } = useTranslation('routes');
  const [count, setCount] = useState(firstShown);
  const choiceOf = (value: string) => chosen.find((one) => one.value === value)?.wanted;
  // Chosen ones first: they are what the list is.
  const sorted = values.toSorted(
    (a, b) => Number(choiceOf(b.value) !== undefined) - Number(choiceOf(a.value) !== undefined),
  );
  return (
    <>
      <Flex wrap gap={8}>
        {sorted.slice(0, count).map(({ value, routes }) => {
          const molecule = molecules.get(value);
          if (!molecule) return null;
          const name = moleculeLabel(molecule);
          const wanted = choiceOf(value);
          return (
            <FacetPicture
              key={value}
              label={t('listPage.facet.with', { name })}
              title={name}
              isChosen={wanted === true}
              isFaint={wanted === false || routes === 0}
              picture={<MoleculePicture molecule={molecule} width={100} height={70} decorative />}
              onPress={() => onToggle(value, true)}
            >
              <FacetButtons name={name} routes={routes} chosen={wanted} onToggle={(on) => onToggle(value, on)} />
            </FacetPicture>
          );
        })}
      </Flex>
      {values.length > count && (
        <LinkButton onClick={() => setCount(count + moreShown)}>
          {t('listPage.facet.more', { count: values.length - count })}
        </LinkButton>
      )}
    </>
  );
}

export interface FacetPictureProps {
  /** Name of the picture as a button. */
  label: string;
  title: string;
  picture: ReactNode;
  isChosen: boolean;
  isFaint?: boolean;
  onPress: () => void;
  /** Below the picture. */
  children: ReactNode;
}

export function FacetPicture({
  label,
  title,
  picture,
  isChosen,
  isFaint = false,
  onPress,
  children,
}: FacetPictureProps) {
  return (
    <Card
      size="small"
      style={{ width: 114, ...(isChosen && { borderColor: 'var(--primary)', boxShadow: '0 0 0 1px var(--primary)' }) }}
      styles={{ body: { padding: 2 } }}
    >
      <Button
        type="text"
        aria-label={label}
        aria-pressed={isChosen}
        title={title}
        style={{ height: 'auto', padding: 2, ...(isFaint && { opacity: 0.5 }) }}
        onClick={onPress}
      >
        {picture}
      </Button>
      {children}
    </Card>
  );
}

interface FacetButtonsProps {
  name: string;
  routes: number;
  /** Undefined where it does not matter. */
  chosen: boolean | undefined;
  onToggle: (wanted: boolean) => void;
}

function FacetButtons({ name, routes, chosen, onToggle }: FacetButtonsProps) {
  const { t } = useTranslation('routes');
  return (
    <Space size={2} role="group" aria-label={name}>
      <Typography.Text type="secondary" className="tabular" style={{ fontSize: 12 }}>
        {routes}
      </Typography.Text>
      {[true, false].map((wanted) => {
        const label = t(wanted ? 'listPage.facet.with' : 'listPage.facet.without', { name });
        return (
          <Button
            key={label}
            size="small"
            type={chosen === wanted ? 'primary' : 'text'}
            icon={wanted ? <CheckIcon size={14} /> : <MinusIcon size={14} />}
            aria-pressed={chosen === wanted}
            aria-label={label}
            title={label}
            onClick={() => onToggle(wanted)}
          />
        );
      })}
    </Space>
  );
}
