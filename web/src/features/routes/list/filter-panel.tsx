// Everything that routes can be filtered by, with how many there are of each: beside the list, over it where there is no room.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Button, Card, Drawer, Flex, Form, Radio, Select, Space, Typography } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { moleculesByKey, toggleChoice, type Facet, type FacetValue } from '../filter/facets.ts';
import { useRouteListing } from '../list-context.ts';
import { clustersOf, facetValues, filterRoutes } from '../filter/sort-routes.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { CloseIcon, MinusIcon } from '../../../ui/icons/icons.tsx';
import { CheckIcon } from '../../../ui/icons/work-icons.tsx';
import { PanelSection } from '../../../ui/page/panel-section.tsx';
import { SectionTitle } from '../../../ui/page/section-title.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';

export function FilterPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('routes');
  const isSheet = useIsBelow('lg');
  const panel = (
    <aside
      aria-label={t('listPage.panel.title')}
      style={isSheet ? undefined : { width: 276, padding: '8px 14px', overflow: 'auto', background: 'var(--surface)' }}
    >
      <Flex align="center" justify="space-between">
        <SectionTitle title={t('listPage.panel.title')} />
        <IconButton size="small" label={t('listPage.panel.close')} icon={<CloseIcon size={16} />} onClick={onClose} />
      </Flex>
      <Filters />
    </aside>
  );
  if (!isSheet) return panel;
  return (
    <Drawer
      open
      placement="bottom"
      size="72dvh"
      aria-label={t('listPage.panel.title')}
      closable={false}
      onClose={onClose}
    >
      {panel}
    </Drawer>
  );
}

function Filters() {
  const { t } = useTranslation('routes');
  const { task, query, routes, onFilter } = useRouteListing();
  const inCluster = useMemo(() => clustersOf(filterRoutes(routes, { ...query, cluster: null })), [routes, query]);
  const marked = (mark: 'saved' | 'hidden') => routes.filter((route) => route.mark === mark).length;
  const others = filterRoutes(routes, { ...query, protection: null });
  const protecting = others.filter((route) => route.figures?.protects).length;
  const longest = routes.reduce((most, route) => Math.max(most, route.steps), 1);
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
        onChange={(value) => onFilter({ marked: value })}
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
          onChange={(picked) => onFilter({ maxSteps: picked === 0 ? null : picked })}
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
                molecule={task.target}
                marked={[...new Set(bonds.flat())]}
                onPress={() => onFilter({ cluster: query.cluster === id ? null : id })}
              >
                <Typography.Text ellipsis title={text} type="secondary" style={{ fontSize: 12 }}>
                  {count} · {text}
                </Typography.Text>
              </FacetPicture>
            ))}
          </Flex>
        </PanelSection>
      )}
      <FacetList facet="through" />
      <FacetList facet="class" nameOf={(value) => t(`class.${value}`, { defaultValue: value })} />
      <FacetList facet="from" />
      <FacetList
        facet="source"
        nameOf={(value) => (value.startsWith('list:') ? value.slice(5) : t(`listPage.source.${value}`))}
      />
      <FacetList facet="hazard" nameOf={(value) => t(`listPage.hazard.${value}`, { defaultValue: value })} />
      <RadioSection
        title={t('listPage.panel.protection')}
        value={query.protection}
        options={[
          [null, t('listPage.protection.any'), others.length],
          ['without', t('listPage.protection.without'), others.length - protecting],
          ['with', t('listPage.protection.with'), protecting],
        ]}
        onChange={(value) => onFilter({ protection: value })}
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
              {label} <Count>{routes}</Count>
            </>
          ),
        }))}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </PanelSection>
  );
}

function Count({ children }: { children: ReactNode }) {
  return (
    <Typography.Text type="secondary" className="tabular" style={{ fontSize: 12 }}>
      {children}
    </Typography.Text>
  );
}

const firstShown = 6;
const moreShown = 24;

interface FacetListProps {
  facet: Facet;
  /** In words; values that are molecules are drawn. */
  nameOf?: (value: string) => string;
}

/** The values of a facet with how many routes have each: a press asks for routes with a value, or for those without it. */
function FacetList({ facet, nameOf }: FacetListProps) {
  const { t } = useTranslation('routes');
  const { routes, query, onFilter } = useRouteListing();
  const [count, setCount] = useState(firstShown);
  const values = useMemo(() => facetValues(routes, query, facet), [routes, query, facet]);
  const molecules = useMemo(() => moleculesByKey(routes), [routes]);
  if (values.length === 0) return null;
  const toggle = (value: string, wanted: boolean) =>
    onFilter({ choices: toggleChoice(query.choices, facet, value, wanted) });
  const wantedOf = (value: string) => query.choices[facet]?.find((one) => one.value === value)?.wanted;
  // Chosen ones first: they are what the list is.
  const sorted = values.toSorted(
    (a, b) => Number(wantedOf(b.value) !== undefined) - Number(wantedOf(a.value) !== undefined),
  );
  const buttons = (name: string, { value, routes: having }: FacetValue) => (
    <Space size={2} role="group" aria-label={name}>
      <Count>{having}</Count>
      {[true, false].map((wanted) => {
        const label = t(wanted ? 'listPage.facet.with' : 'listPage.facet.without', { name });
        const isOn = wantedOf(value) === wanted;
        return (
          <Button
            key={label}
            size="small"
            type={isOn ? 'primary' : 'text'}
            icon={wanted ? <CheckIcon size={14} /> : <MinusIcon size={14} />}
            aria-pressed={isOn}
            aria-label={label}
            title={label}
            onClick={() => toggle(value, wanted)}
          />
        );
      })}
    </Space>
  );
  return (
    <PanelSection title={t(`listPage.panel.${facet}`)}>
      {nameOf ? (
        values.map((one) => (
          <Flex key={one.value} gap={8} align="center" justify="space-between">
            <Typography.Text ellipsis title={nameOf(one.value)} type={one.routes === 0 ? 'secondary' : undefined}>
              {nameOf(one.value)}
            </Typography.Text>
            {buttons(nameOf(one.value), one)}
          </Flex>
        ))
      ) : (
        <>
          <RecordNote>{t('listPage.panel.structureHint')}</RecordNote>
          <Flex wrap gap={8}>
            {sorted.slice(0, count).map((one) => {
              const molecule = molecules.get(one.value);
              if (!molecule) return null;
              const name = moleculeLabel(molecule);
              const wanted = wantedOf(one.value);
              return (
                <FacetPicture
                  key={one.value}
                  label={t('listPage.facet.with', { name })}
                  title={name}
                  isChosen={wanted === true}
                  isFaint={wanted === false || one.routes === 0}
                  molecule={molecule}
                  onPress={() => toggle(one.value, true)}
                >
                  {buttons(name, one)}
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
      )}
    </PanelSection>
  );
}

interface FacetPictureProps {
  /** Name of the picture as a button. */
  label: string;
  title: string;
  molecule: Molecule;
  marked?: readonly number[];
  isChosen: boolean;
  isFaint?: boolean;
  onPress: () => void;
  /** Below the picture. */
  children: ReactNode;
}

function FacetPicture({ label, title, molecule, marked, isChosen, isFaint, onPress, children }: FacetPictureProps) {
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
        <MoleculePicture molecule={molecule} width={100} height={70} marked={marked} decorative />
      </Button>
      {children}
    </Card>
  );
}
