import { Fragment, type ReactNode } from 'react';

/** A chemical name that may break after its brackets, besides after its hyphens; only a longer part is cut within. */
export function breakable(name: string): ReactNode {
  return name.split(/(?<=[)\]])(?=\p{L}{3})/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
