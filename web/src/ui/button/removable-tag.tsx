import { Tag } from 'antd';
import type { ReactNode } from 'react';

/** A tag in a field of several: its cross can be reached and named, which antd's own cannot. */
export function RemovableTag({ label, remove, onClose }: { label: ReactNode; remove: string; onClose: () => void }) {
  return (
    <Tag
      closable={{ 'aria-label': remove }}
      onClose={onClose}
      onMouseDown={(event) => event.preventDefault()}
      style={{ marginBlock: 2 }}
    >
      {label}
    </Tag>
  );
}
