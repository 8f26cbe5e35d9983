import type { ReactNode } from 'react';
import { Section as Part } from '../../ui/page/section.tsx';

/** A card of the profile: what it is about, and what can be done there. */
export function Section({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <Part title={title}>
      {text !== undefined && <p style={{ marginTop: 0 }}>{text}</p>}
      {children}
    </Part>
  );
}
