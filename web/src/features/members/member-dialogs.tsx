// Dialogs about one user. Each closes itself through `onDone` once the service has agreed.

import type { MemberGroup } from '@app/shared/contracts/members/groups';
import type { Member, PasswordLink } from '@app/shared/contracts/members/members';
import { memberLimits } from '@app/shared/constants/members';
import { mailAddress, phoneNumber } from '@app/shared/rules/account/contact-data';
import { userNameIn } from '@app/shared/rules/account/user';
import { Alert, Checkbox, Flex, Form, Typography } from 'antd';
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
const fieldsOf = (values: object) =>
  Object.entries(values).filter((entry): entry is [Field, string] => entry[0] in isValid);

/** The text fields of a user, each with what is wrong with it. */
function TextFields({ values }: { values: object }) {
  const { t } = useTranslation('members');
  return fieldsOf(values).map(([field, text]) => (
    <TextField
      key={field}
      name={field}
      label={t(`invite.${field}`)}
      maxLength={maxLengths[field]}
      problem={text === '' || isValid[field](text) ? undefined : t(`invite.missing.${field}`)}
    />
  ));
}

function useMissing() {
  const { t } = useTranslation('members');
  return (values: object): string | null => {
    const wrong = fieldsOf(values).find(([field, text]) => !isValid[field](text));
    return wrong ? t(`invite.missing.${wrong[0]}`) : null;
  };
}

interface InviteDialogProps {
  groups: readonly MemberGroup[];
  onClose: () => void;
  onInvited: (link: PasswordLink, name: string) => void;
}

/** Invites a user with groups; with several, none is preselected. */
function InviteDialog({ groups, onClose, onInvited }: InviteDialogProps) {
  const { t } = useTranslation('members');
  const groupIds = groups.length === 1 ? groups.map(({ groupId }) => groupId) : [];
  return (
    <FormDialog
      title={t('invite.title')}
      action={t('invite.submit')}
      initial={{ userName: '', name: '', email: '', phone: '', groupIds }}
      missing={useMissing()}
      onClose={onClose}
      onSubmit={async (body) => onInvited(await call('memberInvite', { body }), body.name.trim())}
    >
      {(values) => (
        <>
          <TextFields values={values} />
          <GroupChoices groups={groups} chosen={values.groupIds} />
        </>
      )}
    </FormDialog>
  );
}

interface MemberDialogProps {
  member: Member;
  onClose: () => void;
  onDone: () => void;
}

/** Name and addresses of a user. */
function EditDialog({ member: { userId, name, email, phone }, onClose, onDone }: MemberDialogProps) {
  const { t } = useTranslation('members');
  return (
    <FormDialog
      title={t('edit.title', { name })}
      action={t('save')}
      initial={{ name, email, phone }}
      missing={useMissing()}
      onClose={onClose}
      onSubmit={async (values) => {
        const saved = await call('memberEdit', { body: { userId, ...values } });
        toast.success(t('edit.done', { name: saved.name }));
        onDone();
      }}
    >
      {(values) => <TextFields values={values} />}
    </FormDialog>
  );
}

/** Deletes a user with all of their data for good, once the user name is typed. */
function DeleteDialog({ member: { userId, userName, name }, onClose, onDone }: MemberDialogProps) {
  const { t } = useTranslation('members');
  return (
    <FormDialog
      title={t('delete.title', { name })}
      action={t('delete.action')}
      initial={{ typed: '' }}
      missing={({ typed }) => (typed.trim().toLowerCase() === userName ? null : t('delete.missing'))}
      onClose={onClose}
      onSubmit={async ({ typed }) => {
        await call('memberDelete', { body: { userId, userName: typed.trim() } });
        toast.success(t('delete.done', { name }));
        onDone();
      }}
    >
      <p>{t('delete.text')}</p>
      <p>{t('delete.kept')}</p>
      <TextField name="typed" label={t('delete.type', { userName })} maxLength={100} />
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
  return (
    <FormDialog
      title={t('reset.title', { name })}
      action={t('reset.action')}
      initial={{ alsoSecondFactor: false }}
      onClose={onClose}
      onSubmit={async (wish) => onDone(await call('memberResetPassword', { body: { userId, ...wish } }))}
    >
      <p>{t('reset.text')}</p>
      <Form.Item name="alsoSecondFactor" valuePropName="checked">
        <Checkbox>{t('reset.secondFactor')}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}

/** The groups of one user. */
function MemberGroupsDialog(props: MemberDialogProps & { groups: readonly MemberGroup[] }) {
  const { member, groups, onClose, onDone } = props;
  const { userId, name } = member;
  const { t } = useTranslation('members');
  return (
    <FormDialog
      title={t('groupsOf.title', { name })}
      action={t('save')}
      initial={{ groupIds: member.groupIds }}
      onClose={onClose}
      onSubmit={async ({ groupIds }) => {
        await call('memberSetGroups', { body: { userId, groupIds } });
        toast.success(t('groupsOf.done', { name }));
        onDone();
      }}
    >
      {({ groupIds }) => (
        <>
          <p>{t('groupsOf.text')}</p>
          <GroupChoices groups={groups} chosen={groupIds} />
        </>
      )}
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

/** Which groups a user is in, with what each of them allows. */
function GroupChoices({ groups, chosen }: { groups: readonly MemberGroup[]; chosen: readonly string[] }) {
  const { t } = useTranslation(['members', 'profile']);
  const allowed = groups.filter(({ groupId }) => chosen.includes(groupId)).flatMap(({ permissions }) => permissions);
  return (
    <>
      {groups.length === 0 ? (
        <p>{t('group.noneYet')}</p>
      ) : (
        <FormField isGroup name="groupIds" label={t('column.groups')}>
          <Checkbox.Group
            style={{ display: 'grid', gap: 8 }}
            options={groups.map(({ groupId, name, permissions }) => ({
              value: groupId,
              label: (
                <>
                  {name}{' '}
                  <Typography.Text type="secondary">
                    {permissions.map((one) => t(`profile:module.${one}`)).join(t('comma')) || t('group.noModules')}
                  </Typography.Text>
                </>
              ),
            }))}
          />
        </FormField>
      )}
      {allowed.length === 0 && <Alert type="warning" role="status" showIcon title={t('group.noSignIn')} />}
    </>
  );
}
