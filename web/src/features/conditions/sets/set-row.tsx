import type { RankedConditions } from '@app/shared/contracts/conditions/conditions';
import { useId, useState } from 'react';
import { copyText } from '../../../ui/notice/copy-text.ts';
import { hoursText, temperatureText } from '../../../chemistry/step/condition-words.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { ChevronDownIcon, CopyIcon } from '../../../ui/icons/work-icons.tsx';
import { ChoiceLine } from '../choice-line.tsx';
import { choiceText } from '../choice.ts';
import styles from './sets.module.css';
import { withSubscripts } from '@app/shared/rules/subscripts';

interface SetRowProps {
  set: RankedConditions;
  /** Of the table. */
  columns: number;
}

/** One choice of conditions; what could be greener and what is at risk unfolds below it. */
export function SetRow({ set, columns }: SetRowProps) {
  const { t } = useTranslation('conditions');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { rank, choice, predicted, support, solventClass, greener, atRisk } = set;
  const hasMore = greener.length > 0 || atRisk.length > 0 || support.text !== '';
  return (
    <tbody>
      <tr>
        <td className={styles['rank']}>{formatNumber(rank)}</td>
        <th scope="row">
          <ChoiceLine choice={{ ...choice, temperatureC: undefined }} />
          {atRisk.length > 0 && (
            <span className={styles['risk']}>
              <WarningIcon size={14} />
              {t('optimization.sets.atRisk', { groups: atRisk.join(t('optimization.separator')) })}
            </span>
          )}
        </th>
        <td data-label={t('optimization.sets.column.run')} className={styles['run']}>
          {runText(set).map((text) => (
            <span key={text}>{text}</span>
          ))}
          <span>{t(`optimization.atmosphere.${set.atmosphere}`)}</span>
        </td>
        <td data-label={t('optimization.sets.column.predicted')}>
          <YieldBar predicted={predicted} />
        </td>
        <td data-label={t('optimization.sets.column.support')} className={styles['support']}>
          <SupportCell set={set} />
        </td>
        <td data-label={t('optimization.sets.column.solvent')}>
          {solventClass === undefined ? (
            <span className={styles['unknown']}>{t('optimization.solventClass.unknown')}</span>
          ) : (
            <span className={styles['class']} data-class={solventClass}>
              {t(`optimization.solventClass.${solventClass}`)}
            </span>
          )}
          {greener.length > 0 && (
            <small className={styles['greenerCount']}>
              {t('optimization.sets.greenerCount', { count: greener.length })}
            </small>
          )}
        </td>
        <td className={styles['tools']}>
          <IconButton
            size="small"
            label={t('optimization.sets.copy', { rank })}
            icon={<CopyIcon size={16} />}
            onClick={() => void copyText(copied(set))}
          />
          {hasMore && (
            <IconButton
              size="small"
              label={t(isOpen ? 'optimization.sets.less' : 'optimization.sets.more', { rank })}
              aria-expanded={isOpen}
              aria-controls={id}
              className={styles['fold']}
              icon={<ChevronDownIcon size={16} />}
              onClick={() => setOpen(!isOpen)}
            />
          )}
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className={styles['detail']}>
          <td colSpan={columns}>
            <SetDetail set={set} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Where it comes from, and how often it was run so. */
function SupportCell({ set: { source, support } }: { set: RankedConditions }) {
  const { t } = useTranslation('conditions');
  const { records, of } = support;
  return (
    <>
      <span>{t(`optimization.source.${source}`)}</span>
      {records !== null && of !== null && (
        <small>
          {t('optimization.sets.records', { count: records, value: formatNumber(records), of: formatNumber(of) })}
        </small>
      )}
    </>
  );
}

function runText({ choice, temperatureC, hours }: RankedConditions): string[] {
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

interface YieldBarProps {
  predicted: RankedConditions['predicted'];
}

/** A yield on a line from 0 to 100 %, the range in which three of four should lie, and whether a model or a count says it. */
function YieldBar({ predicted }: YieldBarProps) {
  const { t } = useTranslation('conditions');
  if (predicted === null) return <span className={styles['none']}>{t('optimization.yield.none')}</span>;
  const { percent, low, high, kind, records } = predicted;
  const values = { value: whole(percent), low: whole(low), high: whole(high), records: whole(records ?? 0) };
  return (
    <span className={styles['yield']} data-kind={kind}>
      <span className={styles['words']}>
        <strong>{t('optimization.yield.percent', values)}</strong>
        <small>{t(`optimization.yield.${kind}`, values)}</small>
      </span>
      <span className={styles['track']} aria-hidden="true">
        <span className={styles['range']} style={{ left: `${low}%`, width: `${Math.max(1, high - low)}%` }} />
        <span className={styles['point']} style={{ left: `${percent}%` }} />
      </span>
    </span>
  );
}

function whole(value: number): string {
  return formatNumber(Math.round(value));
}

/** Support in words, and greener alternatives with reason and source. */
function SetDetail({ set: { support, greener, atRisk } }: { set: RankedConditions }) {
  const { t } = useTranslation('conditions');
  return (
    <div className={styles['more']}>
      {support.text !== '' && <p>{support.text}</p>}
      {atRisk.length > 0 && (
        <>
          <h3>{t('optimization.sets.atRiskTitle')}</h3>
          <ul>
            {atRisk.map((group) => (
              <li key={group}>{group}</li>
            ))}
          </ul>
        </>
      )}
      {greener.length > 0 && (
        <>
          <h3>{t('optimization.sets.greener')}</h3>
          <ul>
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
                <small>
                  {yieldChange === null
                    ? t('optimization.sets.changeUnknown')
                    : t('optimization.sets.change', { value: signed(yieldChange) })}
                  {' · '}
                  {t('optimization.sets.source', { source })}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** With its sign, the true minus. */
function signed(value: number): string {
  const size = formatNumber(Math.abs(Math.round(value)));
  return value < -0.5 ? `\u2212${size}` : value > 0.5 ? `+${size}` : '±0';
}
