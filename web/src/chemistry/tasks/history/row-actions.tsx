// What can be done with one line of a history: stop it, start it again, rename it, delete it.

import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { PencilIcon, RestartIcon, StopIcon, TrashIcon } from '../../../ui/icons/icons.tsx';
import { MoreIcon } from '../../../ui/icons/work-icons.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';

export interface RowActionsProps {
  /** The name of the row, part of each action's label. */
  name: string;
  /** True while one of them waits for its response. */
  isBusy?: boolean;
  /** Only for what is in progress. */
  onStop?: (() => unknown) | undefined;
  restart?: { label: string; run: () => unknown } | undefined;
  onRename: () => void;
  onDelete: () => void;
  /** Why it cannot be deleted now. */
  deleteLater?: string | undefined;
}

export function RowActions(props: RowActionsProps) {
  const { name, isBusy = false, onStop, restart, onRename, onDelete, deleteLater } = props;
  const { t } = useTranslation('retrosynthesis');
  return (
    <>
      {onStop && (
        <IconButton
          size="small"
          label={t('history.stop', { name })}
          icon={<StopIcon size={16} />}
          disabled={isBusy}
          onClick={() => void onStop()}
        />
      )}
      {restart && (
        <IconButton
          size="small"
          label={restart.label}
          icon={<RestartIcon size={16} />}
          disabled={isBusy}
          onClick={() => void restart.run()}
        />
      )}
      <Menu
        label={t('history.more', { name })}
        trigger={<MoreIcon />}
        isIcon
        items={[
          { key: 'rename', label: t('history.rename'), icon: <PencilIcon size={16} />, onSelect: onRename },
          {
            key: 'delete',
            label: t('history.delete'),
            icon: <TrashIcon size={16} />,
            danger: true,
            disabled: deleteLater !== undefined,
            hint: deleteLater,
            onSelect: onDelete,
          },
        ]}
      />
    </>
  );
}
