// A menu of files that are made when they are chosen.

import type { ReactNode } from 'react';
import { useAction } from '../../shared/hooks/use-action.ts';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../icons/work-icons.tsx';
import { Menu } from './menu.tsx';
import { Spinner } from '../button/spinner.tsx';

export interface FileMenuProps<Key extends string> {
  /** The button's name. */
  label: string;
  /** Label of the button, if shorter. */
  short?: string;
  /** What goes into the file. */
  heading?: ReactNode;
  files: readonly { key: Key; label: string; disabled?: boolean }[];
  /** Resolves when the file is the browser's; what goes wrong is shown. */
  onSave: (key: Key) => Promise<unknown>;
}

export function FileMenu<Key extends string>(props: FileMenuProps<Key>) {
  const { label, short = label, heading, files, onSave } = props;
  const { t } = useTranslation('common');
  const { isBusy, run } = useAction();
  return (
    <>
      <span className="visually-hidden" role="status">
        {isBusy && t('layout.preparingFile')}
      </span>
      <Menu
        label={label}
        isFramed
        trigger={
          <>
            {isBusy ? <Spinner size={16} /> : <DownloadIcon size={16} />}
            <span>{short}</span>
          </>
        }
        header={
          heading === undefined ? undefined : (
            <div style={{ padding: '8px 12px 0', color: 'var(--secondary)', fontSize: 12 }}>{heading}</div>
          )
        }
        items={files.map((file) => ({
          key: file.key,
          label: file.label,
          disabled: isBusy || file.disabled === true,
          onSelect: () => void run(() => onSave(file.key)),
        }))}
      />
    </>
  );
}
