// Saving routes as a file: which kind, what each holds, and how far it is.

import { currencies, type Currency } from '@app/shared/constants/locale';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { useEffect, useId, useRef, useState } from 'react';
import { CallError } from '../../shared/api/call-error.ts';
import { BatchField, usualBatch } from '../procedure/batch-field.tsx';
import { saveFile } from '../../shared/api/files/download.ts';
import { useCurrency } from '../../shared/api/data/use-currency.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DownloadIcon } from '../../ui/icons/work-icons.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
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
import styles from './export-dialog.module.css';

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
          <span className={styles['state']} role="status" data-state={state}>
            {state === 'working' && t('document.export.working')}
            {state === 'failed' && problem}
          </span>
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
      <div className={styles['option']}>
        {holdsPrices(fileType) && (
          <>
            <span>{t('document.export.currency')}</span>
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
            <span>{t('document.export.size')}</span>
            <Segmented
              label={t('document.export.size')}
              value={size}
              options={sizes.map((one) => ({ value: one, label: t('document.export.sizeOf', { times: one }) }))}
              onChange={setSize}
            />
          </>
        )}
      </div>
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
  const name = useId();
  return (
    <fieldset className={styles['formats']}>
      <legend className="visually-hidden">{t('document.export.format')}</legend>
      {exportTypes.map((one) => {
        const most = mostOf(one);
        return (
          <label key={one} className={styles['format']}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              disabled={count > most}
              data-first-focus={one === value || undefined}
              aria-labelledby={`${name}-${one}-name`}
              aria-describedby={`${name}-${one}`}
              onChange={() => onChange(one)}
            />
            <strong id={`${name}-${one}-name`}>{t(`document.export.kind.${one}.name`)}</strong>
            <span id={`${name}-${one}`}>
              {t(`document.export.kind.${one}.holds`)}
              {count > most && ` (${t('document.export.tooMany', { count: most })})`}
            </span>
          </label>
        );
      })}
    </fieldset>
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
