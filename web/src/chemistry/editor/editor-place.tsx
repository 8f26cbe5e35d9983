import { useState } from 'react';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { Button } from '../../ui/button/button.tsx';
import { PencilIcon } from '../../ui/icons/icons.tsx';
import type { StructureEditorProps } from './drawing.ts';
import styles from './editor-place.module.css';
import { StructureEditor } from './structure-editor.tsx';

export interface EditorPlaceProps extends StructureEditorProps {
  /** The button that opens it on a small screen. */
  opens: string;
}

/** The editor; on a small screen it waits until it is wanted, being large and eager for the focus. */
export function EditorPlace({ opens, className = styles.editor, ...props }: EditorPlaceProps) {
  const isSmall = useIsBelow('lg');
  const [isWanted, setWanted] = useState(false);
  if (isSmall && !isWanted)
    return (
      <Button style={{ margin: 12 }} icon={<PencilIcon size={16} />} onClick={() => setWanted(true)}>
        {opens}
      </Button>
    );
  return <StructureEditor className={className} {...props} />;
}
