// The draft procedure of a step for a batch that the chemist sets: table, sentences, hazards, as text and as a file.

import type { ProcedureBatch } from '@app/shared/contracts/reaction/procedure';
import type { AskedReaction } from '@app/shared/contracts/reaction/reaction';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import {
  figureColumns,
  procedureColumns,
  type ProcedureSheet,
  procedureSheet,
} from '@app/shared/rules/procedure/sheet';
import { procedurePlainText, recordLines } from '@app/shared/rules/procedure/text';
import { useState } from 'react';
import { callForFile, saveFile } from '../../shared/api/files/download.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../shared/hooks/debounced.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { FileMenu } from '../../ui/menu/file-menu.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { copyText } from '../../ui/notice/copy-text.ts';
import { BatchField, usualBatch } from './batch-field.tsx';
import insight from '../reaction/insight.module.css';
import styles from './procedure-panel.module.css';

export interface ProcedurePanelProps {
  /** A step of a saved route. */
  asked: AskedReaction & { routeId: string; stepId: string };
  routeType: RouteType;
}

const fileTypes = ['docx', 'procedures', 'md'] as const;
const word = (key: string, values?: Record<string, string | number>): string =>
  i18n.t(`procedure:file.${key}`, { ...values });

/** Asks when it is shown; put it into an `InsightFold`. */
export function ProcedurePanel({ asked, routeType }: ProcedurePanelProps) {
  const { t } = useTranslation('procedure');
  const [batch, setBatch] = useState<ProcedureBatch>(usualBatch);
  const settled = useDebounced(batch);
  const { data, error, mutate } = useCall(
    'reactionProcedure',
    { body: { ...asked, routeType, batch: settled } },
    { keepFor: JSON.stringify(asked) },
  );
  const sheet = data && procedureSheet(data, currentCulture(), word);
  const save = async (fileType: (typeof fileTypes)[number]): Promise<void> => {
    const { routeId, stepId } = asked;
    saveFile(await callForFile('routeFile', { body: { routeIds: [routeId], stepId, routeType, fileType, batch } }));
  };
  return (
    <div className={insight.insight}>
      <div className={styles.tools}>
        <BatchField value={batch} onChange={setBatch} />
        <Button disabled={!sheet} onClick={() => sheet && void copyText(procedurePlainText(sheet, word))}>
          {t('file.panel.copy')}
        </Button>
        <FileMenu
          label={t('file.panel.download')}
          files={fileTypes.map((key) => ({ key, label: t(`file.panel.formatOf.${key}`), disabled: !sheet }))}
          onSave={save}
        />
      </div>
      {!sheet && error && <ErrorState error={error} compact onRetry={() => void mutate()} />}
      {!sheet && !error && (
        <div aria-busy="true">
          <span className="visually-hidden">{t('file.panel.loading')}</span>
          <Skeleton height={150} radius={6} />
        </div>
      )}
      {sheet && <Sheet sheet={sheet} />}
    </div>
  );
}

function Sheet({ sheet }: { sheet: ProcedureSheet }) {
  const { t } = useTranslation('procedure');
  return (
    <>
      {sheet.warnings.map((one) => (
        <p key={one} className={styles.warning}>
          {one}
        </p>
      ))}
      <Amounts sheet={sheet} />
      <dl className={styles.facts}>
        {sheet.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sheet.sections.map(({ title, text }) => (
        <section key={title}>
          <h4>{title}</h4>
          <p>{text}</p>
        </section>
      ))}
      <List title={t('file.heading.hazards')} lines={sheet.hazards} />
      <List title={t('file.heading.record')} lines={recordLines(sheet, word)} />
      <List title={t('file.heading.basis')} lines={sheet.basis} />
    </>
  );
}

function Amounts({ sheet: { headings, rows } }: { sheet: ProcedureSheet }) {
  const { t } = useTranslation('procedure');
  const alignOf = (at: number) => {
    const column = procedureColumns[at];
    return column !== undefined && figureColumns.has(column) ? 'figure' : undefined;
  };
  return (
    // A wide table scrolls within its place; the keyboard reaches it there.
    <div className={styles.scroll} role="region" aria-label={t('file.panel.table')} tabIndex={0}>
      <table className={styles.amounts}>
        <caption className="visually-hidden">{t('file.panel.table')}</caption>
        <thead>
          <tr>
            {headings.map((heading, at) => (
              <th key={heading} scope="col" data-column={alignOf(at)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) => (
                <td key={at} data-column={alignOf(at)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h4>{title}</h4>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
