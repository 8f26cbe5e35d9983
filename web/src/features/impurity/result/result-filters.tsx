// What the list is narrowed by: where an impurity comes from, how likely it is, its mass, alerts, and the user's marks.

import { Button, Flex, Input, InputNumber, Select, Space } from 'antd';
import { likelihoods } from '@app/shared/contracts/impurity/impurity';
import { type ImpurityPage } from '@app/shared/contracts/impurity/results';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { isFiltered, noFilter, sorts, withToggled, type ImpurityFilter, type ImpuritySort } from '../impurity-query.ts';

export interface ResultFiltersProps {
  filter: ImpurityFilter;
  sort: ImpuritySort;
  words: string;
  /** Of the whole run. */
  causes: ImpurityPage['causes'];
  total: number | undefined;
  onFilter: (filter: ImpurityFilter) => void;
  onSort: (sort: ImpuritySort) => void;
  onWords: (words: string) => void;
}

export function ResultFilters(props: ResultFiltersProps) {
  const { filter, sort, words, total, onFilter, onSort, onWords } = props;
  const { t } = useTranslation('impurity');
  return (
    <Flex
      wrap
      gap="8px 10px"
      align="center"
      role="search"
      aria-label={t('filters.title')}
      style={{ padding: '8px 16px' }}
    >
      <Input
        size="small"
        type="search"
        aria-label={t('filters.words')}
        placeholder={t('filters.words')}
        maxLength={200}
        style={{ width: 200 }}
        value={words}
        onChange={({ target }) => onWords(target.value)}
      />
      <Select
        size="small"
        mode="multiple"
        maxTagCount={1}
        showSearch={false}
        aria-label={t('filters.causes')}
        placeholder={t('filters.causes')}
        style={{ minWidth: 150 }}
        value={[...filter.causes]}
        options={props.causes.map(({ cause, count }) => ({
          value: cause,
          label: `${t(`cause.${cause}`)} (${formatNumber(count)})`,
        }))}
        onChange={(causes) => onFilter({ ...filter, causes })}
      />
      <Space size={4}>
        {likelihoods.map((one) => (
          <Chip
            key={one}
            isOn={filter.likelihoods.includes(one)}
            text={t(`likelihood.${one}`)}
            onPress={() => onFilter({ ...filter, likelihoods: withToggled(filter.likelihoods, one) })}
          />
        ))}
        <Chip
          isOn={filter.liked === true}
          text={t('filters.liked')}
          onPress={() => onFilter(withFlag(filter, 'liked', filter.liked ? undefined : true))}
        />
      </Space>
      <Space size={4}>
        {t('filters.mass')}
        {(['massFrom', 'massTo'] as const).map((key) => (
          <InputNumber
            key={key}
            size="small"
            min={0}
            controls={false}
            style={{ width: 76 }}
            aria-label={t(`filters.${key}`)}
            placeholder={key === 'massFrom' ? t('filters.from') : t('filters.to')}
            value={filter[key] ?? null}
            onChange={(value) => onFilter(withFlag(filter, key, value ?? undefined))}
          />
        ))}
        Da
      </Space>
      <Select
        size="small"
        aria-label={t('filters.alerts')}
        value={filter.alerting === undefined ? '' : String(filter.alerting)}
        options={[
          { value: '', label: t('filters.anyAlerts') },
          { value: 'true', label: t('filters.alerting') },
          { value: 'false', label: t('filters.notAlerting') },
        ]}
        onChange={(picked) => onFilter(withFlag(filter, 'alerting', picked === '' ? undefined : picked === 'true'))}
      />
      {isFiltered(filter, words) && (
        <LinkButton
          onClick={() => {
            onWords('');
            onFilter(noFilter);
          }}
        >
          {t('filters.clear')}
        </LinkButton>
      )}
      <Space style={{ marginLeft: 'auto' }}>
        <span role="status">
          {total !== undefined && t('filters.count', { count: total, value: formatNumber(total) })}
        </span>
        <Select
          size="small"
          aria-label={t('filters.sort')}
          value={sort}
          options={sorts.map((one) => ({ value: one, label: t(`sort.${one}`) }))}
          onChange={onSort}
        />
      </Space>
    </Flex>
  );
}

function Chip({ isOn, text, onPress }: { isOn: boolean; text: string; onPress: () => void }) {
  return (
    <Button
      size="small"
      shape="round"
      type={isOn ? 'primary' : 'default'}
      ghost={isOn}
      aria-pressed={isOn}
      onClick={onPress}
    >
      {text}
    </Button>
  );
}

function withFlag<Key extends 'alerting' | 'liked' | 'massFrom' | 'massTo'>(
  filter: ImpurityFilter,
  key: Key,
  value: ImpurityFilter[Key],
): ImpurityFilter {
  const { [key]: _, ...rest } = filter;
  return value === undefined
    ? { causes: filter.causes, likelihoods: filter.likelihoods, ...rest }
    : { ...filter, [key]: value };
}
