// Colleagues: found by name or address, and listed.

import type { CallData } from '@app/shared/contracts/catalogue';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import type { Colleague } from '@app/shared/contracts/sharing';
import { Flex, Input, Typography, type InputRef } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/use-call.ts';
import { useDebounced } from '../../shared/hooks/debounced.ts';
import { Button } from '../../ui/button/button.tsx';

export type Found = CallData<'userList'>['items'][number];

interface FindColleagueProps {
  known: readonly Colleague[];
  /** Whether they have access to it is said. */
  module?: RouteType;
  isBusy: boolean;
  onChoose: (person: Found) => void;
}

/** Finds those of the company that are not `known` yet by name or address. */
export function FindColleague({ known, module, isBusy, onChoose }: FindColleagueProps) {
  const { t } = useTranslation('sharing');
  const id = useId();
  const [text, setText] = useState('');
  const key = useDebounced(text.trim());
  const { data } = useCall('userList', { query: { key, module } }, { keepFor: 'colleagues' });
  // The chosen colleague's row disappears: the focus goes to the field for the next name.
  const field = useRef<InputRef>(null);
  const choose = (person: Found) => {
    field.current?.focus();
    onChoose(person);
  };
  const others = (data?.items ?? []).filter((one) => known.every(({ userId }) => userId !== one.userId));
  return (
    <div>
      <label htmlFor={id}>{t('find.label')}</label>
      <Input
        id={id}
        ref={field}
        type="search"
        value={text}
        maxLength={100}
        placeholder={t('find.placeholder')}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      {others.length > 0 ? (
        <People label={t('find.found')}>
          {others.slice(0, 6).map((person) => (
            <Person
              key={person.userId}
              person={person}
              action={
                <Button
                  size="small"
                  disabled={isBusy}
                  aria-label={t('find.shareNamed', { name: person.name || person.userName })}
                  onClick={() => choose(person)}
                >
                  {t('find.share')}
                </Button>
              }
            >
              {module && person.lacksModule && (
                <Typography.Text type="warning" style={small}>
                  {t('find.lacks', { module: t(`common:nav.${module}`) })}
                </Typography.Text>
              )}
            </Person>
          ))}
        </People>
      ) : (
        <Typography.Text type="secondary" role="status">
          {data?.items.length === 0 && t(key === '' ? 'find.nobody' : 'find.none')}
        </Typography.Text>
      )}
    </div>
  );
}

const small = { display: 'block', fontSize: 12 } as const;

export function People({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex vertical gap={8} role="list" aria-label={label} style={{ marginTop: 8 }}>
      {children}
    </Flex>
  );
}

interface PersonProps {
  person: Colleague;
  action: ReactNode;
  children?: ReactNode;
}

export function Person({ person: { name, userName, email }, action, children }: PersonProps) {
  return (
    <Flex role="listitem" gap={12} align="center" justify="space-between">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name || userName}
        <Typography.Text type="secondary" style={small}>
          {email}
        </Typography.Text>
        {children}
      </div>
      {action}
    </Flex>
  );
}
