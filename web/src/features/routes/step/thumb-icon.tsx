import type { Verdict } from '@app/shared/contracts/routes/notes';

/** A thumb up or down. */
export function ThumbIcon({ verdict, size = 16 }: { verdict: Verdict; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
      style={verdict === 'dislike' ? { transform: 'rotate(180deg)' } : undefined}
    >
      <path d="M3 9h3v8H3zM6 9l3.6-6.2c1.3 0 2.2 1 2 2.3L11 8.2h4.4c1.1 0 1.9 1 1.6 2.1l-1.3 5.2c-.2.9-1 1.5-1.9 1.5H6" />
    </svg>
  );
}
