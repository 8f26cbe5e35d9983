// What the list is narrowed by: where an impurity comes from, how likely it is, its mass, alerts, and the user's marks.

import { likelihoods } from '@app/shared/contracts/impurity/impurity';
import type { ImpurityPage } from '@app/shared/contracts/impurity/results';
import { Button, Flex, Input, Select, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { RangeField } from '../../../chemistry/tasks/range-field.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { isFiltered, noFilter, sorts, withToggled, type ImpurityFilter, type ImpuritySort } from '../impurity-query.ts';

interface ResultFiltersProps {
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
  const change = (part: Partial<ImpurityFilter>) => onFilter({ ...filter, ...part });
  const chip = (text: string, isOn: boolean, part: Partial<ImpurityFilter>) => (
    <Button
      key={text}
      size="small"
      shape="round"
      type={isOn ? 'primary' : 'default'}
      ghost={isOn}
      aria-pressed={isOn}
      onClick={() => change(part)}
    >
      {text}
    </Button>
  );
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
        onChange={(causes) => change({ causes })}
      />
      <Space size={4}>
        {likelihoods.map((one) =>
          chip(t(`likelihood.${one}`), filter.likelihoods.includes(one), {
            likelihoods: withToggled(filter.likelihoods, one),
          }),
        )}
        {chip(t('filters.liked'), filter.liked === true, { liked: filter.liked ? undefined : true })}
      </Space>
      <Space size={4}>
        {t('filters.mass')}
        <RangeField
          label={t('filters.mass')}
          from={{ label: t('filters.massFrom'), hint: t('filters.from') }}
          to={{ label: t('filters.massTo'), hint: t('filters.to') }}
          range={filter.mass}
          onRange={(mass) => change({ mass })}
        />
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
        onChange={(picked) => change({ alerting: picked === '' ? undefined : picked === 'true' })}
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
