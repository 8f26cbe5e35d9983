import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StructureEditorProps } from '../../chemistry/editor/drawing.ts';
import { StructureEditor } from '../../chemistry/editor/structure-editor.tsx';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { Button } from '../../ui/button/button.tsx';
import { PencilIcon } from '../../ui/icons/icons.tsx';
import styles from './editor-place.module.css';

/** The editor; on a small screen it waits until it is wanted, being large and eager for the focus. */
export function EditorPlace(props: Omit<StructureEditorProps, 'className'>) {
  const { t } = useTranslation('forward');
  const isSmall = useIsBelow('lg');
  const [isWanted, setWanted] = useState(false);
  if (isSmall && !isWanted)
    return (
      <Button style={{ margin: 12 }} icon={<PencilIcon size={16} />} onClick={() => setWanted(true)}>
        {t('openEditor')}
      </Button>
    );
  return <StructureEditor className={styles.editor} {...props} />;
}
