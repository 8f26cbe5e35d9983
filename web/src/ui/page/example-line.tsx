import styles from './example-line.module.css';

export interface ExampleLineProps {
  /** What stands before them. */
  title: string;
  examples: readonly { label: string; value: string }[];
  onTake: (value: string) => void;
}

/** Something to begin with, for who has nothing at hand yet. */
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
