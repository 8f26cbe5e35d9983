// A list that is filled line by line; input is checked before it is added.

import { Flex, Input, Space, Typography } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../shared/api/call-error.ts';
import { fullMessageOf } from '../../shared/errors/present.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';

export interface EntryListProps {
  label: string;
  help: ReactNode;
  placeholder: string;
  entries: readonly { key: string; name: string; picture?: ReactNode }[];
  most: number;
  /** Puts the text on the list; resolves with a sentence when it cannot be there, rejects as the call does. */
  onAdd: (text: string) => Promise<string | null>;
  onRemove: (key: string) => void;
}

export function EntryList({ label, help, placeholder, entries, most, onAdd, onRemove }: EntryListProps) {
  const { t } = useTranslation('retrosynthesis');
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const id = useId();
  const isFull = entries.length >= most;
  const add = async () => {
    if (text.trim() === '' || isChecking) return;
    setChecking(true);
    try {
      const refused = await onAdd(text.trim());
      setRefusal(refused);
      if (refused === null) setText('');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(fullMessageOf(error));
    } finally {
      setChecking(false);
    }
  };
  return (
    <Flex vertical gap={4} role="group" aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={id} style={{ fontWeight: 600 }}>
        {label}
      </label>
      <Typography.Text id={`${id}-help`} type="secondary">
        {help}
      </Typography.Text>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {entries.map(({ key, name, picture }) => (
          <Flex key={key} component="li" align="center" gap={8} style={{ overflowWrap: 'anywhere' }}>
            {picture}
            <span style={{ flex: 1, minWidth: 0 }}>{name}</span>
            <IconButton
              size="small"
              label={t('constraints.entries.remove', { name })}
              icon={<CloseIcon size={14} />}
              onClick={() => onRemove(key)}
            />
          </Flex>
        ))}
      </ul>
      <Space.Compact block>
        <Input
          size="small"
          id={id}
          value={text}
          disabled={isFull}
          autoComplete="off"
          spellCheck={false}
          placeholder={isFull ? t('constraints.entries.full', { most }) : placeholder}
          aria-describedby={`${id}-help ${id}-refusal`}
          aria-invalid={refusal !== null}
          status={refusal === null ? '' : 'error'}
          onChange={({ target }) => {
            setText(target.value);
            setRefusal(null);
          }}
          onPressEnter={(event) => {
            if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void add();
          }}
        />
        <Button size="small" loading={isChecking} disabled={isFull || text.trim() === ''} onClick={() => void add()}>
          {t('constraints.entries.add')}
        </Button>
      </Space.Compact>
      <Typography.Text id={`${id}-refusal`} type="danger" aria-live="polite">
        {refusal}
      </Typography.Text>
    </Flex>
  );
}
