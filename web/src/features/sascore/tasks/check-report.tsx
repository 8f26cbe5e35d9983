// What a check found in a file: counts by reason to filter by, and the findings row by row.

import type { ScoreFileCheck, ScoreFinding } from '@app/shared/contracts/sascore/sascore';
import { Alert, Button, Flex, Table, Typography } from 'antd';
import { useState } from 'react';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { column } from '../../../ui/table/column.tsx';

export function CheckReport({ fileName, check }: { fileName: string; check: ScoreFileCheck }) {
  const { t } = useTranslation('sascore');
  const [chosen, setReason] = useState<string | null>(null);
  // A mended file may no longer have the reason that was chosen for the last one.
  const reason = check.reasons.some((one) => one.reason === chosen) ? chosen : null;
  const shown = reason === null ? check.findings : check.findings.filter((one) => one.reason === reason);
  const expected = reason === null ? check.errors + check.warnings : rowsOf(check, reason);
  return (
    <div style={{ padding: 16 }}>
      <Section title={t('check.title', { name: fileName })}>
        <Verdict check={check} />
        <p>
          {check.structureColumn === undefined
            ? t('check.fields', { fields: check.columns.join(', ') })
            : t('check.column', { column: check.structureColumn })}
        </p>
        {check.reasons.length > 0 && (
          <Flex wrap gap={6} role="group" aria-label={t('check.reasons')} style={{ marginBottom: 8 }}>
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
          </Flex>
        )}
        {shown.length > 0 && (
          <Table<ScoreFinding>
            size="small"
            aria-label={t('check.findings')}
            dataSource={shown}
            rowKey={({ row, reason: why }) => `${row} ${why}`}
            pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
            scroll={{ x: 560 }}
            columns={[
              column(t('check.head.row'), { align: 'right', width: 80 }, ({ row }) => formatNumber(row)),
              { key: 'molid', title: t('check.head.molid'), dataIndex: 'molid', width: 120 },
              column(t('check.head.text'), ({ text }) => <code style={{ overflowWrap: 'anywhere' }}>{text}</code>),
              column(t('check.head.finding'), ({ severity, message }) => (
                <Typography.Text type={severity === 'error' ? 'danger' : 'warning'}>
                  <WarningIcon size={14} /> <span className="visually-hidden">{t(`check.severity.${severity}`)}</span>
                  {message}
                </Typography.Text>
              )),
            ]}
          />
        )}
        {shown.length < expected && (
          <p>{t('check.more', { shown: formatNumber(shown.length), total: formatNumber(expected) })}</p>
        )}
      </Section>
    </div>
  );
}

function Verdict({ check: { rows, readable, errors, warnings } }: { check: ScoreFileCheck }) {
  const { t } = useTranslation('sascore');
  const words = [
    t('check.rows', { count: rows, value: formatNumber(rows) }),
    t('check.readable', { count: readable, value: formatNumber(readable) }),
    ...(errors > 0 ? [t('check.errors', { count: errors, value: formatNumber(errors) })] : []),
    ...(warnings > 0 ? [t('check.warnings', { count: warnings, value: formatNumber(warnings) })] : []),
  ];
  return (
    <Alert
      showIcon
      role="status"
      type={errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'success'}
      title={words.join(' · ')}
    />
  );
}

function Reason({ label, rows, isOn, onSelect }: { label: string; rows: number; isOn: boolean; onSelect: () => void }) {
  return (
    <Button
      size="small"
      shape="round"
      type={isOn ? 'primary' : 'default'}
      ghost={isOn}
      aria-pressed={isOn}
      onClick={onSelect}
    >
      {label} <b>{formatNumber(rows)}</b>
    </Button>
  );
}

function rowsOf(check: ScoreFileCheck, reason: string): number {
  return check.reasons.find((one) => one.reason === reason)?.rows ?? 0;
}
