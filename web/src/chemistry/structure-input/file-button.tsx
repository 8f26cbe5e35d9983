import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      {isSmall ? (
        <IconButton
          size="small"
          className={className}
          label={t('input.open')}
          icon={<FileIcon size={17} />}
          onClick={choose}
        />
      ) : (
        <Button className={className} icon={<FileIcon />} onClick={choose}>
          {t('input.open')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('input.open')}
        accept={acceptedFiles}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </>
  );
}
