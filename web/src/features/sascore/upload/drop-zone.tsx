import { limits } from '@app/shared/constants/limits';
import { useId, useRef } from 'react';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { FileIcon } from '../../../ui/icons/icons.tsx';
import styles from './upload-panel.module.css';

export interface DropZoneProps {
  /** Extensions for the file picker. */
  accept: string;
  /** A file is being dragged over the page. */
  isOver: boolean;
  onFile: (file: File) => void;
}

const megabyte = 1024 * 1024;

/** Where a file may be dropped, as anywhere on the page; a click opens the picker. */
export function DropZone({ accept, isOver, onFile }: DropZoneProps) {
  const { t } = useTranslation('sascore');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) onFile(file);
    // The same file, mended, may be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <label className={styles.zone} htmlFor={id} data-over={isOver}>
      <FileIcon size={28} />
      <strong>{t('upload.drop')}</strong>
      <span id={`${id}-limits`}>
        {t('upload.limits', {
          xlsx: limits.sascoreXlsxBytes / megabyte,
          sdf: limits.sascoreSdfBytes / megabyte,
          molecules: formatNumber(limits.sascoreMolecules),
        })}
      </span>
      <input
        ref={input}
        id={id}
        type="file"
        className="visually-hidden"
        accept={accept}
        aria-describedby={`${id}-limits`}
        onChange={({ target }) => take(target.files)}
      />
    </label>
  );
}
