// One line that takes any notation, name or CAS number; Enter, paste, drop and leaving the line resolve it.

import { Flex, Input } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { SearchIcon } from '../../ui/icons/icons.tsx';

interface StructureInputProps {
  /** Namespace with the keys `input.*`. */
  words?: TargetWords | undefined;
  text: string;
  isChecking: boolean;
  isRefused: boolean;
  describedBy: string;
  onText: (text: string) => void;
  onResolve: (text: string) => void;
  /** Other ways in, beside the line. */
  tools?: ReactNode;
}

export function StructureInput(props: StructureInputProps) {
  const { words = 'retrosynthesis', text, isChecking, isRefused, describedBy, onText, onResolve, tools } = props;
  const { t } = useTranslation(words);
  // What the editor writes into the line is no news to it.
  const isTyped = useRef(false);
  const resolve = (typed: string) => {
    isTyped.current = false;
    onResolve(typed);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        resolve(text);
      }}
    >
      <Flex
        gap={8}
        align="center"
        style={{ padding: '8px 12px', borderBottom: '1px solid var(--line)', background: 'var(--surface)' }}
      >
        <Input
          prefix={<SearchIcon size={17} />}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          status={isRefused ? 'error' : ''}
          aria-label={t('input.label')}
          aria-invalid={isRefused}
          aria-describedby={describedBy}
          placeholder={t('input.placeholder')}
          onChange={({ target }) => {
            isTyped.current = true;
            onText(target.value);
          }}
          onBlur={() => isTyped.current && resolve(text)}
          onPaste={(event) => {
            // A molfile has lines, and an input would join them.
            const pasted = event.clipboardData.getData('text/plain');
            const field = event.currentTarget;
            const replacesAll = field.selectionStart === 0 && field.selectionEnd === field.value.length;
            if (pasted.trim() === '' || (!replacesAll && !pasted.includes('\n'))) return;
            event.preventDefault();
            resolve(pasted.includes('M  END') ? pasted : pasted.trim());
          }}
        />
        <Button type="submit" size="small" loading={isChecking} disabled={text.trim() === ''}>
          {t('input.load')}
        </Button>
        {tools}
      </Flex>
    </form>
  );
}

/** Pages that take a structure call it differently: what is to be made, or what is begun with. */
export type TargetWords = 'retrosynthesis' | 'forward';
