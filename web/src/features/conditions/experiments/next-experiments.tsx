// What to try next, after the yields that are known.

import { Divider, Flex, Select, Space, Typography } from 'antd';
import type { NextExperiments as Suggested } from '@app/shared/contracts/conditions/experiments';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/section.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ChoiceLine } from '../choice-line.tsx';
import type { OptimizationEntry } from '../use-optimization.ts';
import { hasAnyLevel } from '../space.ts';
import { expectedText } from '../plate/well-detail.tsx';
import { YieldField } from '../yield-field.tsx';
import { changeOfWell, yieldAt } from '../yields.ts';

const counts = [3, 5, 8, 12, 24];

export function NextExperiments({ entry }: { entry: OptimizationEntry }) {
  const { t } = useTranslation('conditions');
  const [count, setCount] = useState(5);
  const [response, setResponse] = useState<Suggested | null>(null);
  const { optimization, results, space } = entry.result;
  // The question is about the yields that the service has.
  const isSaving = entry.saveState !== 'saved';
  return (
    <Section
      title={t('optimization.next.title')}
      extra={
        <Space size="small">
          <Select
            size="small"
            aria-label={t('optimization.next.count')}
            value={count}
            options={counts.map((one) => ({ value: one, label: t('optimization.next.experiments', { count: one }) }))}
            onChange={setCount}
          />
          <Button
            size="small"
            variant="primary"
            disabled={isSaving || !hasAnyLevel(space)}
            onClick={async () => setResponse(await call('conditionNext', { body: { id: optimization.id, count } }))}
          >
            {t('optimization.next.ask')}
          </Button>
        </Space>
      }
    >
      <Typography.Paragraph type="secondary">
        {t(results.length === 0 ? 'optimization.next.without' : 'optimization.next.hint')}
      </Typography.Paragraph>
      {response && (
        <div role="status">
          {response.isExhausted && <p>{t('optimization.next.exhausted')}</p>}
          {response.measured < results.length && (
            <Typography.Text type="warning">{t('optimization.next.stale')}</Typography.Text>
          )}
        </div>
      )}
      {response && response.suggestions.length > 0 && (
        <>
          <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {response.suggestions.map(({ rank, choice, expected, reason }) => (
              <li key={rank}>
                <Divider style={{ marginBlock: 10 }} />
                <ChoiceLine choice={choice} />
                <Flex gap="small" align="center" justify="space-between" style={{ marginTop: 6 }}>
                  <span>
                    {expected && <div>{expectedText(t, expected)}</div>}
                    <Typography.Text type="secondary">{t(`optimization.reason.${reason}`)}</Typography.Text>
                  </span>
                  <YieldField
                    label={t('optimization.next.yield', { number: rank })}
                    value={yieldAt(results, '', choice)?.yieldPercent}
                    onEnter={(yieldPercent) => {
                      const change = changeOfWell(results, { choice, yieldPercent });
                      if (change) entry.enter([change]);
                    }}
                  />
                </Flex>
              </li>
            ))}
          </ol>
          <p>
            {t('optimization.next.after', {
              count: response.measured,
              value: formatNumber(response.measured),
              size: formatNumber(response.spaceSize),
            })}
          </p>
        </>
      )}
    </Section>
  );
}
