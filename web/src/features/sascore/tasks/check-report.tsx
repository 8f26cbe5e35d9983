// What a check found in a file: counts by reason to filter by, and the findings row by row.

import type { ScoreFileCheck } from '@app/shared/contracts/sascore/sascore';
import { useState } from 'react';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, WarningIcon } from '../../../ui/icons/icons.tsx';
import styles from './check-report.module.css';

export interface CheckReportProps {
  fileName: string;
  check: ScoreFileCheck;
}

export function CheckReport({ fileName, check }: CheckReportProps) {
  const { t } = useTranslation('sascore');
  const [chosen, setReason] = useState<string | null>(null);
  // A mended file may no longer have the reason that was chosen for the last one.
  const reason = check.reasons.some((one) => one.reason === chosen) ? chosen : null;
  const shown = reason === null ? check.findings : check.findings.filter((one) => one.reason === reason);
  const expected = reason === null ? check.errors + check.warnings : rowsOf(check, reason);
  return (
    <section className={styles.report} aria-label={t('check.title', { name: fileName })}>
      <header>
        <h2>{t('check.title', { name: fileName })}</h2>
        <Verdict check={check} />
      </header>
      <p className={styles.source}>
        {check.structureColumn === undefined
          ? t('check.fields', { fields: check.columns.join(', ') })
          : t('check.column', { column: check.structureColumn })}
      </p>
      {check.reasons.length > 0 && (
        <div className={styles.reasons} role="group" aria-label={t('check.reasons')}>
          <Reason
            label={t('check.all')}
            rows={check.errors + check.warnings}
            isOn={reason === null}
            onSelect={() => setReason(null)}
          />
          {check.reasons.map((one) => (
            <Reason
              key={one.reason}
              label={one.message}
              rows={one.rows}
              isOn={reason === one.reason}
              onSelect={() => setReason(one.reason)}
            />
          ))}
        </div>
      )}
      {shown.length > 0 && (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('check.findings')}>
          <table aria-label={t('check.findings')}>
            <thead>
              <tr>
                {(['row', 'molid', 'text', 'finding'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`check.head.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((finding) => (
                <tr key={`${finding.row} ${finding.reason}`}>
                  <td>{formatNumber(finding.row)}</td>
                  <td>{finding.molid}</td>
                  <td className={styles.text}>{finding.text}</td>
                  <td data-severity={finding.severity}>
                    <WarningIcon size={14} />
                    <span className="visually-hidden">{t(`check.severity.${finding.severity}`)}</span>
                    {finding.message}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {shown.length < expected && (
        <p className={styles.source}>
          {t('check.more', { shown: formatNumber(shown.length), total: formatNumber(expected) })}
        </p>
      )}
    </section>
  );
}

function Verdict({ check: { rows, readable, errors, warnings } }: { check: ScoreFileCheck }) {
  const { t } = useTranslation('sascore');
  const isClean = errors === 0 && warnings === 0;
  return (
    <p className={styles.verdict} role="status" data-tone={errors > 0 ? 'error' : isClean ? 'good' : 'warning'}>
      {isClean ? <CheckCircleIcon size={16} /> : <WarningIcon size={16} />}
      {t('check.rows', { count: rows, value: formatNumber(rows) })}
      {' · '}
      {t('check.readable', { count: readable, value: formatNumber(readable) })}
      {errors > 0 && <> · {t('check.errors', { count: errors, value: formatNumber(errors) })}</>}
      {warnings > 0 && <> · {t('check.warnings', { count: warnings, value: formatNumber(warnings) })}</>}
    </p>
  );
}

interface ReasonProps {
  label: string;
  rows: number;
  isOn: boolean;
  onSelect: () => void;
}

function Reason({ label, rows, isOn, onSelect }: ReasonProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onSelect}>
      {label} <b>{formatNumber(rows)}</b>
    </button>
  );
}

function rowsOf(check: ScoreFileCheck, reason: string): number {
  return check.reasons.find((one) => one.reason === reason)?.rows ?? 0;
}
