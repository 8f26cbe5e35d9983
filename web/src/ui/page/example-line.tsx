import styles from './example-line.module.css';

export interface ExampleLineProps {
  /** Label before them. */
  title: string;
  examples: readonly { label: string; value: string }[];
  onTake: (value: string) => void;
}

/** Examples for a user without input of their own. */
export function ExampleLine({ title, examples, onTake }: ExampleLineProps) {
  return (
    <div className={styles.examples}>
      <span>{title}</span>
      {examples.map(({ label, value }) => (
        <button key={value} type="button" onClick={() => onTake(value)}>
          {label}
        </button>
      ))}
    </div>
  );
}
