import { Select } from 'antd';
import type { Quotation } from '@app/shared/contracts/quotation';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { downloadAddress, saveFrom } from '../../shared/api/files/download.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { formatDate } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../../ui/icons/work-icons.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RecordState } from '../../ui/table/record-table.tsx';
import styles from './editor.module.css';
import { quotationPath } from '../../chemistry/export/paths.ts';

export interface HeaderCellProps {
  quotation: Quotation;
  /** Files hold what the service has saved. */
  mayExport: boolean;
  /** What had the focus went away with the view before. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Number, state, product, versions, files; the buttons of the view beside them. */
export function Head({ quotation, mayExport, takesFocus = false, children }: HeaderCellProps) {
  const { t } = useTranslation('quotation');
  const navigate = useNavigate();
  const { quotationId, routeId, routeRank, product, state, versions, issuedAt } = quotation;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <header className={styles['head']}>
      <MoleculePicture molecule={product} width={120} height={80} decorative />
      <div className={styles['title']}>
        <h1 ref={title} tabIndex={-1}>
          {t('versionOf', quotation)}
        </h1>
        <p>
          <RecordState tone={state === 'issued' ? 'good' : state === 'expired' ? 'warning' : undefined}>
            {t(`state.${state}`)}
          </RecordState>
          <strong>{moleculeLabel(product)}</strong>
          <span>{t('ofRoute', { rank: routeRank })}</span>
          {issuedAt !== null && <span>{t('issuedOn', { date: formatDate(issuedAt) })}</span>}
        </p>
        {versions.length > 1 && (
          <p className={styles['versions']}>
            <label>
              {t('version')}
              <Select
                size="small"
                aria-label={t('version')}
                value={quotationId}
                options={versions.map((one) => ({
                  value: one.quotationId,
                  label: t('versionState', { version: one.version, state: t(`state.${one.state}`) }),
                }))}
                onChange={(picked) => void navigate(quotationPath({ routeId, quotationId: picked }))}
              />
            </label>
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        {(['pdf', 'xlsx'] as const).map((fileType) => (
          <Button
            key={fileType}
            icon={<DownloadIcon size={16} />}
            disabled={!mayExport}
            title={mayExport ? undefined : t('file.saveFirst')}
            onClick={() => saveFrom(downloadAddress('quotationExport', { query: { quotationId, fileType } }))}
          >
            {t(`file.${fileType}`)}
          </Button>
        ))}
        {children}
      </div>
    </header>
  );
}
