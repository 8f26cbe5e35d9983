import type { MouseEvent } from 'react';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { ChevronRightIcon } from '../../ui/icons/work-icons.tsx';
import { StatusTag } from '../../ui/state/status-tag.tsx';
import styles from './command-bar.module.css';
import type { Command } from './command.ts';

export interface CommandRowProps {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onChoose: (event: MouseEvent) => void;
}

/** One of the things that the bar offers. The focus stays in the field; the field says which row is meant. */
export function CommandRow({ id, command, isActive, onPoint, onChoose }: CommandRowProps) {
  const { label, detail, icon, molecule, taskState, marks = [] } = command;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.row}
      onMouseMove={() => isActive || onPoint()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.mark}>
        {molecule ? <MoleculePicture molecule={molecule} width={56} height={36} decorative /> : icon}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{marked(label, marks)}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {taskState && taskState !== 'completed' && <StatusTag state={taskState} />}
      {'asksAbout' in command && <ChevronRightIcon size={16} />}
    </div>
  );
}

function marked(label: string, marks: readonly (readonly [number, number])[]) {
  const parts = marks.flatMap(([from, to], at) => [
    label.slice(marks[at - 1]?.[1] ?? 0, from),
    <mark key={from}>{label.slice(from, to)}</mark>,
  ]);
  return [...parts, label.slice(marks.at(-1)?.[1] ?? 0)];
}
