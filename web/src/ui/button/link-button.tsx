import { Button } from 'antd';
import type { ComponentProps } from 'react';

export interface LinkButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'color'> {
  /** In a column of text: without padding, and in several lines where one has no room. */
  isText?: boolean;
}

const asText = { height: 'auto', padding: 0, textAlign: 'start', whiteSpace: 'normal' } as const;

/** A button that looks like a link, for seldom used actions within a line of text. */
export function LinkButton({ isText = false, style, ...rest }: LinkButtonProps) {
  return <Button type="link" size="small" style={{ ...(isText && asText), ...style }} {...rest} />;
}
