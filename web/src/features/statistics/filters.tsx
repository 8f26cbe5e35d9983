import { Flex, Select, Space } from 'antd';
import { usageModules, usagePeriods, type UsageQuestion, type UsageReport } from '@app/shared/contracts/statistics';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/date/date-field.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { daysBetween, lastDays, spans, type writeQuestion } from './report-query.ts';

export interface FiltersProps {
  question: UsageQuestion;
  report: UsageReport | undefined;
  onChange: (change: Parameters<typeof writeQuestion>[1]) => void;
}

export function Filters({ question, report, onChange }: FiltersProps) {
  const { t } = useTranslation('statistics');
  const id = useId();
  const { from, to, period, modules, userIds } = question;
  const span = spans.find((days) => lastDays(days).from === from && lastDays(days).to === to);
  return (
    <Flex wrap gap="8px 14px" align="center">
      <Segmented
        label={t('range.label')}
        value={span === undefined ? '' : String(span)}
        options={spans.map((days) => ({ value: String(days), label: t(`range.last${days}`) }))}
        onChange={(days) => onChange({ ...lastDays(Number(days)), period: '' })}
      />
      <Space>
        <label htmlFor={`${id}-from`}>{t('range.from')}</label>
        <DateField
          id={`${id}-from`}
          label={t('range.from')}
          isRequired
          value={from}
          max={to}
          onChange={(day) => onChange({ from: day, to })}
        />
      </Space>
      <Space>
        <label htmlFor={`${id}-to`}>{t('range.to')}</label>
        <DateField
          id={`${id}-to`}
          label={t('range.to')}
          isRequired
          value={to}
          min={from}
          onChange={(day) => onChange({ from, to: day })}
        />
      </Space>
      <Segmented
        label={t('period.label')}
        value={period}
        options={usagePeriods
          .filter((one) => one !== 'day' || daysBetween(from, to) <= 400)
          .map((one) => ({ value: one, label: t(`period.${one}`) }))}
        onChange={(chosen) => onChange({ period: chosen })}
      />
      <Select
        aria-label={t('filter.module')}
        prefix={t('filter.module')}
        value={modules?.[0] ?? ''}
        options={[
          { value: '', label: t('filter.all') },
          ...usageModules.map((one) => ({ value: one, label: t(`module.${one}`) })),
        ]}
        onChange={(picked) => onChange({ module: usageModules.find((one) => one === picked) ?? '' })}
      />
      {report?.scope === 'tenant' && (
        <Select
          aria-label={t('filter.user')}
          prefix={t('filter.user')}
          value={userIds?.[0] ?? ''}
          options={[
            { value: '', label: t('filter.all') },
            ...report.people.map((one) => ({ value: one.userId, label: one.name || one.userName })),
          ]}
          onChange={(picked) => onChange({ user: picked })}
        />
      )}
    </Flex>
  );
}
