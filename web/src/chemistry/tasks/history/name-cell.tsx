import { Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RenameForm } from './rename-form.tsx';

export interface NameCellProps {
  /** As it is renamed. */
  name: string;
  /** As it is shown. */
  shown?: string;
  to: string;
  picture?: ReactNode;
  note?: ReactNode;
  isRenaming: boolean;
  /** True when the service took the name. */
  onRename: (name: string) => Promise<boolean>;
  onEnd: () => void;
}

/** A task's name, which leads to it, or the field in which it is changed. */
export function NameCell({ name, shown = name, to, picture, note, isRenaming, onRename, onEnd }: NameCellProps) {
  return (
    <Flex gap="small" align="center">
      {picture}
      <span style={{ minWidth: 140, overflowWrap: 'anywhere' }}>
        {isRenaming ? (
          <RenameForm
            name={name}
            onCancel={onEnd}
            onRename={async (typed) => {
              if (await onRename(typed)) onEnd();
            }}
          />
        ) : (
          <>
            <Link to={to} style={{ fontWeight: 600 }}>
              {shown}
            </Link>
            {note !== undefined && <small style={{ display: 'block', color: 'var(--secondary)' }}>{note}</small>}
          </>
        )}
      </span>
    </Flex>
  );
}

/** Which row is being renamed. */
export function useRenaming() {
  const [renaming, setRenaming] = useState<string | null>(null);
  return { renaming, start: setRenaming, end: () => setRenaming(null) };
}
