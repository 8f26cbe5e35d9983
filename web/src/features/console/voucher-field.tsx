import { consoleLimits } from '@app/shared/constants/console';
import { extensionsOf } from '@app/shared/rules/upload';
import { useId, useRef, useState } from 'react';
import { formatPercent } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon, FileIcon } from '../../ui/icons/icons.tsx';
import { Spinner } from '../../ui/button/spinner.tsx';
import styles from './page.module.css';
import type { useReceipts } from './vouchers.ts';

const mb = consoleLimits.voucherBytes / 1024 / 1024;

/** Takes receipts by drop, by click and by keyboard. */
export function VoucherField({ receipts, problems, add, remove }: ReturnType<typeof useReceipts>) {
  const { t } = useTranslation('console');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const most = consoleLimits.vouchersPerPayment;
  return (
    <div>
      <label className={styles.fieldLabel} htmlFor={id}>
        {t('form.vouchers')}
      </label>
      <div
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add([...event.dataTransfer.files]);
        }}
      >
        <FileIcon size={22} />
        <span>{t('form.drop')}</span>
        <Button size="small" onClick={() => input.current?.click()}>
          {t('form.choose')}
        </Button>
        <input
          ref={input}
          id={id}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          multiple
          accept={extensionsOf('document').join(',')}
          aria-describedby={`${id}-rules`}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <small id={`${id}-rules`}>{t('form.rules', { mb, most })}</small>
      </div>
      {problems.length > 0 && (
        <ul className={styles.problems} role="alert">
          {problems.map((one) => (
            <li key={`${one.kind} ${one.name}`}>{t(`form.file.${one.kind}`, { ...one, mb, most })}</li>
          ))}
        </ul>
      )}
      <ul className={styles.receipts}>
        {receipts.map((one) => (
          <li key={one.key}>
            {one.voucher ? <FileIcon size={16} /> : <Spinner size={14} />}
            <span>{one.name}</span>
            <small>
              {one.voucher
                ? `${one.voucher.format.toUpperCase()}, ${Math.max(1, Math.round(one.voucher.bytes / 1024))} KB`
                : t('form.uploading', { percent: formatPercent(one.progress) })}
            </small>
            <IconButton
              size="small"
              label={t('form.remove', { name: one.name })}
              icon={<CloseIcon size={16} />}
              onClick={() => remove(one.key)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
