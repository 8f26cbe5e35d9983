// How a molecule counts as found, where to look for it, and what to leave out of the hits.

import { chirality } from '@app/shared/constants/modules';
import type { CallData } from '@app/shared/contracts/catalogue';
import { Badge, Checkbox, Collapse, Flex, Form, InputNumber, Radio, Slider, Space, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { usualCurrency } from '../../../shared/api/data/use-currency.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import {
  allSources,
  countFilters,
  problemOf,
  withoutFilters,
  type Chirality,
  type SearchForm,
  type SearchMode,
  type TypedRange,
} from '../search-form.ts';

export interface OptionsProps {
  form: SearchForm;
  status: CallData<'substructureStatus'> | undefined;
  onChange: (changes: Partial<SearchForm>) => void;
}

const modes: readonly SearchMode[] = ['substructure', 'exact', 'similarity'];
const chiralities = Object.entries(chirality) as readonly [keyof typeof chirality, Chirality][];

export function Options({ form, status, onChange }: OptionsProps) {
  const { t } = useTranslation('substructure');
  return (
    <Form component={false} layout="vertical" size="small">
      <div style={{ padding: 12 }}>
        <Form.Item label={t('mode.label')} htmlFor="" extra={t(`mode.hint.${form.mode}`)}>
          <Segmented
            label={t('mode.label')}
            value={form.mode}
            options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
            onChange={(mode) => onChange({ mode })}
          />
        </Form.Item>
        {/* Similarity compares what is drawn flat, so that configuration has no say in it. */}
        {form.mode === 'similarity' ? (
          <Form.Item
            label={`${t('similarity.label')} ${formatPercent(form.minSimilarity)}`}
            htmlFor=""
            extra={t('similarity.hint')}
          >
            <Slider
              ariaLabelForHandle={t('similarity.label')}
              min={0.1}
              max={1}
              step={0.05}
              value={form.minSimilarity}
              tooltip={{ formatter: (value) => formatPercent(value ?? 0) }}
              onChange={(minSimilarity) => onChange({ minSimilarity })}
            />
          </Form.Item>
        ) : (
          <Form.Item label={t('chirality.label')} htmlFor="">
            <Radio.Group
              aria-label={t('chirality.label')}
              value={form.chirality}
              onChange={({ target }) => onChange({ chirality: target.value as Chirality })}
            >
              <Flex vertical gap={2}>
                {chiralities.map(([key, value]) => (
                  <Radio key={key} value={value}>
                    {t(`chirality.${key}`)}{' '}
                    <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
                      {t(`chirality.hint.${key}`)}
                    </Typography.Text>
                  </Radio>
                ))}
              </Flex>
            </Radio.Group>
          </Form.Item>
        )}
        <Form.Item
          label={t('source.label')}
          htmlFor=""
          help={form.sources.length === 0 ? t('problem.noSource') : undefined}
          validateStatus={form.sources.length === 0 ? 'error' : ''}
        >
          {allSources.map((kind) => {
            const known = status?.sources.find((source) => source.kind === kind);
            return (
              <Flex key={kind} align="center" justify="space-between">
                <Checkbox
                  checked={form.sources.includes(kind)}
                  onChange={() =>
                    onChange({ sources: allSources.filter((one) => (one === kind) !== form.sources.includes(one)) })
                  }
                >
                  {t(`source.${kind}`)}
                </Checkbox>
                <Typography.Text type="secondary" className="tabular">
                  {known &&
                    (known.indexed < known.molecules
                      ? t('source.indexing', { done: formatPercent(known.indexed / known.molecules) })
                      : formatNumber(known.molecules))}
                </Typography.Text>
              </Flex>
            );
          })}
        </Form.Item>
        <Filters form={form} onChange={onChange} />
      </div>
    </Form>
  );
}

/** By weight, by price, by where it is sold. */
function Filters({ form, onChange }: Omit<OptionsProps, 'status'>) {
  const { t } = useTranslation('substructure');
  const count = countFilters(form);
  const problem = problemOf(form);
  // The service filters in the currency of the user's settings.
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  return (
    <Collapse
      size="small"
      defaultActiveKey={count > 0 ? ['filters'] : []}
      items={[
        {
          key: 'filters',
          label: t('filter.label'),
          extra: count > 0 && <Badge count={count} color="var(--primary)" />,
          children: (
            <>
              <RangeFields
                label={t('filter.weight')}
                range={form.weight}
                isWrong={problem === 'weightRange'}
                onChange={(weight) => onChange({ weight })}
              />
              <RangeFields
                label={t('filter.price', { currency: profile?.currency ?? usualCurrency() })}
                range={form.price}
                isWrong={problem === 'priceRange'}
                onChange={(price) => onChange({ price })}
              />
              <StockFields chosen={form.stocks} onChange={(stocks) => onChange({ stocks })} />
              {count > 0 && (
                <Button size="small" onClick={() => onChange(withoutFilters)}>
                  {t('filter.clear')}
                </Button>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

interface RangeFieldsProps {
  label: string;
  range: TypedRange;
  isWrong: boolean;
  onChange: (range: TypedRange) => void;
}

function RangeFields({ label, range, isWrong, onChange }: RangeFieldsProps) {
  const { t } = useTranslation('substructure');
  return (
    <Form.Item
      label={label}
      htmlFor=""
      help={isWrong ? t('problem.range') : undefined}
      validateStatus={isWrong ? 'error' : ''}
    >
      <Space.Compact>
        {(['from', 'to'] as const).map((end) => (
          <InputNumber<string>
            key={end}
            stringMode
            min="0"
            controls={false}
            value={range[end]}
            placeholder={t(`filter.${end}`)}
            aria-label={`${label}, ${t(`filter.${end}`)}`}
            onChange={(typed) => onChange({ ...range, [end]: typed ?? '' })}
          />
        ))}
      </Space.Compact>
    </Form.Item>
  );
}

const builtIn: readonly string[] = ['common', 'patents'];

interface StockFieldsProps {
  /** null: all of them. */
  chosen: readonly string[] | null;
  onChange: (chosen: readonly string[] | null) => void;
}

function StockFields({ chosen, onChange }: StockFieldsProps) {
  const { t } = useTranslation('substructure');
  const { data } = useCall('stockList', {});
  const stocks = data?.items.filter(({ state }) => state === 'ready') ?? [];
  if (stocks.length === 0) return null;
  return (
    <Form.Item label={t('filter.stocks')} htmlFor="">
      <Checkbox.Group
        value={[...(chosen ?? stocks.map(({ id }) => id))]}
        options={stocks.map(({ id, name }) => ({
          value: id,
          label: builtIn.includes(id) ? t(`filter.stock.${id}`) : name,
        }))}
        onChange={(next) => {
          // All of them is no filter, and none at all would find nothing.
          if (next.length > 0) onChange(next.length === stocks.length ? null : next);
        }}
      />
    </Form.Item>
  );
}
