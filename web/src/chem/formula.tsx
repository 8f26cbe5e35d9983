import { Fragment } from 'react';

/** A molecular formula with its numbers below the line. */
export function Formula({ formula }: { formula: string }) {
  const parts = formula.split(/(\d+)/);
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 1 ? <sub key={index}>{part}</sub> : <Fragment key={index}>{part}</Fragment>,
      )}
    </span>
  );
}
