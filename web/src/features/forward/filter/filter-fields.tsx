// What products are kept, or shown: by their figures, by rules, by what they hold, by how they are made.

import { moleculeRules, type ForwardFilter } from '@app/shared/contracts/forward/forward';
import type { ForwardArea } from '@app/shared/contracts/forward/products';
import { Checkbox, Flex, Form, Select } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BoundField, RangeField } from '../../../chemistry/tasks/range-field.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { RemovableTag } from '../../../ui/button/removable-tag.tsx';
import { useClassWords } from '../class-words.ts';
import { mostSteps } from '../forward-form.ts';
import { rangeDigits, rangeKeys, withPart } from './product-filter.ts';

interface FilterFieldsProps {
  filter: ForwardFilter;
  /** What occurs among the products, where there are some. */
  area?: ForwardArea;
  /** Products are compared with a target. */
  withTarget: boolean;
  /** Reactions in a row that the task may make. */
  steps: number;
  onFilter: (filter: ForwardFilter) => void;
}

/** So many patterns the service takes. */
const mostPatterns = 10;

export function FilterFields({ filter, area, withTarget, steps, onFilter }: FilterFieldsProps) {
  const { t } = useTranslation('forward');
  const className = useClassWords();
  const id = useId();
  const change = (part: ForwardFilter) => onFilter(withPart(filter, part));
  const hint = (value: number | undefined, digits: number) =>
    value === undefined ? undefined : formatNumber(value, digits);
  return (
    <Form component={false} layout="vertical" size="small">
      <Flex vertical gap={6} style={{ marginBottom: 12 }}>
        {rangeKeys.map((key) => {
          const name = t(`figure.${key}`);
          return (
            <Line key={key} label={t(`column.${key}`)}>
              <RangeField
                label={name}
                from={{ label: t('filter.from', { name }), hint: hint(area?.ranges[key]?.from, rangeDigits[key]) }}
                to={{ label: t('filter.until', { name }), hint: hint(area?.ranges[key]?.to, rangeDigits[key]) }}
                range={filter[key]}
                onRange={(range) => change({ [key]: range })}
              />
            </Line>
          );
        })}
        {(withTarget ? (['probability', 'similarity'] as const) : (['probability'] as const)).map((key) => (
          <Line key={key} label={t(`filter.${key}`)}>
            <BoundField
              label={t(`filter.${key}`)}
              value={filter[key] && Math.round(filter[key].from * 1000) / 10}
              suffix="%"
              onChange={(percent) =>
                change({ [key]: percent === undefined ? undefined : { from: Math.min(1, Math.max(0, percent / 100)) } })
              }
            />
          </Line>
        ))}
        {steps > 1 && (
          <Line label={t('filter.steps')}>
            <Select
              aria-label={t('filter.steps')}
              value={filter.steps ?? 0}
              options={[
                { value: 0, label: t('filter.any') },
                ...Array.from({ length: Math.min(steps, mostSteps) }, (_, at) => ({ value: at + 1, label: at + 1 })),
              ]}
              onChange={(picked) => change({ steps: picked || undefined })}
            />
          </Line>
        )}
      </Flex>
      <Form.Item label={t('filter.rules')} htmlFor="">
        <Checkbox.Group
          value={filter.rules ?? []}
          options={moleculeRules.map((value) => ({
            value,
            label: t(`rule.${value}.name`),
            title: t(`rule.${value}.text`),
          }))}
          onChange={(rules) => change({ rules })}
        />
        <Checkbox checked={filter.clearOnly ?? false} onChange={({ target }) => change({ clearOnly: target.checked })}>
          {t('filter.clearOnly')}
        </Checkbox>
      </Form.Item>
      {/* Structures that products must hold, or must not: SMARTS or SMILES, each kept by Enter. */}
      {(['contains', 'excludes'] as const).map((key) => (
        <Form.Item key={key} label={t(`filter.${key}`)} htmlFor={`${id}-${key}`}>
          <Select<string[]>
            id={`${id}-${key}`}
            mode="tags"
            open={false}
            suffixIcon={null}
            maxCount={mostPatterns}
            placeholder={t('filter.pattern')}
            value={filter[key] ?? []}
            tagRender={patternTag}
            onChange={(typed) =>
              change({ [key]: [...new Set(typed.map((one) => one.trim()).filter((one) => one !== ''))] })
            }
          />
        </Form.Item>
      ))}
      {area && area.classes.length > 1 && (
        <Form.Item label={t('filter.classes')} htmlFor="">
          <Checkbox.Group
            style={{ flexDirection: 'column' }}
            value={filter.classes ?? []}
            options={area.classes.map((one) => ({
              value: one.class,
              label: (
                <>
                  {className(one.class)} <small className="tabular">{formatNumber(one.products)}</small>
                </>
              ),
            }))}
            onChange={(classes) => change({ classes })}
          />
        </Form.Item>
      )}
    </Form>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex gap="small" align="center" justify="space-between">
      <span aria-hidden="true">{label}</span>
      {children}
    </Flex>
  );
}

interface PatternTagProps {
  value: string;
  onClose: () => void;
}

const patternTag = (props: PatternTagProps) => <PatternTag {...props} />;

function PatternTag({ value, onClose }: PatternTagProps) {
  const { t } = useTranslation('forward');
  return (
    <RemovableTag
      label={<code style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>{value}</code>}
      remove={t('filter.remove', { pattern: value })}
      onClose={onClose}
    />
  );
}
