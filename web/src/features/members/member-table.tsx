import type { Member } from '@app/shared/contracts/members/members';
import type { MemberGroup } from '@app/shared/contracts/members/groups';
import { formatAgo, formatDate } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { MoreIcon } from '../../ui/icons/work-icons.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { RecordActions, RecordName, RecordNote, RecordState, RecordTable } from '../../ui/table/record-table.tsx';
import styles from './page.module.css';

export type MemberDeed =
  | 'groups'
  | 'edit'
  | 'inviteAgain'
  | 'reset'
  | 'makeAdministrator'
  | 'unmakeAdministrator'
  | 'disable'
  | 'enable'
  | 'delete';

export interface MemberTableProps {
  members: readonly Member[];
  groups: readonly MemberGroup[];
  onDeed: (deed: MemberDeed, member: Member) => void;
}

const columns = ['name', 'contact', 'groups', 'state', 'lastSignIn'] as const;
const tones = { active: 'good', invited: 'warning', disabled: undefined } as const;

/** The users, administrators first. */
export function MemberTable({ members, groups, onDeed }: MemberTableProps) {
  const { t } = useTranslation('members');
  return (
    <RecordTable
      label={t('part.users')}
      columns={columns.map((column) => t(`column.${column}`))}
      action={t('column.action')}
    >
      {members.map((member) => (
        <Row key={member.userId} member={member} groups={groups} onDeed={(deed) => onDeed(deed, member)} />
      ))}
    </RecordTable>
  );
}

interface RowProps {
  member: Member;
  groups: readonly MemberGroup[];
  onDeed: (deed: MemberDeed) => void;
}

function Row({ member, groups, onDeed }: RowProps) {
  const { t } = useTranslation('members');
  const { name, userName, email, phone, state, groupIds, isSelf, isTenantAdmin, lastSignInAt, createdAt } = member;
  const names = groups.filter(({ groupId }) => groupIds.includes(groupId)).map((group) => group.name);
  return (
    <tr data-usable={state !== 'disabled'}>
      <RecordName name={name}>
        <RecordNote>
          {userName}
          {isSelf && <span className={styles.mark}>{t('you')}</span>}
          {isTenantAdmin && <span className={styles.mark}>{t('administrator')}</span>}
        </RecordNote>
      </RecordName>
      <td data-label={t('column.contact')}>
        <span className={styles.mail}>{email}</span>
        {phone !== '' && <RecordNote>{phone}</RecordNote>}
      </td>
      <td data-label={t('column.groups')}>
        {names.length > 0 ? names.join(t('comma')) : <RecordNote>{t('noGroup')}</RecordNote>}
      </td>
      <td data-label={t('column.state')}>
        <RecordState {...(tones[state] && { tone: tones[state] })}>{t(`state.${state}`)}</RecordState>
      </td>
      <td data-label={t('column.lastSignIn')}>
        {lastSignInAt === null ? (
          <RecordNote>{t(state === 'invited' ? 'invitedOn' : 'notYet', { date: formatDate(createdAt) })}</RecordNote>
        ) : (
          formatAgo(lastSignInAt)
        )}
      </td>
      <RecordActions>
        <Menu
          label={t('actionsOf', { name })}
          trigger={<MoreIcon />}
          isIcon
          items={deedsOf(member).map((deed) => ({
            key: deed,
            label: t(`deed.${deed}`),
            danger: deed === 'disable' || deed === 'delete',
            onSelect: () => onDeed(deed),
          }))}
        />
      </RecordActions>
    </tr>
  );
}

/** What the service would not refuse. */
function deedsOf({ state, isSelf, isTenantAdmin }: Member): MemberDeed[] {
  // One's own addresses are changed in the profile, with the password.
  if (isSelf) return ['groups'];
  if (state === 'disabled') return ['groups', 'edit', 'enable', 'delete'];
  const rank = isTenantAdmin ? 'unmakeAdministrator' : 'makeAdministrator';
  return ['groups', 'edit', state === 'invited' ? 'inviteAgain' : 'reset', rank, 'disable', 'delete'];
}
