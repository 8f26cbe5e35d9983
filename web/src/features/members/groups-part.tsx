import type { MemberGroup } from '@app/shared/contracts/members/groups';
import { memberLimits } from '@app/shared/constants/members';
import { permissions as allModules } from '@app/shared/constants/modules';
import { Checkbox, Flex, Typography, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { FormDialog, FormField, TextField } from '../../ui/dialog/form-dialog.tsx';
import { PencilIcon, TrashIcon } from '../../ui/icons/icons.tsx';
import { PlusIcon } from '../../ui/icons/work-icons.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { RecordNote, RecordTitle } from '../../ui/table/record-text.tsx';
import { Records } from '../../ui/table/records.tsx';
import { actionColumn, column, rowHeading } from '../../ui/table/column.tsx';

type Open = { what: 'edit'; group: MemberGroup | null } | { what: 'delete'; group: MemberGroup } | null;

/** Groups and the modules that each of them gives. */
export function GroupsPart() {
  const { t } = useTranslation(['members', 'profile']);
  const [open, setOpen] = useState<Open>(null);
  const list = useCall('memberGroupList', {});
  const { data, mutate } = list;
  const { run } = useAction();
  const close = () => setOpen(null);
  const remove = async ({ groupId, name }: MemberGroup) => {
    await run(async () => {
      await call('memberGroupDelete', { body: { groupId } });
      toast.success(t('group.deleted', { name }));
      close();
    });
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
  const columns: TableColumnsType<MemberGroup> = [
    column(t('column.group'), rowHeading, ({ name }) => <RecordTitle name={name} />),
    column(t('column.modules'), { width: '50%' }, ({ permissions }) =>
      permissions.length === 0 ? (
        <RecordNote>{t('group.noModules')}</RecordNote>
      ) : (
        permissions.map((one) => t(`profile:module.${one}`)).join(t('comma'))
      ),
    ),
    column(t('column.members'), { align: 'right' }, ({ members }) => t('group.members', { count: members })),
    actionColumn(t('column.action'), (group) => (
      <>
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
      </>
    )),
  ];
  return (
    <>
      <Flex wrap gap={12} align="center" justify="space-between">
        <Typography.Text type="secondary">{t('group.intro')}</Typography.Text>
        {data && data.items.length > 0 && add}
      </Flex>
      <Records
        label={t('part.groups')}
        columns={columns}
        list={list}
        rowKey="groupId"
        empty={<EmptyState title={t('group.empty')} text={t('group.emptyText')} action={add} />}
      />
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

/** Name and modules of a group; null for a new one. */
function GroupDialog(props: { group: MemberGroup | null; onClose: () => void; onSaved: () => void }) {
  const { group, onClose, onSaved } = props;
  const { t } = useTranslation(['members', 'profile']);
  return (
    <FormDialog
      title={group ? t('group.edit', { name: group.name }) : t('group.add')}
      action={t('save')}
      initial={{ name: group?.name ?? '', permissions: group?.permissions ?? [] }}
      missing={({ name }) => (name.trim() === '' ? t('group.nameMissing') : null)}
      onClose={onClose}
      onSubmit={async ({ name, permissions }) => {
        const body = { name: name.trim(), permissions, ...(group && { groupId: group.groupId }) };
        await call('memberGroupSave', { body });
        toast.success(t('group.saved', { name: body.name }));
        onSaved();
      }}
    >
      <TextField name="name" label={t('column.group')} maxLength={memberLimits.groupNameLength} />
      <FormField isGroup name="permissions" label={t('column.modules')}>
        <Checkbox.Group
          style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 8 }}
          options={allModules.map((value) => ({ value, label: t(`profile:module.${value}`) }))}
        />
      </FormField>
      {group && group.members > 0 && <RecordNote>{t('group.counts', { count: group.members })}</RecordNote>}
    </FormDialog>
  );
}
