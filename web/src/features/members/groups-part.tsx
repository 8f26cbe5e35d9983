import type { MemberGroup } from '@app/shared/contracts/members/groups';
import { memberLimits } from '@app/shared/constants/members';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { PencilIcon, TrashIcon } from '../../ui/icons/icons.tsx';
import { PlusIcon } from '../../ui/icons/work-icons.tsx';
import {
  RecordActions,
  RecordBox,
  RecordName,
  RecordNote,
  RecordsLoading,
  RecordTable,
} from '../../ui/table/record-table.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { GroupDialog } from './group-dialog.tsx';
import styles from './page.module.css';

type Open = { what: 'edit'; group: MemberGroup | null } | { what: 'delete'; group: MemberGroup } | null;

const columns = ['group', 'modules', 'members'] as const;

/** Groups and the modules that each of them gives. */
export function GroupsPart() {
  const { t } = useTranslation(['members', 'profile']);
  const [open, setOpen] = useState<Open>(null);
  const { data, error, mutate } = useCall('memberGroupList', {});
  const close = () => setOpen(null);
  const remove = async ({ groupId, name }: MemberGroup) => {
    try {
      await call('memberGroupDelete', { body: { groupId } });
      toast.success(t('group.deleted', { name }));
      close();
    } catch (cause) {
      presentError(cause);
    }
    await mutate();
  };
  const add = (
    <Button
      variant="primary"
      icon={<PlusIcon size={16} />}
      disabled={(data?.items.length ?? 0) >= memberLimits.groupsPerTenant}
      onClick={() => setOpen({ what: 'edit', group: null })}
    >
      {t('group.add')}
    </Button>
  );
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.hint}>{t('group.intro')}</p>
        {data && data.items.length > 0 && <span className={styles.push}>{add}</span>}
      </div>
      <RecordBox>
        {data && data.items.length > 0 && (
          <RecordTable
            label={t('part.groups')}
            columns={columns.map((column) => t(`column.${column}`))}
            action={t('column.action')}
          >
            {data.items.map((group) => (
              <tr key={group.groupId}>
                <RecordName name={group.name}>{null}</RecordName>
                <td data-label={t('column.modules')}>
                  {group.permissions.length === 0 ? (
                    <RecordNote>{t('group.noModules')}</RecordNote>
                  ) : (
                    group.permissions.map((one) => t(`profile:module.${one}`)).join(t('comma'))
                  )}
                </td>
                <td data-label={t('column.members')}>{t('group.members', { count: group.members })}</td>
                <RecordActions>
                  <IconButton
                    label={t('group.edit', { name: group.name })}
                    icon={<PencilIcon size={16} />}
                    onClick={() => setOpen({ what: 'edit', group })}
                  />
                  <IconButton
                    label={t('group.delete', { name: group.name })}
                    icon={<TrashIcon size={16} />}
                    onClick={() => setOpen({ what: 'delete', group })}
                  />
                </RecordActions>
              </tr>
            ))}
          </RecordTable>
        )}
        {data?.items.length === 0 && <EmptyState title={t('group.empty')} text={t('group.emptyText')} action={add} />}
        {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!data && !error && <RecordsLoading />}
      </RecordBox>
      {open?.what === 'edit' && (
        <GroupDialog
          group={open.group}
          onClose={close}
          onSaved={() => {
            close();
            void mutate();
          }}
        />
      )}
      {open?.what === 'delete' && (
        <ConfirmDialog
          title={t('group.delete', { name: open.group.name })}
          text={t('group.deleteText', { count: open.group.members })}
          action={t('group.deleteAction')}
          onClose={close}
          onConfirm={() => remove(open.group)}
        />
      )}
    </>
  );
}
