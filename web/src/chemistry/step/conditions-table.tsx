import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { formatNumber } from '../../shared/i18n/format.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../ui/page/fact-list.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';
import { hoursText, namesText, temperatureText, pathText } from './condition-words.ts';

/** The conditions of a step and where they come from; then, smaller, other conditions for this kind of reaction. */
export function ConditionsTable({ step }: { step: Pick<RouteStep, 'conditions' | 'conditionOrigin'> }) {
  const { conditions, conditionOrigin } = step;
  const [first, ...others] = conditions;
  const { t } = useTranslation('routes');
  if (!first || conditionOrigin === 'unknown') return <RecordNote>{t('conditions.none')}</RecordNote>;
  const { counted } = first;
  const facts = [
    { key: 'reagents', value: namesText(first.reagents) || '–' },
    { key: 'catalysts', value: namesText(first.catalysts) },
    { key: 'solvents', value: namesText(first.solvents) || '–' },
    { key: 'temperature', value: temperatureText(first.temperatureC, first.solvents) },
    { key: 'time', value: hoursText(first.hours) ?? '–' },
  ].filter(({ value }) => value !== '');
  return (
    <div role="group" aria-label={t('conditions.title')}>
      <FactList facts={facts.map((fact) => ({ ...fact, label: t(`conditions.${fact.key}`) }))} />
      <RecordNote>
        {t(`conditions.origin.${conditionOrigin}`)}
        {/* From how many recorded reactions the conditions were counted. */}
        {counted &&
          sentenceGap() +
            t('conditions.counted', { reactions: formatNumber(counted.reactions), of: formatNumber(counted.of) })}
      </RecordNote>
      {others.length > 0 && (
        <RecordNote>{t('conditions.alternatives', { ways: others.map(pathText).join('; ') })}</RecordNote>
      )}
    </div>
  );
}
