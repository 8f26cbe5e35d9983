import { formatNumber } from '../../shared/i18n/format.ts';

/** The heading of a part of a page, with how many there are. */
export function SectionTitle({ title, count }: { title: string; count?: number | undefined }) {
  return (
    <h2 style={{ display: 'inline', margin: 0, font: 'inherit', fontWeight: 600 }}>
      {title}
      {count !== undefined && <small style={{ marginLeft: 8, fontWeight: 400 }}>{formatNumber(count)}</small>}
    </h2>
  );
}
