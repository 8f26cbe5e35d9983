import type { MemberGroup } from '@app/shared/contracts/members/groups';
import type { PasswordLink } from '@app/shared/contracts/members/members';
import { memberLimits } from '@app/shared/constants/members';
import { mailAddress, phoneNumber } from '@app/shared/rules/account/contact-data';
import { userNameIn } from '@app/shared/rules/account/user';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog, TextField } from '../../ui/dialog/form-dialog.tsx';
import { GroupChoices } from './group-choices.tsx';
import styles from './page.module.css';

const fields = [
  { field: 'userName', maxLength: memberLimits.userNameLength },
  { field: 'name', maxLength: memberLimits.nameLength },
  { field: 'email', maxLength: 254 },
  { field: 'phone', maxLength: 40 },
] as const;
type Field = (typeof fields)[number]['field'];
type Values = Record<Field, string>;

const isSound: Record<Field, (text: string) => boolean> = {
  userName: (text) => userNameIn(text) !== undefined,
  name: (text) => text.trim() !== '',
  email: (text) => mailAddress(text) !== undefined,
  phone: (text) => phoneNumber(text) !== undefined,
};

export interface InviteDialogProps {
  groups: readonly MemberGroup[];
  onClose: () => void;
  onInvited: (link: PasswordLink, name: string) => void;
}

/** Invites a user with groups. */
export function InviteDialog({ groups, onClose, onInvited }: InviteDialogProps) {
  const { t } = useTranslation('members');
  const [values, setValues] = useState<Values>({ userName: '', name: '', email: '', phone: '' });
  // Of several groups none is the usual one.
  const [chosen, setChosen] = useState<readonly string[]>();
  const groupIds = chosen ?? (groups.length === 1 ? groups.map(({ groupId }) => groupId) : []);
  const [isBusy, setBusy] = useState(false);
  const missing = fields.find(({ field }) => !isSound[field](values[field]))?.field;
  const invite = async () => {
    setBusy(true);
    try {
      onInvited(await call('memberInvite', { body: { ...values, groupIds: [...groupIds] } }), values.name.trim());
    } catch (cause) {
      presentError(cause);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('invite.title')}
      action={t('invite.submit')}
      missing={missing === undefined ? null : t(`invite.missing.${missing}`)}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={invite}
    >
      {fields.map(({ field, maxLength }) => (
        <div key={field}>
          <TextField
            label={t(`invite.${field}`)}
            value={values[field]}
            maxLength={maxLength}
            onChange={(value) => setValues({ ...values, [field]: value })}
          />
          {values[field] !== '' && !isSound[field](values[field]) && (
            <p className={styles.wrong}>{t(`invite.missing.${field}`)}</p>
          )}
        </div>
      ))}
      <GroupChoices groups={groups} chosen={groupIds} onChange={setChosen} />
    </FormDialog>
  );
}
