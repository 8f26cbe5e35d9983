import { Flex, Select } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CallInput } from '@app/shared/contracts/catalogue';
import type { Optimization } from '@app/shared/contracts/conditions/conditions';
import { RenameForm } from '../../../chemistry/tasks/history/rename-form.tsx';
import { useTranslation } from 'react-i18next';
import { comingFrom } from '../../../shared/navigation/came-from.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { BackLink } from '../../../ui/button/back-link.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { PencilIcon, TrashIcon } from '../../../ui/icons/icons.tsx';
import { RouteIcon } from '../../../ui/icons/work-icons.tsx';
import styles from './entry-header.module.css';
import { entryName, renameEntry, useRemoveEntry } from '../entry.ts';
import { searchPath, optimizationPath } from '../paths.ts';
import { homePath } from '../../../chemistry/export/paths.ts';
import type { OptimizationEntry } from '../use-optimization.ts';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { FileMenu } from '../../../ui/menu/file-menu.tsx';
import { call } from '../../../shared/api/call.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { toast } from '../../../ui/notice/toast.ts';

/** Name, kind, and what can be done with the whole entry. */
export function EntryHeader({ entry }: { entry: OptimizationEntry }) {
  const { t } = useTranslation('conditions');
  const { can } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const { run } = useAction();
  const [isRenaming, setRenaming] = useState(false);
  const remove = useRemoveEntry();
  const { optimization } = entry.result;
  const { id, name, reaction } = optimization;
  const rename = (newName: string) =>
    run(async () => {
      await renameEntry(id, newName);
      setRenaming(false);
      entry.reload();
    });
  return (
    <header className={styles.head}>
      <BackLink to={searchPath} label={t('optimization.page.back')} />
      {isRenaming ? (
        <RenameForm name={name} onRename={rename} onCancel={() => setRenaming(false)} />
      ) : (
        <>
          <h1 title={name} style={{ margin: 0, fontSize: 16 }}>
            {entryName(optimization)}
          </h1>
          <IconButton
            size="small"
            label={t('optimization.rename.action')}
            icon={<PencilIcon size={16} />}
            onClick={() => setRenaming(true)}
          />
        </>
      )}
      <KindChoice optimization={optimization} />
      <Flex wrap gap="small" align="center" style={{ marginLeft: 'auto' }}>
        {can('retrosynthesis') && (
          <ButtonLink
            size="small"
            to={homePath(reaction.product.smiles, 'conditionOptimization')}
            state={comingFrom(location)}
            icon={<RouteIcon size={16} />}
          >
            {t('optimization.page.plan')}
          </ButtonLink>
        )}
        <ExportMenu optimization={optimization} />
        <IconButton
          size="small"
          label={t('optimization.delete.action')}
          icon={<TrashIcon size={16} />}
          onClick={async () => {
            if (await remove(optimization)) await navigate(searchPath, { replace: true });
          }}
        />
      </Flex>
    </header>
  );
}

const files = {
  sets: { what: 'sets' },
  plate24: { what: 'plate', wells: 24, keep: true },
  plate96: { what: 'plate', wells: 96, keep: true },
  results: { what: 'results' },
  resultsCsv: { what: 'results', fileType: 'csv' },
} as const satisfies Record<string, Omit<CallInput<'exportExpConditions'>['body'], 'id'>>;
const keys = Object.keys(files).filter((key): key is keyof typeof files => key in files);

/** Condition sets, plates and yields as files. */
function ExportMenu({ optimization }: { optimization: Optimization }) {
  const { t } = useTranslation('conditions');
  const { id, measured } = optimization;
  return (
    <FileMenu
      label={t('optimization.export.button')}
      files={keys.map((key) => ({
        key,
        label: t(`optimization.export.${key}`),
        disabled: files[key].what === 'results' && measured === 0,
      }))}
      onSave={async (key) => saveFile(await callForFile('exportExpConditions', { body: { id, ...files[key] } }))}
    />
  );
}

/** The kind of reaction; another one that is possible is ranked as an entry of its own, since yields belong to this one. */
function KindChoice({ optimization }: { optimization: Optimization }) {
  const { t } = useTranslation('conditions');
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const { kinds, name, reaction, routeId, stepId } = optimization;
  const [kind] = kinds;
  if (kind === undefined) return <span>{t('optimization.history.noKind')}</span>;
  // An entry that was named by itself says its kind already.
  if (kinds.length === 1 && name.startsWith(kind.name)) return null;
  if (kinds.length === 1) return <span>{kind.name}</span>;
  const rank = (templateId: string) =>
    run(async () => {
      const asked = routeId !== undefined && stepId !== undefined ? { routeId, stepId } : { reaction: reaction.smiles };
      const response = await call('conditionOptimization', { body: { ...asked, name, templateId } });
      toast.success(t('optimization.page.otherKind'));
      await navigate(optimizationPath(response.optimization.id));
    });
  return (
    <span>
      <Select
        size="small"
        aria-label={t('optimization.page.kind')}
        style={{ maxWidth: 320 }}
        loading={isBusy}
        disabled={isBusy}
        value={kind.templateId}
        options={kinds.map((one) => ({ value: one.templateId, label: one.name }))}
        onChange={(picked) => void rank(picked)}
      />
    </span>
  );
}
