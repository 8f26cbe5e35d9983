// Sharing a route, or all routes of a task: with colleagues by name, or by a link with all of the company.

import type { Colleague, Share, ShareKind } from '@app/shared/contracts/sharing';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import type { CallData } from '@app/shared/contracts/catalogue';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../ui/notice/copy-text.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useDebounced } from '../../shared/hooks/debounced.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CopyIcon } from '../../ui/icons/work-icons.tsx';
import { toast } from '../../ui/notice/toast.ts';
import styles from './share-dialog.module.css';

export interface ShareDialogProps {
  kind: ShareKind;
  itemId: string;
  routeType: RouteType;
  onClose: () => void;
}

export function ShareDialog({ kind, itemId, routeType, onClose }: ShareDialogProps) {
  const { t } = useTranslation('sharing');
  const moduleName = t(`common:nav.${routeType}`);
  const body = { direction: 'byMe', itemId, pageIndex: 1, pageSize: 1 } as const;
  const { data, mutate } = useCall('shareList', { body });
  const [isBusy, setBusy] = useState(false);
  const share = data?.items[0];
  const change = async (run: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await run();
      await mutate();
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
  };
  const shareWith = (userIds?: string) =>
    change(() =>
      call('shareToOther', { query: { kind, itemId, routeType, ...(userIds !== undefined && { userIds }) } }),
    );
  const choose = async (person: Found) => {
    await shareWith(person.userId);
    if (person.lacksModule)
      toast.warning(t('find.lacksNow', { name: person.name || person.userName, module: moduleName }));
  };
  const end = (userId?: string) =>
    change(() =>
      call('shareEnd', { body: { shareId: share?.shareId ?? '', ...(userId !== undefined && { userId }) } }),
    );
  return (
    <Dialog title={t(`title.${kind}`)} width={520} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.quiet}>{t(`intro.${kind}`)}</p>
        <FindColleague
          known={share?.people ?? []}
          module={routeType}
          isBusy={isBusy}
          onChoose={(person) => void choose(person)}
        />
        {share && share.people.length > 0 && (
          <ul className={styles.people} aria-label={t('people')}>
            {share.people.map((person) => (
              <li key={person.userId}>
                <Person person={person} />
                <Button size="small" disabled={isBusy} onClick={() => void end(person.userId)}>
                  {t('takeBack')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <LinkPart share={share} isBusy={isBusy} onOpen={() => void shareWith()} />
        {share && (
          <Button variant="danger" loading={isBusy} onClick={() => void end()}>
            {t('endAll')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function LinkPart({ share, isBusy, onOpen }: { share: Share | undefined; isBusy: boolean; onOpen: () => void }) {
  const { t } = useTranslation('sharing');
  const copy = useRef<HTMLSpanElement>(null);
  const isOpen = share?.isOpen ?? false;
  // The button that made the link is no longer there: the focus goes to the link.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) copy.current?.querySelector('button')?.focus();
  }, [isOpen]);
  const link = share && `${window.location.origin}/home?shareCode=${share.shareCode}`;
  return (
    <section className={styles.link}>
      <h3>{t('link.title')}</h3>
      <p className={styles.quiet}>{t(share?.isOpen ? 'link.open' : share ? 'link.named' : 'link.none')}</p>
      <div className={styles.row}>
        {link !== undefined && (
          <span ref={copy}>
            <Button icon={<CopyIcon size={16} />} onClick={() => void copyText(link)}>
              {t('link.copy')}
            </Button>
          </span>
        )}
        {!isOpen && (
          <Button loading={isBusy} onClick={onOpen}>
            {t('link.make')}
          </Button>
        )}
      </div>
    </section>
  );
}

type Found = CallData<'userList'>['items'][number];

interface FindColleagueProps {
  known: readonly Colleague[];
  module: RouteType;
  isBusy: boolean;
  onChoose: (person: Found) => void;
}

function FindColleague({ known, module, isBusy, onChoose }: FindColleagueProps) {
  const { t } = useTranslation('sharing');
  const id = useId();
  const [text, setText] = useState('');
  const key = useDebounced(text.trim());
  const { data } = useCall('userList', { query: { key, module } }, { keepFor: 'colleagues' });
  // The chosen colleague's row disappears: the focus goes to the field for the next name.
  const field = useRef<HTMLInputElement>(null);
  const choose = (person: Found) => {
    field.current?.focus();
    onChoose(person);
  };
  const others = (data?.items ?? []).filter((one) => known.every(({ userId }) => userId !== one.userId));
  return (
    <div>
      <label htmlFor={id}>{t('find.label')}</label>
      <input
        id={id}
        ref={field}
        className={styles.find}
        type="search"
        value={text}
        maxLength={100}
        placeholder={t('find.placeholder')}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      {others.length > 0 ? (
        <ul className={styles.people} aria-label={t('find.found')}>
          {others.slice(0, 6).map((person) => (
            <li key={person.userId}>
              <Person person={person}>
                {person.lacksModule && (
                  <small className={styles.lacks}>{t('find.lacks', { module: t(`common:nav.${module}`) })}</small>
                )}
              </Person>
              <Button size="small" disabled={isBusy} onClick={() => choose(person)}>
                {t('find.share')}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.quiet} role="status">
          {data === undefined ? '' : t(key === '' ? 'find.nobody' : 'find.none')}
        </p>
      )}
    </div>
  );
}

function Person({ person: { name, userName, email }, children }: { person: Colleague; children?: ReactNode }) {
  return (
    <span>
      {name || userName}
      <small>{email}</small>
      {children}
    </span>
  );
}
