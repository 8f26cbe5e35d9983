// Saving routes as a file: which kind, what each holds, and how far it is.

import { currencies, type Currency } from '@app/shared/constants/locale';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { Flex, Radio, Typography } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { CallError } from '../../shared/api/call-error.ts';
import { BatchField, usualBatch } from '../procedure/batch-field.tsx';
import { saveFile } from '../../shared/api/files/download.ts';
import { useCurrency } from '../../shared/api/data/use-currency.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DownloadIcon } from '../../ui/icons/work-icons.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';
import { toast } from '../../ui/notice/toast.ts';
import {
  exportFile,
  exportTypes,
  holdsPrices,
  holdsProcedures,
  mostOf,
  type ExportType,
  type ExportWish,
  type RoutesToExport,
} from './export-choices.ts';

export interface ExportDialogProps {
  routes: RoutesToExport;
  /** How many routes these are. */
  count: number;
  routeType: RouteType;
  onClose: () => void;
}

const sizes = ['1', '2', '4'] as const;

export function ExportDialog({ routes, count, routeType, onClose }: ExportDialogProps) {
  const { t } = useTranslation('routes');
  const [fileType, setFileType] = useState<ExportType>(() => exportTypes.find((one) => count <= mostOf(one)) ?? 'json');
  const own = useCurrency();
  const [chosen, setCurrency] = useState<Currency>();
  const currency = chosen ?? own;
  const [size, setSize] = useState<(typeof sizes)[number]>('2');
  const [batch, setBatch] = useState(usualBatch);
  const { state, problem, start } = useExport(onClose);
  const wish = { routes, routeType, fileType, currency, batch, times: Number(size) };
  return (
    <Dialog
      title={t('document.export.title', { count })}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Typography.Text
            type={state === 'failed' ? 'danger' : 'secondary'}
            role="status"
            style={{ flex: 1, minWidth: 0, textAlign: 'start' }}
          >
            {state === 'working' && t('document.export.working')}
            {state === 'failed' && problem}
          </Typography.Text>
          <Button
            variant="primary"
            icon={<DownloadIcon size={16} />}
            loading={state === 'working'}
            onClick={() => void start(wish)}
          >
            {t(state === 'failed' ? 'document.export.again' : 'document.export.start')}
          </Button>
        </>
      }
    >
      <Formats count={count} value={fileType} onChange={setFileType} />
      {/* Its place stays where a file has nothing to choose, so that nothing moves. */}
      <Flex wrap gap="8px 12px" align="center" justify="space-between" style={{ minHeight: 36, marginTop: 12 }}>
        {holdsPrices(fileType) && (
          <>
            {t('document.export.currency')}
            <Segmented
              label={t('document.export.currency')}
              value={currency}
              options={currencies.map((one) => ({ value: one, label: one }))}
              onChange={setCurrency}
            />
          </>
        )}
        {holdsProcedures(fileType) && (
          <BatchField value={batch} label={t('document.export.batch')} onChange={setBatch} />
        )}
        {fileType === 'png' && (
          <>
            {t('document.export.size')}
            <Segmented
              label={t('document.export.size')}
              value={size}
              options={sizes.map((one) => ({ value: one, label: t('document.export.sizeOf', { times: one }) }))}
              onChange={setSize}
            />
          </>
        )}
      </Flex>
    </Dialog>
  );
}

interface FormatsProps {
  count: number;
  value: ExportType;
  onChange: (fileType: ExportType) => void;
}

function Formats({ count, value, onChange }: FormatsProps) {
  const { t } = useTranslation('routes');
  const id = useId();
  // On a phone the button is to be seen below the list: only the chosen file says what it holds.
  const isNarrow = useIsBelow('md');
  return (
    <Radio.Group
      vertical
      aria-label={t('document.export.format')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {exportTypes.map((one) => {
        const most = mostOf(one);
        return (
          <Radio
            key={one}
            value={one}
            disabled={count > most}
            data-first-focus={one === value || undefined}
            aria-labelledby={`${id}-${one}-name`}
            aria-describedby={`${id}-${one}`}
          >
            <strong id={`${id}-${one}-name`}>{t(`document.export.kind.${one}.name`)}</strong>
            <div id={`${id}-${one}`} hidden={isNarrow && one !== value}>
              <RecordNote>
                {t(`document.export.kind.${one}.holds`)}
                {count > most && ` (${t('document.export.tooMany', { count: most })})`}
              </RecordNote>
            </div>
          </Radio>
        );
      })}
    </Radio.Group>
  );
}

/** Making the file; leaving the dialog gives it up. */
function useExport(onDone: () => void) {
  const { t } = useTranslation('routes');
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  const [problem, setProblem] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (wish: ExportWish): Promise<void> => {
    const mine = new AbortController();
    running.current = mine;
    setState('working');
    try {
      const file = await exportFile(wish, mine.signal);
      saveFile(file);
      toast.success(t('document.export.done', { name: file.fileName }));
      onDone();
    } catch (error) {
      if (mine.signal.aborted) return;
      setProblem(error instanceof CallError ? error.message : t('document.export.failed'));
      setState('failed');
    }
  };
  return { state, problem, start };
}
