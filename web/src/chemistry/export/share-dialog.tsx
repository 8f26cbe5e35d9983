// Sharing a route, or all routes of a task: with colleagues by name, or by a link with all of the company.

import { limits } from '@app/shared/constants/limits';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import type { Share, ShareKind } from '@app/shared/contracts/sharing';
import { Divider, Flex, Input, Typography } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CopyIcon } from '../../ui/icons/work-icons.tsx';
import { copyText } from '../../ui/notice/copy-text.ts';
import { toast } from '../../ui/notice/toast.ts';
import { FindColleague, People, Person, type Found } from './find-colleague.tsx';

export interface ShareDialogProps {
  kind: ShareKind;
  itemId: string;
  routeType: RouteType;
  onClose: () => void;
}

export function ShareDialog({ kind, itemId, routeType, onClose }: ShareDialogProps) {
  const { t } = useTranslation('sharing');
  const id = useId();
  const body = { direction: 'byMe', itemId, pageIndex: 1, pageSize: 1 } as const;
  const { data, mutate } = useCall('shareList', { body });
  const { isBusy, run } = useAction();
  const [message, setMessage] = useState('');
  const share = data?.items[0];
  const change = (act: () => Promise<unknown>) =>
    run(async () => {
      await act();
      await mutate();
    });
  const shareWith = (person?: Found) =>
    change(async () => {
      const said = message.trim() === '' ? {} : { message };
      await call('shareToOther', { query: { kind, itemId, routeType, userIds: person?.userId, ...said } });
      if (person?.lacksModule)
        toast.warning(
          t('find.lacksNow', { name: person.name || person.userName, module: t(`common:nav.${routeType}`) }),
        );
    });
  const end = (userId?: string) => change(() => call('shareEnd', { body: { shareId: share?.shareId ?? '', userId } }));
  return (
    <Dialog title={t(`title.${kind}`)} width={520} onClose={onClose}>
      <Flex vertical gap={14}>
        <Typography.Text type="secondary">{t(`intro.${kind}`)}</Typography.Text>
        <FindColleague
          known={share?.people ?? []}
          module={routeType}
          isBusy={isBusy}
          onChoose={(person) => void shareWith(person)}
        />
        <div>
          <label htmlFor={id}>{t('message.label')}</label>
          <Input.TextArea
            id={id}
            value={message}
            autoSize={{ minRows: 1, maxRows: 5 }}
            maxLength={limits.shareMessageLength}
            placeholder={t('message.placeholder')}
            onChange={({ target }) => setMessage(target.value)}
          />
        </div>
        {share && share.people.length > 0 && (
          <div>
            <Typography.Text strong>{t('people')}</Typography.Text>
            <People label={t('people')}>
              {share.people.map((person) => (
                <Person
                  key={person.userId}
                  person={person}
                  action={
                    <Button size="small" disabled={isBusy} onClick={() => void end(person.userId)}>
                      {t('takeBack')}
                    </Button>
                  }
                >
                  {person.message !== undefined && <Said>{person.message}</Said>}
                </Person>
              ))}
            </People>
          </div>
        )}
        <LinkPart share={share} isBusy={isBusy} onOpen={() => void shareWith()} />
        {share && (
          <Button variant="danger" loading={isBusy} onClick={() => void end()}>
            {t('endAll')}
          </Button>
        )}
      </Flex>
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
    <Flex vertical gap={8} component="section">
      <Divider style={{ margin: 0 }} />
      <Typography.Title level={3} style={{ margin: 0, fontSize: 13 }}>
        {t('link.title')}
      </Typography.Title>
      <Typography.Text type="secondary">
        {t(share?.isOpen ? 'link.open' : share ? 'link.named' : 'link.none')}
      </Typography.Text>
      {share?.message !== undefined && <Said>{share.message}</Said>}
      <Flex gap={8} wrap>
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
      </Flex>
    </Flex>
  );
}

/** What was written to those it is shared with. */
function Said({ children }: { children: string }) {
  return (
    <div dir="auto" style={{ whiteSpace: 'pre-wrap', fontStyle: 'italic' }}>
      {children}
    </div>
  );
}
