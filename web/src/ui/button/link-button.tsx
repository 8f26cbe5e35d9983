import { Button } from 'antd';
import type { ComponentProps } from 'react';

/** A button that looks like a link, for seldom used actions within a line of text. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'type' | 'color'>) {
  return <Button type="link" size="small" {...props} />;
}
