import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { ChevronLeftIcon } from '../icons/work-icons.tsx';
import { ButtonLink } from './button.tsx';

export interface BackLinkProps {
  to: string;
  /** What is read aloud, where the text alone does not say where it leads. */
  label?: string;
  /** Beside the arrow. */
  text?: string;
  /** From which width on the text has room; always, without it. */
  textFrom?: 'md' | 'lg';
}

/** Link one level up, at the top of a page. */
export function BackLink({ to, label, text, textFrom }: BackLinkProps) {
  const isNarrow = useIsBelow(textFrom ?? 'md') && textFrom !== undefined;
  return (
    <ButtonLink
      to={to}
      variant="text"
      size="small"
      aria-label={label}
      icon={<ChevronLeftIcon size={16} />}
      style={{ flex: 'none' }}
    >
      {isNarrow ? undefined : text}
    </ButtonLink>
  );
}
