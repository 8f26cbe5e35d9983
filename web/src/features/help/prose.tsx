import { Link } from 'react-router-dom';
import { parseMarkup, type Span } from './markup.ts';
import styles from './prose.module.css';

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
  if (span.kind === 'link')
    return (
      <Link key={index} to={span.to}>
        {span.text}
      </Link>
    );
  return span.text;
}
