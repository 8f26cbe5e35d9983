// Everything that routes can be filtered by, with how many there are of each.

import { Select } from 'antd';
import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { useId, useMemo, type ReactNode } from 'react';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useTranslation } from 'react-i18next';
import { facets, moleculesByKey, toggleChoice, type Facet } from './facets.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { FacetStructures } from './facet-structures.tsx';
import { FacetWords } from './facet-words.tsx';
import styles from './filter-panel.module.css';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import type { ListQuery } from './list-query.ts';
import { clustersOf, facetValues, filterRoutes } from './sort-routes.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';

interface FilterPanelProps {
  task: RetroTask;
  query: ListQuery;
  /** All routes of the task. */
  routes: readonly ListedRoute[];
  onQuery: (change: Partial<ListQuery>) => void;
  onClose: () => void;
}

export function FilterPanel({ task, query, routes, onQuery, onClose }: FilterPanelProps) {
  const { t } = useTranslation('routes');
  const { t: words } = useTranslation('routes');
  const molecules = useMemo(() => moleculesByKey(routes), [routes]);
  const values = useMemo(
    () => new Map(facets.map((facet) => [facet, facetValues(routes, query, facet)])),
    [routes, query],
  );
  const toggle = (facet: Facet, value: string, wanted: boolean) =>
    onQuery({ choices: toggleChoice(query.choices, facet, value, wanted) });
  const nameOf: Record<'class' | 'source' | 'hazard', (value: string) => string> = {
    class: (value) => words(`class.${value}`, { defaultValue: value }),
    source: (value) => (value.startsWith('list:') ? value.slice(5) : t(`listPage.source.${value}`)),
    hazard: (value) => t(`listPage.hazard.${value}`, { defaultValue: value }),
  };
  const list = (facet: 'class' | 'source' | 'hazard') => (
    <FacetWords
      facet={facet}
      values={values.get(facet) ?? []}
      chosen={query.choices[facet] ?? []}
      nameOf={nameOf[facet]}
      onToggle={toggle}
    />
  );
  const structures = (facet: 'through' | 'from') => (
    <FacetStructures
      facet={facet}
      values={values.get(facet) ?? []}
      chosen={query.choices[facet] ?? []}
      molecules={molecules}
      onToggle={toggle}
    />
  );
  const has = (facet: Facet) => (values.get(facet) ?? []).length > 0;
  const inCluster = useMemo(() => filterRoutes(routes, { ...query, cluster: null }), [routes, query]);
  return (
    <aside className={styles.panel} aria-label={t('listPage.panel.title')}>
      <div className={styles.head}>
        <h2>{t('listPage.panel.title')}</h2>
        <IconButton size="small" label={t('listPage.panel.close')} icon={<CloseIcon size={16} />} onClick={onClose} />
      </div>
      <Kept query={query} routes={routes} onQuery={onQuery} />
      <Length query={query} routes={routes} onQuery={onQuery} />
      {clustersOf(inCluster).length > 0 && (
        <Section title={t('listPage.panel.cluster')} hint={t('listPage.panel.clusterHint')}>
          <FacetClusters
            target={task.target}
            routes={inCluster}
            chosen={query.cluster}
            onChoose={(cluster) => onQuery({ cluster })}
          />
        </Section>
      )}
      {has('through') && (
        <Section title={t('listPage.panel.through')} hint={t('listPage.panel.structureHint')}>
          {structures('through')}
        </Section>
      )}
      {has('class') && <Section title={t('listPage.panel.class')}>{list('class')}</Section>}
      {has('from') && (
        <Section title={t('listPage.panel.from')} hint={t('listPage.panel.structureHint')}>
          {structures('from')}
        </Section>
      )}
      {has('source') && <Section title={t('listPage.panel.source')}>{list('source')}</Section>}
      {has('hazard') && <Section title={t('listPage.panel.hazard')}>{list('hazard')}</Section>}
      <Protection query={query} routes={routes} onQuery={onQuery} />
    </aside>
  );
}

function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}

type PartProps = Pick<FilterPanelProps, 'query' | 'routes' | 'onQuery'>;

function Kept({ query, routes, onQuery }: PartProps) {
  const { t } = useTranslation('routes');
  const count = (mark: 'saved' | 'hidden') => routes.filter((route) => route.mark === mark).length;
  return (
    <RadioSection
      title={t('listPage.panel.kept')}
      value={query.marked ?? 'all'}
      options={[
        ['all', t('listPage.kept.all'), routes.length - count('hidden')],
        ['saved', t('listPage.kept.saved'), count('saved')],
        ['hidden', t('listPage.kept.hidden'), count('hidden')],
      ]}
      onChange={(value) => onQuery({ marked: value === 'saved' || value === 'hidden' ? value : null })}
    />
  );
}

function Protection({ query, routes, onQuery }: PartProps) {
  const { t } = useTranslation('routes');
  const others = filterRoutes(routes, { ...query, protection: null });
  const protecting = others.filter((route) => route.figures?.protects).length;
  return (
    <RadioSection
      title={t('listPage.panel.protection')}
      value={query.protection ?? 'any'}
      options={[
        ['any', t('listPage.protection.any'), others.length],
        ['without', t('listPage.protection.without'), others.length - protecting],
        ['with', t('listPage.protection.with'), protecting],
      ]}
      onChange={(value) => onQuery({ protection: value === 'with' || value === 'without' ? value : null })}
    />
  );
}

function Length({ query, routes, onQuery }: PartProps) {
  const { t } = useTranslation('routes');
  const id = useId();
  const longest = routes.reduce((most, route) => Math.max(most, route.steps), 1);
  return (
    <section className={styles.section}>
      <label htmlFor={id} className={styles.inline}>
        {t('filter.maxSteps')}
        <Select
          size="small"
          id={id}
          value={query.maxSteps ?? ''}
          options={[
            { value: '', label: t('filter.any') },
            ...Array.from({ length: longest }, (_, index) => ({ value: index + 1, label: index + 1 })),
          ]}
          onChange={(picked) => onQuery({ maxSteps: picked === '' ? null : Number(picked) })}
        />
      </label>
    </section>
  );
}

interface RadioSectionProps {
  title: string;
  value: string;
  options: readonly [value: string, label: string, routes: number][];
  onChange: (value: string) => void;
}

function RadioSection({ title, value, options, onChange }: RadioSectionProps) {
  const name = useId();
  return (
    <fieldset className={styles.section}>
      <legend>{title}</legend>
      {options.map(([option, label, routes]) => (
        <label key={option} className={styles.radio}>
          <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
          <span className={styles.word}>{label}</span>
          <span className={styles.amount}>{routes}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface FacetClustersProps {
  target: Molecule;
  routes: readonly ListedRoute[];
  chosen: string | null;
  onChoose: (cluster: string | null) => void;
}

/** Groups of similar routes: each by the target with the bonds that it turns on. */
function FacetClusters({ target, routes, chosen, onChoose }: FacetClustersProps) {
  const { t } = useTranslation('routes');
  return (
    <ul className={styles.structures}>
      {clustersOf(routes).map(({ id, text, bonds, routes: count }) => (
        <li key={id} data-chosen={chosen === id || undefined}>
          <button
            type="button"
            className={styles.structure}
            aria-pressed={chosen === id}
            aria-label={t('listPage.facet.cluster', { name: text, count })}
            title={text}
            onClick={() => onChoose(chosen === id ? null : id)}
          >
            <MoleculePicture molecule={target} width={104} height={70} marked={[...new Set(bonds.flat())]} decorative />
          </button>
          <span className={styles.under}>
            <span className={styles.amount}>{count}</span>
            <span className={styles.word} title={text}>
              {text}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
