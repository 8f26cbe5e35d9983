// What a column of the table of conditions holds.

import type { RankedConditions } from '@app/shared/contracts/conditions/conditions';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { Button, Flex, Popover, Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { hoursText, temperatureText } from '../../../chemistry/step/condition-words.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CopyIcon } from '../../../ui/icons/work-icons.tsx';
import { copyText } from '../../../ui/notice/copy-text.ts';
import { choiceText } from '../choice.ts';
import styles from './sets.module.css';

const { Text } = Typography;

export function SetHeading({ set }: { set: RankedConditions }) {
  const { t } = useTranslation('conditions');
  const { rank } = set;
  return (
    <Flex align="center" justify="space-between">
      {formatNumber(rank)}
      <IconButton
        size="small"
        label={t('optimization.sets.copy', { rank })}
        icon={<CopyIcon size={16} />}
        onClick={() => void copyText(copied(set))}
      />
    </Flex>
  );
}

/** Temperature and time. */
export function runText({ choice, temperatureC, hours }: RankedConditions): string[] {
  const chosen = choice.temperatureC;
  const temperature = chosen === undefined ? temperatureC : ([chosen, chosen] satisfies [number, number]);
  return [temperature && temperatureText(temperature), hours && hoursText(hours)].filter(
    (text) => typeof text === 'string',
  );
}

/** In a line, for the laboratory journal. */
function copied(set: RankedConditions): string {
  return [choiceText({ ...set.choice, temperatureC: undefined }), ...runText(set)].join(', ');
}

/** A yield on a line from 0 to 100 %, the range in which three of four should lie, and whether a model or a count says it. */
export function YieldCell({ predicted }: Pick<RankedConditions, 'predicted'>) {
  const { t } = useTranslation('conditions');
  if (predicted === null) return <Text type="secondary">{t('optimization.yield.none')}</Text>;
  const { percent, low, high, kind, records } = predicted;
  const values = { value: whole(percent), low: whole(low), high: whole(high), records: whole(records ?? 0) };
  return (
    <>
      <strong className={styles.percent}>{t('optimization.yield.percent', values)}</strong>
      <span className={styles.track} data-kind={kind} aria-hidden="true">
        <span style={{ left: `${low}%`, width: `${Math.max(1, high - low)}%` }} />
        <i style={{ left: `${percent}%` }} />
      </span>
      <Text type="secondary">{t(`optimization.yield.${kind}`, values)}</Text>
    </>
  );
}

/** Where it comes from, and how often it was run so. */
export function SupportCell({ source, support: { records, of } }: Pick<RankedConditions, 'source' | 'support'>) {
  const { t } = useTranslation('conditions');
  return (
    <>
      {t(`optimization.source.${source}`)}
      {records !== null && of !== null && (
        <Text type="secondary" style={{ display: 'block' }}>
          {t('optimization.sets.records', { count: records, value: formatNumber(records), of: formatNumber(of) })}
        </Text>
      )}
    </>
  );
}

const classColors = {
  recommended: 'success',
  problematic: 'warning',
  hazardous: 'error',
  highlyHazardous: 'error',
} as const;

export function SolventClass({ solventClass }: Pick<RankedConditions, 'solventClass'>) {
  const { t } = useTranslation('conditions');
  if (solventClass === undefined) return <Text type="secondary">{t('optimization.solventClass.unknown')}</Text>;
  return <Tag color={classColors[solventClass]}>{t(`optimization.solventClass.${solventClass}`)}</Tag>;
}

/** The evidence in words, and greener alternatives with reason and source, on request. */
export function MoreCell({ set: { rank, support, greener } }: { set: RankedConditions }) {
  const { t } = useTranslation('conditions');
  const words =
    greener.length > 0
      ? t('optimization.sets.greenerCount', { count: greener.length })
      : t('optimization.sets.details');
  if (greener.length === 0 && support.text === '') return '–';
  const content = (
    <div style={{ maxWidth: 420 }}>
      {support.text !== '' && <p>{support.text}</p>}
      {greener.length > 0 && <strong>{t('optimization.sets.greener')}</strong>}
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {greener.map(({ factor, from, to, reason, source, yieldChange }) => (
          <li key={`${factor} ${from} ${to}`}>
            <strong>
              {t('optimization.sets.swap', {
                factor: t(`optimization.factor.${factor}`),
                from: withSubscripts(from),
                to: withSubscripts(to),
              })}
            </strong>{' '}
            {reason}{' '}
            <Text type="secondary">
              {yieldChange === null
                ? t('optimization.sets.changeUnknown')
                : t('optimization.sets.change', { value: signed(yieldChange) })}
              {' · '}
              {t('optimization.sets.source', { source })}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <Popover trigger="click" destroyOnHidden content={content}>
      <Button size="small" aria-label={`${words}: ${t('optimization.sets.more', { rank })}`}>
        {words}
      </Button>
    </Popover>
  );
}

function whole(value: number): string {
  return formatNumber(Math.round(value));
}

/** With its sign, the true minus. */
function signed(value: number): string {
  const size = formatNumber(Math.abs(Math.round(value)));
  return value < -0.5 ? `\u2212${size}` : value > 0.5 ? `+${size}` : '±0';
}
