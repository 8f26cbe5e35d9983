import type { Member, PasswordLink } from '@app/shared/contracts/members/members';
import { memberStates, type MemberState } from '@app/shared/constants/members';
import { Flex, Tag, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { formatAgo, formatDate } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { MoreIcon, PlusIcon } from '../../ui/icons/work-icons.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { later } from '../../ui/state/later.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { SearchField, useListWish } from '../../ui/table/list-wish.tsx';
import { RecordNote, RecordTitle } from '../../ui/table/record-text.tsx';
import { Records } from '../../ui/table/records.tsx';
import type { OpenDialog } from './member-dialogs.tsx';
import { actionColumn, column, rowHeading } from '../../ui/table/column.tsx';

const MemberDialogs = later(async () => (await import('./member-dialogs.tsx')).MemberDialogs);

const states = ['all', ...memberStates] as const;
const colors = { active: 'success', invited: 'warning', disabled: 'default' } as const;

type Confirmed = 'makeAdministrator' | 'unmakeAdministrator' | 'disable';
type Confirmation = { what: Confirmed; member: Member };
type Deed = Confirmed | 'groups' | 'edit' | 'inviteAgain' | 'reset' | 'enable' | 'delete';
type Open = OpenDialog | Confirmation | null;

/** All users of the tenant, and what can be done with each. */
export function UsersPart({ isFull, onChanged }: { isFull: boolean; onChanged: () => void }) {
  const { t } = useTranslation('members');
  const wish = useListWish<MemberState>();
  const [open, setOpen] = useState<Open>(null);
  const { run } = useAction();
  const query = { ...wish.query, ...(wish.key && { search: wish.key }) };
  const list = useCall('memberList', { query }, { keepFor: 'list' });
  const groupList = useCall('memberGroupList', {}, { keepFor: 'list' });
  const groups = groupList.data?.items ?? [];
  const changed = async () => {
    onChanged();
    await Promise.all([list.mutate(), groupList.mutate()]);
  };
  const close = () => setOpen(null);
  const done = () => {
    close();
    void changed();
  };
  const showLink = (link: PasswordLink, name: string) => {
    setOpen({ what: 'link', link, name });
    void changed();
  };
  const attempt = async (work: () => Promise<void>) => {
    await run(work);
    await changed();
  };
  const confirmed: Record<Confirmed, (userId: string) => Promise<unknown>> = {
    makeAdministrator: (userId) => call('memberSetAdministrator', { body: { userId, isTenantAdmin: true } }),
    unmakeAdministrator: (userId) => call('memberSetAdministrator', { body: { userId, isTenantAdmin: false } }),
    disable: (userId) => call('memberDisable', { body: { userId } }),
  };
  const start = (what: Deed, member: Member) => {
    const { userId, name } = member;
    if (what === 'enable')
      return attempt(async () => {
        await call('memberEnable', { body: { userId } });
        toast.success(t('enable.done', { name }));
      });
    if (what === 'inviteAgain')
      return attempt(async () =>
        setOpen({ what: 'link', link: await call('memberInviteAgain', { body: { userId } }), name }),
      );
    return setOpen({ what, member } as Open);
  };

  const columns: TableColumnsType<Member> = [
    column(t('column.name'), rowHeading, ({ name, userName, isSelf, isTenantAdmin }) => (
      <RecordTitle name={name}>
        {userName} {isSelf && <Tag color="success">{t('you')}</Tag>}
        {isTenantAdmin && <Tag color="success">{t('administrator')}</Tag>}
      </RecordTitle>
    )),
    column(t('column.contact'), ({ email, phone }) => (
      <>
        {email}
        {phone !== '' && <RecordNote>{phone}</RecordNote>}
      </>
    )),
    column(t('column.groups'), ({ groupIds }) => {
      const names = groups.filter(({ groupId }) => groupIds.includes(groupId)).map(({ name }) => name);
      return names.length > 0 ? names.join(t('comma')) : <RecordNote>{t('noGroup')}</RecordNote>;
    }),
    column(t('column.state'), (member) => <Tag color={colors[member.state]}>{t(`state.${member.state}`)}</Tag>),
    column(t('column.lastSignIn'), (member) =>
      member.lastSignInAt === null ? (
        <RecordNote>
          {t(member.state === 'invited' ? 'invitedOn' : 'notYet', { date: formatDate(member.createdAt) })}
        </RecordNote>
      ) : (
        formatAgo(member.lastSignInAt)
      ),
    ),
    actionColumn(t('column.action'), (member) => (
      <Menu
        label={t('actionsOf', { name: member.name })}
        trigger={<MoreIcon />}
        isIcon
        items={deedsOf(member).map((deed) => ({
          key: deed,
          label: t(`deed.${deed}`),
          danger: deed === 'disable' || deed === 'delete',
          onSelect: () => void start(deed, member),
        }))}
      />
    )),
  ];
  return (
    <>
      <Flex wrap gap={12} align="center">
        <SearchField label={t('search')} value={wish.words} onChange={(words) => wish.narrow({ words })} />
        <Segmented
          label={t('column.state')}
          value={wish.state}
          options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
          onChange={(state) => wish.narrow({ state })}
        />
        <Button
          variant="primary"
          icon={<PlusIcon size={16} />}
          disabled={isFull}
          onClick={() => setOpen({ what: 'invite' })}
        >
          {t('invite.action')}
        </Button>
      </Flex>
      <Records
        label={t('part.users')}
        columns={columns}
        list={list}
        page={wish.page}
        rowKey="userId"
        empty={<EmptyState title={t('noneFound')} />}
      />
      {open && !isConfirmed(open) && (
        <MemberDialogs open={open} groups={groups} onClose={close} onDone={done} onLink={showLink} />
      )}
      {open && isConfirmed(open) && (
        <ConfirmDialog
          title={t(`${open.what}.title`, { name: open.member.name })}
          text={t(`${open.what}.text`, { name: open.member.name })}
          action={t(`${open.what}.action`)}
          onClose={close}
          onConfirm={() =>
            attempt(async () => {
              await confirmed[open.what](open.member.userId);
              toast.success(t(`${open.what}.done`, { name: open.member.name }));
              close();
            })
          }
        />
      )}
    </>
  );
}

function isConfirmed(open: OpenDialog | Confirmation): open is Confirmation {
  return open.what === 'disable' || open.what === 'makeAdministrator' || open.what === 'unmakeAdministrator';
}

/** What the service would not refuse. */
function deedsOf({ state, isSelf, isTenantAdmin }: Member): Deed[] {
  // Own addresses are changed in the profile, with the password.
  if (isSelf) return ['groups'];
  if (state === 'disabled') return ['groups', 'edit', 'enable', 'delete'];
  const rank = isTenantAdmin ? 'unmakeAdministrator' : 'makeAdministrator';
  return ['groups', 'edit', state === 'invited' ? 'inviteAgain' : 'reset', rank, 'disable', 'delete'];
}
