// Filters of the records; they are in the address, so that a view can be sent to a colleague.

import { Flex, Select, Space } from 'antd';
import { recordKinds, type RecordKind } from '@app/shared/contracts/intermediates/projects';
import type { Colleague } from '@app/shared/contracts/sharing';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { DateField } from '../../ui/date/date-field.tsx';
import { daysAs } from '../../chemistry/tasks/history/history-query.ts';
import { personName } from './words.ts';

export interface RecordFilter {
  projectId?: string;
  kind?: RecordKind;
  userId?: string;
  /** ISO 8601. */
  from?: string;
  to?: string;
}

/** Days of the address, YYYY-MM-DD, are whole days where the reader is. */
export function filterOf(params: URLSearchParams): RecordFilter {
  const kind = recordKinds.find((one) => one === params.get('kind'));
  const projectId = params.get('project');
  const userId = params.get('who');
  const days = { from: params.get('from') ?? '', until: params.get('to') ?? '' };
  return {
    ...(kind && { kind }),
    ...(projectId !== null && { projectId }),
    ...(userId !== null && { userId }),
    ...daysAs(days, 'from', 'to'),
  };
}

export function RecordFilters({ kinds, people }: { kinds: readonly RecordKind[]; people: readonly Colleague[] }) {
  const { t } = useTranslation('intermediates');
  const id = useId();
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const choice = (name: 'kind' | 'who', options: { value: string; label: string }[]) => (
    <Select
      aria-label={t(`records.filter.${name}`)}
      prefix={t(`records.filter.${name}`)}
      value={params.get(name) ?? ''}
      options={[{ value: '', label: t('records.filter.any') }, ...options]}
      onChange={(picked) => set(name, picked)}
    />
  );
  return (
    <Flex wrap gap="10px 16px" align="center">
      {choice(
        'kind',
        kinds.map((kind) => ({ value: kind, label: t(`records.kind.${kind}`) })),
      )}
      {choice(
        'who',
        people.map((person) => ({ value: person.userId, label: personName(person) })),
      )}
      {(['from', 'to'] as const).map((name) => (
        <Space key={name}>
          <label htmlFor={`${id}-${name}`}>{t(`records.filter.${name}`)}</label>
          <DateField
            id={`${id}-${name}`}
            label={t(`records.filter.${name}`)}
            value={params.get(name) ?? ''}
            onChange={(day) => set(name, day)}
          />
        </Space>
      ))}
      {params.size > 0 && (
        <Button size="small" onClick={() => setParams({}, { replace: true })}>
          {t('records.filter.clear')}
        </Button>
      )}
    </Flex>
  );
}
