import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { RecordBox } from '../../ui/table/record-table.tsx';
import styles from './page.module.css';

export interface EmptyListProps {
  title: string;
  text: string;
  /** The way to what fills the list. */
  action: string;
  to: string;
  isPrimary?: boolean;
}

/** A list that holds nothing yet. */
export function EmptyList({ title, text, action, to, isPrimary = false }: EmptyListProps) {
  return (
    <div className={styles['empty']}>
      <RecordBox>
        <EmptyState
          title={title}
          text={text}
          action={
            <ButtonLink to={to} variant={isPrimary ? 'primary' : 'default'}>
              {action}
            </ButtonLink>
          }
        />
      </RecordBox>
    </div>
  );
}
