import type { Member } from '@app/shared/contracts/members/members';
import type { MemberGroup } from '@app/shared/contracts/members/groups';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { GroupChoices } from './group-choices.tsx';
import styles from './page.module.css';

export interface MemberGroupsDialogProps {
  member: Member;
  groups: readonly MemberGroup[];
  onClose: () => void;
  onSaved: () => void;
}

/** The groups of one user. */
export function MemberGroupsDialog({ member, groups, onClose, onSaved }: MemberGroupsDialogProps) {
  const { t } = useTranslation('members');
  const [chosen, setChosen] = useState<readonly string[]>(member.groupIds);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await call('memberSetGroups', { body: { userId: member.userId, groupIds: [...chosen] } });
      toast.success(t('groupsOf.done', { name: member.name }));
      onSaved();
    } catch (cause) {
      presentError(cause);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('groupsOf.title', { name: member.name })}
      action={t('save')}
      missing={null}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={save}
    >
      <p className={styles.hint}>{t('groupsOf.text')}</p>
      <GroupChoices groups={groups} chosen={chosen} onChange={setChosen} />
    </FormDialog>
  );
}
