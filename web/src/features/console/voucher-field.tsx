import { consoleLimits } from '@app/shared/constants/console';
import { extensionsOf } from '@app/shared/rules/upload';
import { Alert, Upload } from 'antd';
import { formatPercent } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { FileIcon } from '../../ui/icons/icons.tsx';
import type { useReceipts } from './vouchers.ts';

const mb = consoleLimits.voucherBytes / 1024 / 1024;

export interface VoucherFieldProps {
  id: string;
  /** Called with each change, so that a form can check the receipts again. */
  receipts: ReturnType<typeof useReceipts>;
}

/** Takes receipts by drop, by click and by keyboard; they are uploaded at once. */
export function VoucherField({ id, receipts: { receipts, problems, add, remove } }: VoucherFieldProps) {
  const { t } = useTranslation('console');
  const most = consoleLimits.vouchersPerPayment;
  return (
    <>
      <Upload.Dragger
        id={id}
        multiple
        accept={extensionsOf('document').join(',')}
        fileList={receipts.map(({ key, name, progress, voucher }) => ({
          uid: String(key),
          percent: progress * 100,
          status: voucher ? 'done' : 'uploading',
          name: voucher
            ? `${name} (${voucher.format.toUpperCase()}, ${Math.max(1, Math.round(voucher.bytes / 1024))} KB)`
            : `${name} (${t('form.uploading', { percent: formatPercent(progress) })})`,
        }))}
        beforeUpload={(file, files) => {
          if (file === files[0]) add(files);
          return Upload.LIST_IGNORE;
        }}
        onRemove={({ uid }) => remove(Number(uid))}
      >
        <FileIcon size={22} />
        <div>{t('form.drop')}</div>
        <small>{t('form.rules', { mb, most })}</small>
      </Upload.Dragger>
      {problems.length > 0 && (
        <Alert
          type="error"
          style={{ marginTop: 8 }}
          title={problems.map((one) => (
            <div key={`${one.kind} ${one.name}`}>{t(`form.file.${one.kind}`, { ...one, mb, most })}</div>
          ))}
        />
      )}
    </>
  );
}
