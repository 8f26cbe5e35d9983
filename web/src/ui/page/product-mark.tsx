/** The product's mark: a ring opened by one bond, the first cut of a retrosynthesis. Decoration beside the name. */
export function ProductMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M16 3.6 26.7 9.8v12.4L16 28.4 5.3 22.2V9.8z"
        stroke="var(--primary)"
        strokeWidth="2.6"
        strokeLinejoin="round"
        fill="var(--primary-tint)"
      />
      <path d="M16 16 9.6 12.3M16 16l6.4-3.7M16 16v7.2" stroke="var(--primary)" strokeWidth="2" strokeLinecap="round" />
      <circle cx="9.4" cy="12.2" r="2.3" fill="var(--primary)" />
      <circle cx="22.6" cy="12.2" r="2.3" fill="var(--primary)" />
      <circle cx="16" cy="23.4" r="2.3" fill="var(--primary)" />
      <circle cx="16" cy="16" r="2.9" fill="var(--surface)" stroke="var(--primary)" strokeWidth="2" />
    </svg>
  );
}
