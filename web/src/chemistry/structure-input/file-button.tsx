import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { FilePicker } from '../../ui/button/file-picker.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { FileIcon } from '../../ui/icons/icons.tsx';
import { acceptedFiles } from './file-kinds.ts';

export interface FileButtonProps {
  onFile: (file: File) => unknown;
  /** Without words, where room is short. */
  isSmall?: boolean;
  className?: string;
}

/** Opens a structure or a picture of one from the user's disk. */
export function FileButton({ onFile, isSmall = false, className }: FileButtonProps) {
  const { t } = useTranslation('structure');
  return (
    <FilePicker label={t('input.open')} accept={acceptedFiles} onFiles={([file]) => file && onFile(file)}>
      {(open) =>
        isSmall ? (
          <IconButton
            size="small"
            className={className}
            label={t('input.open')}
            icon={<FileIcon size={17} />}
            onClick={open}
          />
        ) : (
          <Button className={className} icon={<FileIcon />} onClick={open}>
            {t('input.open')}
          </Button>
        )
      }
    </FilePicker>
  );
}
