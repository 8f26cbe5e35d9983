import { Card } from 'antd';
import { useId, type ReactNode } from 'react';

/** A card of the profile: what it is about, and what can be done there. */
export function Section({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card title={<h2 id={id}>{title}</h2>}>
        {text !== undefined && <p style={{ marginTop: 0 }}>{text}</p>}
        {children}
      </Card>
    </section>
  );
}
