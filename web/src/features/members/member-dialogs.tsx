// Dialogs about one user. Each closes itself through `onDone` once the service has agreed.

import type { MemberGroup } from '@app/shared/contracts/members/groups';
import type { Member, PasswordLink } from '@app/shared/contracts/members/members';
import { memberLimits } from '@app/shared/constants/members';
import { mailAddress, phoneNumber } from '@app/shared/rules/account/contact-data';
import { userNameIn } from '@app/shared/rules/account/user';
import { Alert, Checkbox, Flex, Typography } from 'antd';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { formatDateTime } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormDialog, FormField, TextField } from '../../ui/dialog/form-dialog.tsx';
import { KeyIcon } from '../../ui/icons/module-icons.tsx';
import { toast } from '../../ui/notice/toast.ts';

export type OpenDialog =
  | { what: 'invite' }
  | { what: 'link'; link: PasswordLink; name: string }
  | { what: 'groups' | 'edit' | 'reset' | 'delete'; member: Member };

export interface MemberDialogsProps {
  open: OpenDialog;
  groups: readonly MemberGroup[];
  onClose: () => void;
  onDone: () => void;
  onLink: (link: PasswordLink, name: string) => void;
}

/** The dialog that is open. */
export function MemberDialogs({ open, groups, onClose, onDone, onLink }: MemberDialogsProps) {
  if (open.what === 'invite') return <InviteDialog groups={groups} onClose={onClose} onInvited={onLink} />;
  if (open.what === 'link') return <LinkDialog link={open.link} name={open.name} onClose={onClose} />;
  const props = { member: open.member, onClose, onDone };
  if (open.what === 'groups') return <MemberGroupsDialog {...props} groups={groups} />;
  if (open.what === 'reset') return <ResetDialog {...props} onDone={(link) => onLink(link, open.member.name)} />;
  return open.what === 'edit' ? <EditDialog {...props} /> : <DeleteDialog {...props} />;
}

const maxLengths = {
  userName: memberLimits.userNameLength,
  name: memberLimits.nameLength,
  email: 254,
  phone: 40,
} as const;
type Field = keyof typeof maxLengths;

const isValid: Record<Field, (text: string) => boolean> = {
  userName: (text) => userNameIn(text) !== undefined,
  name: (text) => text.trim() !== '',
  email: (text) => mailAddress(text) !== undefined,
  phone: (text) => phoneNumber(text) !== undefined,
};

/** State of the text fields of a user, and what is wrong with them. */
function useFields<Known extends Field>(first: Record<Known, string>) {
  const { t } = useTranslation('members');
  const [values, setValues] = useState(first);
  const textOf = (field: Field) => values[field as Known];
  const fields: readonly Field[] = Object.keys(first) as Known[];
  const wrong = fields.find((field) => !isValid[field](textOf(field)));
  const inputs = fields.map((field) => (
    <TextField
      key={field}
      label={t(`invite.${field}`)}
      value={textOf(field)}
      maxLength={maxLengths[field]}
      problem={textOf(field) === '' || isValid[field](textOf(field)) ? undefined : t(`invite.missing.${field}`)}
      onChange={(value) => setValues({ ...values, [field]: value })}
    />
  ));
  return { values, inputs, missing: wrong === undefined ? null : t(`invite.missing.${wrong}`) };
}

interface InviteDialogProps {
  groups: readonly MemberGroup[];
  onClose: () => void;
  onInvited: (link: PasswordLink, name: string) => void;
}

/** Invites a user with groups. */
function InviteDialog({ groups, onClose, onInvited }: InviteDialogProps) {
  const { t } = useTranslation('members');
  const { values, inputs, missing } = useFields({ userName: '', name: '', email: '', phone: '' });
  const [chosen, setChosen] = useState<readonly string[]>();
  // With several groups none is preselected.
  const groupIds = chosen ?? (groups.length === 1 ? groups.map(({ groupId }) => groupId) : []);
  return (
    <FormDialog
      title={t('invite.title')}
      action={t('invite.submit')}
      missing={missing}
      onClose={onClose}
      onSubmit={async () =>
        onInvited(await call('memberInvite', { body: { ...values, groupIds: [...groupIds] } }), values.name.trim())
      }
    >
      {inputs}
      <GroupChoices groups={groups} chosen={groupIds} onChange={setChosen} />
    </FormDialog>
  );
}

interface MemberDialogProps {
  member: Member;
  onClose: () => void;
  onDone: () => void;
}

/** Name and addresses of a user. */
function EditDialog({ member, onClose, onDone }: MemberDialogProps) {
  const { t } = useTranslation('members');
  const { userId, name, email, phone } = member;
  const { values, inputs, missing } = useFields({ name, email, phone });
  return (
    <FormDialog
      title={t('edit.title', { name })}
      action={t('save')}
      missing={missing}
      onClose={onClose}
      onSubmit={async () => {
        const saved = await call('memberEdit', { body: { userId, ...values } });
        toast.success(t('edit.done', { name: saved.name }));
        onDone();
      }}
    >
      {inputs}
    </FormDialog>
  );
}

/** Deletes a user with all of their data for good, once the user name is typed. */
function DeleteDialog({ member: { userId, userName, name }, onClose, onDone }: MemberDialogProps) {
  const { t } = useTranslation('members');
  const [typed, setTyped] = useState('');
  return (
    <FormDialog
      title={t('delete.title', { name })}
      action={t('delete.action')}
      missing={typed.trim().toLowerCase() === userName ? null : t('delete.missing')}
      onClose={onClose}
      onSubmit={async () => {
        await call('memberDelete', { body: { userId, userName: typed.trim() } });
        toast.success(t('delete.done', { name }));
        onDone();
      }}
    >
      <p>{t('delete.text')}</p>
      <p>{t('delete.kept')}</p>
      <TextField label={t('delete.type', { userName })} value={typed} maxLength={100} onChange={setTyped} />
    </FormDialog>
  );
}

interface ResetDialogProps {
  member: Member;
  onClose: () => void;
  onDone: (link: PasswordLink) => void;
}

/** Resets the password, and the second factor if the phone is lost. */
function ResetDialog({ member: { userId, name }, onClose, onDone }: ResetDialogProps) {
  const { t } = useTranslation('members');
  const [alsoSecondFactor, setAlso] = useState(false);
  return (
    <FormDialog
      title={t('reset.title', { name })}
      action={t('reset.action')}
      missing={null}
      onClose={onClose}
      onSubmit={async () => onDone(await call('memberResetPassword', { body: { userId, alsoSecondFactor } }))}
    >
      <p>{t('reset.text')}</p>
      <Checkbox checked={alsoSecondFactor} onChange={({ target }) => setAlso(target.checked)}>
        {t('reset.secondFactor')}
      </Checkbox>
    </FormDialog>
  );
}

/** The groups of one user. */
function MemberGroupsDialog(props: MemberDialogProps & { groups: readonly MemberGroup[] }) {
  const { member, groups, onClose, onDone } = props;
  const { t } = useTranslation('members');
  const [chosen, setChosen] = useState<readonly string[]>(member.groupIds);
  return (
    <FormDialog
      title={t('groupsOf.title', { name: member.name })}
      action={t('save')}
      missing={null}
      onClose={onClose}
      onSubmit={async () => {
        await call('memberSetGroups', { body: { userId: member.userId, groupIds: [...chosen] } });
        toast.success(t('groupsOf.done', { name: member.name }));
        onDone();
      }}
    >
      <p>{t('groupsOf.text')}</p>
      <GroupChoices groups={groups} chosen={chosen} onChange={setChosen} />
    </FormDialog>
  );
}

/** Where the link to set a password went. Without mail it is shown here, once. */
function LinkDialog(props: { link: PasswordLink; name: string; onClose: () => void }) {
  const { t } = useTranslation('members');
  const { name, onClose } = props;
  const { link, expiresAt } = props.link;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('link.copied'));
    } catch {
      // Browsers refuse without a secure page; the text can still be selected by hand.
      toast.error(t('link.notCopied'));
    }
  };
  return (
    <Dialog
      title={t('link.title', { name })}
      width={600}
      icon={<KeyIcon size={20} />}
      footer={<Button onClick={onClose}>{t('link.close')}</Button>}
    >
      <p>{t(link === null ? 'link.mailed' : 'link.text', { name })}</p>
      {link !== null && (
        <Flex gap={10} align="center">
          <Typography.Text code tabIndex={0} aria-label={t('link.label')} style={{ flex: 1, overflowWrap: 'anywhere' }}>
            {link}
          </Typography.Text>
          <Button size="small" variant="primary" data-first-focus onClick={() => void copy(link)}>
            {t('link.copy')}
          </Button>
        </Flex>
      )}
      <p>{t('link.until', { date: formatDateTime(expiresAt) })}</p>
    </Dialog>
  );
}

interface GroupChoicesProps {
  groups: readonly MemberGroup[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Which groups a user is in, with what each of them allows. */
function GroupChoices({ groups, chosen, onChange }: GroupChoicesProps) {
  const { t } = useTranslation(['members', 'profile']);
  const allowed = groups.filter(({ groupId }) => chosen.includes(groupId)).flatMap(({ permissions }) => permissions);
  return (
    <>
      {groups.length === 0 && <p>{t('group.noneYet')}</p>}
      {groups.length > 0 && (
        <FormField label={t('column.groups')}>
          <Checkbox.Group
            value={[...chosen]}
            style={{ display: 'grid', gap: 8 }}
            options={groups.map(({ groupId, name, permissions }) => ({
              value: groupId,
              label: (
                <>
                  {name}{' '}
                  <small style={{ color: 'var(--secondary)' }}>
                    {permissions.length === 0
                      ? t('group.noModules')
                      : permissions.map((one) => t(`profile:module.${one}`)).join(t('comma'))}
                  </small>
                </>
              ),
            }))}
            onChange={onChange}
          />
        </FormField>
      )}
      {allowed.length === 0 && <Alert type="warning" role="status" showIcon title={t('group.noSignIn')} />}
    </>
  );
}
