import { Flex, Select, Tag, Typography } from 'antd';
import type { Quotation, QuotationState } from '@app/shared/contracts/quotation';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { downloadAddress, saveFrom } from '../../shared/api/files/download.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { quotationPath } from '../../chemistry/export/paths.ts';
import { formatDate } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../../ui/icons/work-icons.tsx';
import { Button } from '../../ui/button/button.tsx';

const colors = { draft: 'default', issued: 'success', expired: 'warning' } as const;

export function StateTag({ state }: { state: QuotationState }) {
  const { t } = useTranslation('quotation');
  return <Tag color={colors[state]}>{t(`state.${state}`)}</Tag>;
}

export interface HeadProps {
  quotation: Quotation;
  /** Files hold what the service has saved. */
  mayExport: boolean;
  /** What had the focus went away with the view before. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Number, state, product, versions, files; the buttons of the view beside them. */
export function Head({ quotation, mayExport, takesFocus = false, children }: HeadProps) {
  const { t } = useTranslation('quotation');
  const navigate = useNavigate();
  const { quotationId, routeId, routeRank, product, state, versions, issuedAt } = quotation;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <Flex component="header" wrap gap="12px 18px" align="center">
      <MoleculePicture molecule={product} width={120} height={80} decorative />
      <Flex vertical gap={6} style={{ flex: '1 1 320px', minWidth: 0 }}>
        <h1 ref={title} tabIndex={-1} style={{ margin: 0, fontSize: 20, outline: 'none' }}>
          {t('versionOf', quotation)}
        </h1>
        <Flex wrap gap="4px 12px" align="center">
          <StateTag state={state} />
          <strong>{moleculeLabel(product)}</strong>
          <Typography.Text type="secondary">{t('ofRoute', { rank: routeRank })}</Typography.Text>
          {issuedAt !== null && (
            <Typography.Text type="secondary">{t('issuedOn', { date: formatDate(issuedAt) })}</Typography.Text>
          )}
          {versions.length > 1 && (
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
          )}
        </Flex>
      </Flex>
      <Flex wrap gap={8} align="center">
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
      </Flex>
    </Flex>
  );
}
