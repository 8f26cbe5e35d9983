import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RenameForm } from '../../../chemistry/tasks/history/rename-form.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { comingFrom } from '../../../shared/navigation/came-from.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { BackLink } from '../../../ui/button/back-link.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { PencilIcon, RouteIcon, TrashIcon } from '../../../ui/icons/icons.tsx';
import styles from './entry-header.module.css';
import { entryName } from '../entry-name.ts';
import { ExportMenu } from './export-menu.tsx';
import { KindChoice } from './kind-choice.tsx';
import { planPath, searchPath } from '../paths.ts';
import { renameEntry } from '../rename-entry.ts';
import type { OptimizationEntry } from '../use-optimization.ts';
import { useRemoveEntry } from '../remove-entry.ts';

/** Name, kind, and what can be done with the whole entry. */
export function EntryHead({ entry }: { entry: OptimizationEntry }) {
  const { t } = useTranslation('optimization');
  const { can } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const [isRenaming, setRenaming] = useState(false);
  const remove = useRemoveEntry();
  const { optimization } = entry.result;
  const { id, name, reaction } = optimization;
  const rename = async (newName: string) => {
    if (!(await renameEntry(id, newName))) return;
    await entry.reload();
    setRenaming(false);
  };
  return (
    <header className={styles['head']}>
      <BackLink to={searchPath} label={t('page.back')} />
      {isRenaming ? (
        <RenameForm name={name} onRename={rename} onCancel={() => setRenaming(false)} />
      ) : (
        <>
          <h1 title={name}>{entryName(optimization)}</h1>
          <IconButton
            size="small"
            label={t('rename.action')}
            icon={<PencilIcon size={16} />}
            onClick={() => setRenaming(true)}
          />
        </>
      )}
      <KindChoice optimization={optimization} />
      <span className={styles['tools']}>
        {can('retrosynthesis') && (
          <ButtonLink
            size="small"
            to={planPath(reaction.product.smiles)}
            state={comingFrom(location)}
            icon={<RouteIcon size={16} />}
          >
            {t('page.plan')}
          </ButtonLink>
        )}
        <ExportMenu optimization={optimization} />
        <IconButton
          size="small"
          label={t('delete.action')}
          icon={<TrashIcon size={16} />}
          onClick={async () => {
            if (await remove(optimization)) await navigate(searchPath, { replace: true });
          }}
        />
      </span>
    </header>
  );
}
