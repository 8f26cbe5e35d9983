// The structure editor. It is large and comes when it is needed; until then a skeleton of its size holds the place.

import { Alert, Flex, Skeleton } from 'antd';
import { Component, lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../shared/format/class-names.ts';
import { Button } from '../../ui/button/button.tsx';
import type { StructureEditorProps } from './drawing.ts';
import styles from './structure-editor.module.css';

const KetcherEditor = lazy(() => import('./ketcher-editor.tsx').then((module) => ({ default: module.KetcherEditor })));

export function StructureEditor(props: StructureEditorProps) {
  const { structure, onChange, onPen, canvas = 'current', className, style } = props;
  const [isReady, setReady] = useState(false);
  const [shown, setShown] = useState<StructureEditorProps['structure']>(null);
  // The editor takes a moment to show what it is given.
  const isBehind = isReady && structure !== null && shown !== structure;
  return (
    <div className={classNames(styles.frame, className)} style={style} data-canvas={isBehind ? 'waits' : canvas}>
      <EditorBoundary>
        <Suspense fallback={null}>
          <KetcherEditor
            structure={structure}
            onChange={onChange}
            onPen={onPen}
            onReady={() => setReady(true)}
            onShown={setShown}
          />
        </Suspense>
        {!isReady && <EditorSkeleton />}
      </EditorBoundary>
    </div>
  );
}

function EditorSkeleton() {
  const { t } = useTranslation('structure');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 4_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Flex vertical role="status" className={styles.cover}>
      <Skeleton.Node active style={{ width: '100%', height: 40 }} styles={{ root: { display: 'block' } }} />
      <Flex flex={1} align="center" justify="center">
        {t(isSlow ? 'editor.loadingSlow' : 'editor.loading')}
      </Flex>
    </Flex>
  );
}

// The editor is third-party code from a separate file: when it cannot load or breaks, the page around it stays.
class EditorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <EditorFailure /> : this.props.children;
  }
}

function EditorFailure() {
  const { t } = useTranslation('structure');
  return (
    <Flex align="center" justify="center" className={styles.cover}>
      <Alert
        type="error"
        showIcon
        title={t('editor.failed')}
        action={
          <Button size="small" onClick={() => window.location.reload()}>
            {t('editor.reload')}
          </Button>
        }
      />
    </Flex>
  );
}
