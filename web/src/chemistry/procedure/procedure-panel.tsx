// The draft procedure of a step for a batch that the chemist sets: table, sentences, hazards, as text and as a file.

import { Alert, Flex, Table, Typography } from 'antd';
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
import { FactList } from '../../ui/page/fact-list.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { copyText } from '../../ui/notice/copy-text.ts';
import { BatchField, usualBatch } from './batch-field.tsx';

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
    <Flex vertical gap={10}>
      <Flex wrap gap={8} align="center">
        <BatchField value={batch} onChange={setBatch} />
        <Button disabled={!sheet} onClick={() => sheet && void copyText(procedurePlainText(sheet, word))}>
          {t('file.panel.copy')}
        </Button>
        <FileMenu
          label={t('file.panel.download')}
          files={fileTypes.map((key) => ({ key, label: t(`file.panel.formatOf.${key}`), disabled: !sheet }))}
          onSave={save}
        />
      </Flex>
      {!sheet && error && <ErrorState error={error} compact onRetry={() => void mutate()} />}
      {!sheet && !error && (
        <div aria-busy="true">
          <span className="visually-hidden">{t('file.panel.loading')}</span>
          <Skeleton height={150} radius={6} />
        </div>
      )}
      {sheet && <Sheet sheet={sheet} />}
    </Flex>
  );
}

function Sheet({ sheet }: { sheet: ProcedureSheet }) {
  const { t } = useTranslation('procedure');
  const isFigure = (at: number) => {
    const column = procedureColumns[at];
    return column !== undefined && figureColumns.has(column);
  };
  const lists = [
    ['hazards', sheet.hazards],
    ['record', recordLines(sheet, word)],
    ['basis', sheet.basis],
  ] as const;
  return (
    <>
      {sheet.warnings.map((one) => (
        <Alert key={one} type="warning" role="note" title={one} />
      ))}
      <Table
        size="small"
        aria-label={t('file.panel.table')}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={sheet.rows.map((cells, key) => ({ key, cells }))}
        columns={sheet.headings.map((title, at) => ({
          key: title,
          title,
          ...(isFigure(at)
            ? { align: 'right', className: 'tabular' }
            : { onCell: () => ({ style: { maxWidth: 220 } }) }),
          render: (_, { cells }) => cells[at],
        }))}
      />
      <FactList facts={sheet.facts.map(([label, value]) => ({ key: label, label, value }))} />
      {sheet.sections.map(({ title, text }) => (
        <section key={title}>
          <Typography.Text strong>{title}</Typography.Text>
          <div>{text}</div>
        </section>
      ))}
      {lists.map(
        ([key, lines]) =>
          lines.length > 0 && (
            <section key={key}>
              <Typography.Text strong>{t(`file.heading.${key}`)}</Typography.Text>
              <ul style={{ margin: 0, paddingLeft: 18 }}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}
