import { Checkbox } from 'antd';
import type { MemberGroup } from '@app/shared/contracts/members/groups';
import { memberLimits } from '@app/shared/constants/members';
import { permissions as allModules, type Permission } from '@app/shared/constants/modules';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog, TextField } from '../../ui/dialog/form-dialog.tsx';
import { toast } from '../../ui/notice/toast.ts';
import styles from './page.module.css';

export interface GroupDialogProps {
  /** Null for a new one. */
  group: MemberGroup | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Name and modules of a group. */
export function GroupDialog({ group, onClose, onSaved }: GroupDialogProps) {
  const { t } = useTranslation(['members', 'profile']);
  const [name, setName] = useState(group?.name ?? '');
  const [chosen, setChosen] = useState<readonly Permission[]>(group?.permissions ?? []);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const body = { name: name.trim(), permissions: [...chosen], ...(group && { groupId: group.groupId }) };
      await call('memberGroupSave', { body });
      toast.success(t('group.saved', { name: body.name }));
      onSaved();
    } catch (cause) {
      presentError(cause);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={group ? t('group.edit', { name: group.name }) : t('group.add')}
      action={t('save')}
      missing={name.trim() === '' ? t('group.nameMissing') : null}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={save}
    >
      <TextField label={t('column.group')} value={name} maxLength={memberLimits.groupNameLength} onChange={setName} />
      <fieldset className={styles.choices}>
        <legend>{t('column.modules')}</legend>
        {allModules.map((module) => (
          <Checkbox
            key={module}
            className={styles.choice}
            checked={chosen.includes(module)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, module] : chosen.filter((one) => one !== module))
            }
          >
            <span>{t(`profile:module.${module}`)}</span>
          </Checkbox>
        ))}
      </fieldset>
      {group && group.members > 0 && <p className={styles.hint}>{t('group.counts', { count: group.members })}</p>}
    </FormDialog>
  );
}
