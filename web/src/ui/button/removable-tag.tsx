import { Tag } from 'antd';
import type { ReactNode } from 'react';

export interface RemovableTagProps {
  label: ReactNode;
  /** Name of the cross. */
  remove: string;
  onClose: () => void;
}

/** A tag in a field of several: its cross can be reached and named, which antd's own cannot. */
export function RemovableTag({ label, remove, onClose }: RemovableTagProps) {
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
