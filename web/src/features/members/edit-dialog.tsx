import type { Member } from '@app/shared/contracts/members/members';
import { memberLimits } from '@app/shared/constants/members';
import { mailAddress, phoneNumber } from '@app/shared/rules/account/contact-data';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog, TextField } from '../../ui/dialog/form-dialog.tsx';
import { toast } from '../../ui/notice/toast.ts';

const longest = { name: memberLimits.nameLength, email: 254, phone: 40 } as const;
type Field = keyof typeof longest;
const fields = Object.keys(longest) as Field[];

const isSound: Record<Field, (text: string) => boolean> = {
  name: (text) => text.trim() !== '',
  email: (text) => mailAddress(text) !== undefined,
  phone: (text) => phoneNumber(text) !== undefined,
};

export interface EditDialogProps {
  member: Member;
  onClose: () => void;
  onSaved: () => void;
}

/** Name and addresses of a user. */
export function EditDialog({ member, onClose, onSaved }: EditDialogProps) {
  const { t } = useTranslation('members');
  const [values, setValues] = useState<Record<Field, string>>({
    name: member.name,
    email: member.email,
    phone: member.phone,
  });
  const [isBusy, setBusy] = useState(false);
  const missing = fields.find((field) => !isSound[field](values[field]));
  const save = async () => {
    setBusy(true);
    try {
      const { name } = await call('memberEdit', { body: { userId: member.userId, ...values } });
      toast.success(t('edit.done', { name }));
      onSaved();
    } catch (cause) {
      presentError(cause);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('edit.title', { name: member.name })}
      action={t('save')}
      missing={missing === undefined ? null : t(`invite.missing.${missing}`)}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={save}
    >
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`invite.${field}`)}
          value={values[field]}
          maxLength={longest[field]}
          onChange={(value) => setValues({ ...values, [field]: value })}
        />
      ))}
    </FormDialog>
  );
}
