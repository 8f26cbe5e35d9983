import { useState, type ReactNode } from 'react';

export interface InsightFoldProps {
  title: string;
  /** Asked for when the part is opened, not before. */
  children: ReactNode;
  isOpenAtFirst?: boolean;
  /** Opens it where it is wanted otherwise than by a press. */
  isWanted?: boolean;
}

/** A part that is folded until it is opened: its content needs a request. */
export function InsightFold({ title, children, isOpenAtFirst = false, isWanted = false }: InsightFoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [wasWanted, setWanted] = useState(false);
  if (isWanted !== wasWanted) {
    setWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  return (
    <details
      open={isOpen}
      style={{ marginTop: 14, paddingTop: 10, borderTop: '1px solid var(--line)' }}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary style={{ fontWeight: 600, cursor: 'pointer' }}>{title}</summary>
      {isOpen && <div style={{ paddingTop: 10 }}>{children}</div>}
    </details>
  );
}
