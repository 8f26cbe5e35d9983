// What products are kept, or shown: by their figures, by rules, by what they hold, by how they are made.

import { Checkbox, Input, Select } from 'antd';
import { moleculeRules, type ForwardFilter } from '@app/shared/contracts/forward/forward';
import type { ForwardArea } from '@app/shared/contracts/forward/products';
import { useId } from 'react';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../shared/hooks/debounced.ts';
import { useClassWords } from '../class-words.ts';
import styles from './filter-fields.module.css';
import { mostSteps } from '../forward-form.ts';
import { PatternList } from './pattern-list.tsx';
import { rangeDigits, rangeKeys, rangeOf, withPart, type Range, type RangeKey } from './product-filter.ts';

export interface FilterFieldsProps {
  filter: ForwardFilter;
  /** What occurs among the products, where there are some. */
  area?: ForwardArea;
  /** Products are compared with a target. */
  withTarget: boolean;
  /** Reactions in a row that the task may make. */
  steps: number;
  onFilter: (filter: ForwardFilter) => void;
}

export function FilterFields({ filter, area, withTarget, steps, onFilter }: FilterFieldsProps) {
  const { t } = useTranslation('forward');
  const change = (part: ForwardFilter) => onFilter(withPart(filter, part));
  return (
    <div className={styles.fields}>
      <div className={styles.numbers}>
        {rangeKeys.map((key) => (
          <RangeFields
            key={key}
            name={key}
            range={filter[key] ?? {}}
            area={area?.ranges[key] ?? null}
            onRange={(range) => change({ [key]: range })}
          />
        ))}
        <AtLeast
          label={t('filter.probability')}
          percent={filter.probability?.from}
          onChange={(from) => change({ probability: from === undefined ? undefined : { from } })}
        />
        {withTarget && (
          <AtLeast
            label={t('filter.similarity')}
            percent={filter.similarity?.from}
            onChange={(from) => change({ similarity: from === undefined ? undefined : { from } })}
          />
        )}
        {steps > 1 && <StepsField filter={filter} steps={steps} onChange={change} />}
      </div>
      <RuleChoice filter={filter} onChange={change} />
      <Checkbox
        className={styles.check}
        checked={filter.clearOnly ?? false}
        onChange={({ target }) => change({ clearOnly: target.checked })}
      >
        {t('filter.clearOnly')}
      </Checkbox>
      <PatternList
        label={t('filter.contains')}
        patterns={filter.contains ?? []}
        onChange={(contains) => change({ contains })}
      />
      <PatternList
        label={t('filter.excludes')}
        patterns={filter.excludes ?? []}
        onChange={(excludes) => change({ excludes })}
      />
      {area && area.classes.length > 1 && <ClassChoice area={area} filter={filter} onChange={change} />}
    </div>
  );
}

interface PartProps {
  filter: ForwardFilter;
  onChange: (part: ForwardFilter) => void;
}

function RuleChoice({ filter, onChange }: PartProps) {
  const { t } = useTranslation('forward');
  const { rules = [] } = filter;
  return (
    <fieldset className={styles.group}>
      <legend>{t('filter.rules')}</legend>
      {moleculeRules.map((rule) => (
        <Checkbox
          key={rule}
          className={styles.check}
          title={t(`rule.${rule}.text`)}
          checked={rules.includes(rule)}
          onChange={({ target }) =>
            onChange({ rules: target.checked ? [...rules, rule] : rules.filter((one) => one !== rule) })
          }
        >
          {t(`rule.${rule}.name`)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function ClassChoice({ area, filter, onChange }: PartProps & { area: ForwardArea }) {
  const { t } = useTranslation('forward');
  const className = useClassWords();
  const { classes = [] } = filter;
  return (
    <fieldset className={styles.group} data-column>
      <legend>{t('filter.classes')}</legend>
      {area.classes.map(({ class: key, products }) => (
        <Checkbox
          key={key}
          className={styles.check}
          checked={classes.includes(key)}
          onChange={({ target }) =>
            onChange({ classes: target.checked ? [...classes, key] : classes.filter((one) => one !== key) })
          }
        >
          <span>{className(key)}</span>
          <small>{formatNumber(products)}</small>
        </Checkbox>
      ))}
    </fieldset>
  );
}

function StepsField({ filter, steps, onChange }: PartProps & { steps: number }) {
  const { t } = useTranslation('forward');
  const id = useId();
  return (
    <span className={styles.range}>
      <label htmlFor={id}>{t('filter.steps')}</label>
      <Select
        size="small"
        id={id}
        value={filter.steps ?? ''}
        options={[
          { value: '', label: t('filter.any') },
          ...Array.from({ length: Math.min(steps, mostSteps) }, (_, index) => ({ value: index + 1, label: index + 1 })),
        ]}
        onChange={(picked) => onChange({ steps: Number(picked) || undefined })}
      />
    </span>
  );
}

interface RangeFieldsProps {
  name: RangeKey;
  range: Range;
  area: { from: number; to: number } | null;
  onRange: (range: Range) => void;
}

function RangeFields({ name, range, area, onRange }: RangeFieldsProps) {
  const { t } = useTranslation('forward');
  const label = t(`figure.${name}`);
  const hint = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, rangeDigits[name]));
  return (
    <span className={styles.range} role="group" aria-label={label}>
      <span aria-hidden="true">{t(`column.${name}`)}</span>
      <Bound
        label={t('filter.from', { name: label })}
        value={range.from}
        hint={hint(area?.from)}
        onChange={(from) => onRange(rangeOf(from, range.to))}
      />
      <span aria-hidden="true">–</span>
      <Bound
        label={t('filter.until', { name: label })}
        value={range.to}
        hint={hint(area?.to)}
        onChange={(to) => onRange(rangeOf(range.from, to))}
      />
    </span>
  );
}

interface BoundProps {
  id?: string;
  label?: string;
  value: number | undefined;
  hint?: string;
  onChange: (value: number | undefined) => void;
}

function Bound({ id, label, value, hint, onChange }: BoundProps) {
  const [typed, setTyped] = useSettled(value === undefined ? '' : String(value), (text) => {
    const number = Number(text);
    onChange(text === '' || !Number.isFinite(number) ? undefined : number);
  });
  return (
    <Input
      size="small"
      id={id}
      type="number"
      step="any"
      aria-label={label}
      placeholder={hint}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

interface AtLeastProps {
  label: string;
  /** 0 to 1. */
  percent: number | undefined;
  onChange: (fraction: number | undefined) => void;
}

/** A lower bound in percent. */
function AtLeast({ label, percent, onChange }: AtLeastProps) {
  const id = useId();
  return (
    <span className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <Bound
        id={id}
        value={percent === undefined ? undefined : Math.round(percent * 1000) / 10}
        onChange={(value) => onChange(value === undefined ? undefined : Math.min(1, Math.max(0, value / 100)))}
      />
      <span aria-hidden="true">%</span>
    </span>
  );
}
