import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styles from './help.module.css';
import { parseMarkup, type Span } from './markup.ts';

/** A text of the help center. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles['prose']}>
      {parseMarkup(text).map((block, index) =>
        block.kind === 'list' ? (
          <ul key={index}>
            {block.items.map((spans, item) => (
              <li key={item}>{spans.map(shown)}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>{block.spans.map(shown)}</p>
        ),
      )}
    </div>
  );
}

function shown(span: Span, index: number) {
  if (span.kind === 'strong') return <strong key={index}>{span.text}</strong>;
  if (span.kind === 'code') return <code key={index}>{span.text}</code>;
  if (span.kind === 'text') return <Fragment key={index}>{span.text}</Fragment>;
  return (
    <Link key={index} to={span.to}>
      {span.text}
    </Link>
  );
}
