// What a route's score is made of.

import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { Flex, Progress, Typography } from 'antd';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { RecordNote } from '../../../ui/table/record-text.tsx';

/** The parts with their names, values and meanings. */
export function ScoreExplained({ route }: { route: Pick<RouteSummary, 'score' | 'scoreParts'> }) {
  const { t } = useTranslation('routes');
  return (
    <Flex vertical gap={8}>
      <Typography.Text strong>{t('score.title', { score: formatNumber(route.score, 1) })}</Typography.Text>
      {partsOf(route.scoreParts).map(([part, value]) => (
        <div key={part}>
          <Flex gap={8} align="center">
            <span style={{ flex: '0 0 96px' }}>{t(`score.part.${part}.name`)}</span>
            <Progress
              aria-hidden="true"
              percent={Math.round(value * 100)}
              showInfo={false}
              size="small"
              strokeColor="var(--primary)"
            />
            <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
              {formatNumber(value, 2)}
            </span>
          </Flex>
          <RecordNote>{t(`score.part.${part}.meaning`)}</RecordNote>
        </div>
      ))}
      <RecordNote>{t('score.note')}</RecordNote>
    </Flex>
  );
}

export type ScoreParts = RouteSummary['scoreParts'];
type Part = keyof ScoreParts;

/** The parts in the order in which every screen shows them. */
export function partsOf(parts: ScoreParts): [Part, number][] {
  const isPart = (name: string): name is Part => name in parts;
  return Object.keys(parts)
    .filter(isPart)
    .map((part) => [part, Math.min(1, Math.max(0, parts[part] ?? 0))]);
}
