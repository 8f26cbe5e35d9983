/** The arrow chemists write between a target and what it is made from; open, double, pointing to the precursor. */
export function RetroArrow({ width = 44 }: { width?: number }) {
  const end = width - 2;
  return (
    <svg width={width} height="14" viewBox={`0 0 ${width} 14`} fill="none" stroke="currentColor" aria-hidden="true">
      <path d={`M1 4.5H${end - 5}M1 9.5H${end - 5}M${end - 8} 1l8 6-8 6`} strokeWidth="1.2" />
    </svg>
  );
}
