import { Fragment, type ReactNode } from 'react';

export interface FieldsProps {
  title?: string;
  fields?: readonly { id: string; label: string; field: ReactNode }[];
  /** Below the fields. */
  children?: ReactNode;
}

/** A group of fields, each with its label on the left. */
export function Fields({ title, fields = [], children }: FieldsProps) {
  return (
    <fieldset style={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
      {title !== undefined && <legend style={{ padding: 0, marginBottom: 8, fontWeight: 600 }}>{title}</legend>}
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 10em) minmax(0, 1fr)',
          gap: '8px 14px',
          alignItems: 'center',
        }}
      >
        {fields.map(({ id, label, field }) => (
          <Fragment key={id}>
            <label htmlFor={id} style={{ color: 'var(--secondary)' }}>
              {label}
            </label>
            {field}
          </Fragment>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
