import type { RouteSummary } from '@app/shared/contracts/routes';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { CompareIcon } from '../../ui/icons.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import styles from './list-filters.module.css';
import { isFiltered, maxCompared, withoutFilters, type ListQuery } from './list-query.ts';
import type { Density } from './main-line.tsx';
import { classesOf, clustersOf } from './sort-routes.ts';

export interface ListFiltersProps {
  query: ListQuery;
  /** All routes of the task, to offer only what occurs. */
  routes: readonly RouteSummary[];
  shown: number;
  density: Density;
  marked: number;
  onQuery: (change: Partial<ListQuery>) => void;
  onDensity: (density: Density) => void;
  onCompare: () => void;
  onClear: () => void;
}

export function ListFilters(props: ListFiltersProps) {
  const { query, routes, density, marked, onQuery } = props;
  const { t } = useTranslation('routes');
  const longest = Math.max(1, ...routes.map((route) => route.steps));
  return (
    <div className={styles.filters} role="toolbar" aria-label={t('filter.label')}>
      <Check
        label={t('filter.solvedOnly')}
        checked={query.solvedOnly}
        onChange={(solvedOnly) => onQuery({ solvedOnly })}
      />
      <Check
        label={t('filter.hideOneStep')}
        checked={query.hideOneStep}
        onChange={(hideOneStep) => onQuery({ hideOneStep })}
      />
      <Choice
        label={t('filter.maxSteps')}
        value={query.maxSteps === null ? '' : String(query.maxSteps)}
        options={Array.from({ length: longest }, (_, index) => [String(index + 1), String(index + 1)])}
        onChange={(value) => onQuery({ maxSteps: value === '' ? null : Number(value) })}
      />
      <Choice
        label={t('filter.class')}
        value={query.reactionClass ?? ''}
        options={classesOf(routes).map((found) => [
          found.classKey,
          t('filter.classOption', {
            name: t(`class.${found.classKey}`, { defaultValue: found.classKey }),
            count: found.routes,
          }),
        ])}
        onChange={(value) => onQuery({ reactionClass: value === '' ? null : value })}
      />
      <Choice
        label={t('filter.cluster')}
        value={query.cluster ?? ''}
        options={clustersOf(routes).map((found) => [
          found.id,
          t('filter.classOption', { name: found.text, count: found.routes }),
        ])}
        onChange={(value) => onQuery({ cluster: value === '' ? null : value })}
      />
      <Check label={t('filter.group')} checked={query.isGrouped} onChange={(isGrouped) => onQuery({ isGrouped })} />
      <span className={styles.count} role="status">
        {isFiltered(query) && (
          <>
            {t('filter.shown', { shown: props.shown, total: routes.length })}{' '}
            <button type="button" className={styles.link} onClick={() => onQuery(withoutFilters(query))}>
              {t('filter.clear')}
            </button>
          </>
        )}
      </span>
      <span className={styles.push}>
        {marked > 0 && (
          <button type="button" className={styles.link} onClick={props.onClear}>
            {t('compare.clearMarks')}
          </button>
        )}
        <Button
          size="small"
          variant={marked > 1 ? 'primary' : 'default'}
          disabled={marked < 2}
          icon={<CompareIcon size={16} />}
          title={t('compare.hint', { max: maxCompared })}
          aria-keyshortcuts="="
          onClick={props.onCompare}
        >
          {t('compare.button', { count: marked })}
        </Button>
        <span className={styles.density}>
          <Segmented
            label={t('density.label')}
            value={density}
            options={[
              { value: 'comfortable', label: t('density.comfortable') },
              { value: 'compact', label: t('density.compact') },
            ]}
            onChange={props.onDensity}
          />
        </span>
      </span>
    </div>
  );
}

function Check({ label, checked, onChange }: { label: string; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: [value: string, label: string][];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const { t } = useTranslation('routes');
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('filter.any')}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
