import { Input } from 'antd';
import type { Member, PasswordLink } from '@app/shared/contracts/members/members';
import { memberStates, type MemberState } from '@app/shared/constants/members';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../shared/hooks/debounced.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { PlusIcon } from '../../ui/icons/work-icons.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { RecordBox, RecordsLoading } from '../../ui/table/record-table.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { MemberGroupsDialog } from './member-groups-dialog.tsx';
import { MemberTable, type MemberDeed } from './member-table.tsx';
import styles from './page.module.css';
import { ResetDialog } from './reset-dialog.tsx';

const pageSize = 20;
const states = ['all', ...memberStates] as const;

type Rank = 'makeAdministrator' | 'unmakeAdministrator';
type Open =
  | { what: 'invite' }
  | { what: 'link'; link: PasswordLink; name: string }
  | { what: Rank; member: Member }
  | { what: 'edit' | 'delete' | 'disable' | 'reset' | 'groups'; member: Member }
  | null;

export interface UsersPartProps {
  /** The licence has no place left. */
  isFull: boolean;
  onChanged: () => void;
}

/** Everybody of the tenant, and what can be done with each. */
export function UsersPart({ isFull, onChanged }: UsersPartProps) {
  const { t } = useTranslation('members');
  const [search, setSearch] = useState('');
  const [state, setState] = useState<MemberState | 'all'>('all');
  const [pageIndex, setPageIndex] = useState(1);
  const [open, setOpen] = useState<Open>(null);
  const wanted = useDebounced(search.trim());
  const query = { pageIndex, pageSize, ...(wanted && { search: wanted }), ...(state !== 'all' && { state }) };
  const { data, error, mutate } = useCall('memberList', { query }, { keepFor: 'list' });
  const groups = useCall('memberGroupList', {}, { keepFor: 'list' });
  const close = () => setOpen(null);
  const changed = async () => {
    onChanged();
    await Promise.all([mutate(), groups.mutate()]);
  };

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (cause) {
      presentError(cause);
    }
    await changed();
  };
  const deeds: Record<MemberDeed, (member: Member) => void> = {
    groups: (member) => setOpen({ what: 'groups', member }),
    edit: (member) => setOpen({ what: 'edit', member }),
    disable: (member) => setOpen({ what: 'disable', member }),
    reset: (member) => setOpen({ what: 'reset', member }),
    makeAdministrator: (member) => setOpen({ what: 'makeAdministrator', member }),
    unmakeAdministrator: (member) => setOpen({ what: 'unmakeAdministrator', member }),
    delete: (member) => setOpen({ what: 'delete', member }),
    enable: (member) =>
      void attempt(async () => {
        await call('memberEnable', { body: { userId: member.userId } });
        toast.success(t('enable.done', { name: member.name }));
      }),
    inviteAgain: (member) =>
      void attempt(async () => {
        const link = await call('memberInviteAgain', { body: { userId: member.userId } });
        setOpen({ what: 'link', link, name: member.name });
      }),
  };
  const disable = ({ userId, name }: Member) =>
    attempt(async () => {
      await call('memberDisable', { body: { userId } });
      toast.success(t('disable.done', { name }));
      close();
    });

  const setAdministrator = ({ userId, name }: Member, what: Rank) =>
    attempt(async () => {
      await call('memberSetAdministrator', { body: { userId, isTenantAdmin: what === 'makeAdministrator' } });
      toast.success(t(`${what}.done`, { name }));
      close();
    });

  return (
    <>
      <div className={styles.bar}>
        <Input
          type="search"
          className={styles.search}
          value={search}
          aria-label={t('search')}
          placeholder={t('search')}
          onChange={({ target }) => {
            setSearch(target.value);
            setPageIndex(1);
          }}
        />
        <Segmented
          label={t('column.state')}
          value={state}
          options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
          onChange={(value) => {
            setState(value);
            setPageIndex(1);
          }}
        />
        <Button
          className={styles.push}
          variant="primary"
          icon={<PlusIcon size={16} />}
          disabled={isFull}
          onClick={() => setOpen({ what: 'invite' })}
        >
          {t('invite.action')}
        </Button>
      </div>
      <RecordBox>
        {data && data.items.length > 0 && (
          <MemberTable
            members={data.items}
            groups={groups.data?.items ?? []}
            onDeed={(deed, one) => deeds[deed](one)}
          />
        )}
        {data?.items.length === 0 && <p className={styles.none}>{t('noneFound')}</p>}
        {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!data && !error && <RecordsLoading />}
      </RecordBox>
      {data && <Pager pageIndex={pageIndex} pages={Math.ceil(data.total / pageSize)} onPage={setPageIndex} />}
      {open?.what === 'invite' && (
        <InviteDialog
          groups={groups.data?.items ?? []}
          onClose={close}
          onInvited={(link, name) => {
            setOpen({ what: 'link', link, name });
            void changed();
          }}
        />
      )}
      {open?.what === 'link' && <LinkDialog link={open.link} name={open.name} onClose={close} />}
      {open?.what === 'groups' && (
        <MemberGroupsDialog
          member={open.member}
          groups={groups.data?.items ?? []}
          onClose={close}
          onSaved={() => {
            close();
            void changed();
          }}
        />
      )}
      {open?.what === 'reset' && (
        <ResetDialog
          member={open.member}
          onClose={close}
          onDone={(link) => {
            setOpen({ what: 'link', link, name: open.member.name });
            void changed();
          }}
        />
      )}
      {open?.what === 'edit' && (
        <EditDialog
          member={open.member}
          onClose={close}
          onSaved={() => {
            close();
            void changed();
          }}
        />
      )}
      {open?.what === 'delete' && (
        <DeleteDialog
          member={open.member}
          onClose={close}
          onDone={() => {
            close();
            void changed();
          }}
        />
      )}
      {(open?.what === 'makeAdministrator' || open?.what === 'unmakeAdministrator') && (
        <ConfirmDialog
          title={t(`${open.what}.title`, { name: open.member.name })}
          text={t(`${open.what}.text`, { name: open.member.name })}
          action={t(`${open.what}.action`)}
          onClose={close}
          onConfirm={() => setAdministrator(open.member, open.what)}
        />
      )}
      {open?.what === 'disable' && (
        <ConfirmDialog
          title={t('disable.title', { name: open.member.name })}
          text={t('disable.text')}
          action={t('disable.action')}
          onClose={close}
          onConfirm={() => disable(open.member)}
        />
      )}
    </>
  );
}
