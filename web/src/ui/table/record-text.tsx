import { Typography } from 'antd';
import type { ReactNode } from 'react';

/** Name of a record, with a note below. */
export function RecordTitle({ name, children }: { name: ReactNode; children?: ReactNode }) {
  return (
    <>
      <Typography.Text strong>{name}</Typography.Text>
      {children !== undefined && <RecordNote>{children}</RecordNote>}
    </>
  );
}

/** Small text below the value of a cell. */
export function RecordNote({ children }: { children: ReactNode }) {
  return (
    <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
      {children}
    </Typography.Text>
  );
}
