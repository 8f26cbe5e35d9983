// The structure editor. It is large and comes when it is needed; until then a skeleton of its size holds the place.

import { lazy, Suspense, useEffect, useState, Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StructureEditorProps } from './drawing.ts';
import styles from './structure-editor.module.css';

const KetcherEditor = lazy(() => import('./ketcher-editor.tsx').then((module) => ({ default: module.KetcherEditor })));

export function StructureEditor({ structure, onChange, onPen, canvas = 'current', className }: StructureEditorProps) {
  const [isReady, setReady] = useState(false);
  const [shown, setShown] = useState<StructureEditorProps['structure']>(null);
  // The editor takes a moment to show what it is given.
  const isBehind = isReady && structure !== null && shown !== structure;
  return (
    <div
      className={className ? `${styles.frame} ${className}` : styles.frame}
      data-canvas={isBehind ? 'waits' : canvas}
    >
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
    <div className={styles.skeleton} role="status">
      <div className={styles.skeletonBar} />
      <div className={styles.skeletonSide} />
      <p className={styles.skeletonText}>{t(isSlow ? 'editor.loadingSlow' : 'editor.loading')}</p>
      <div className={styles.skeletonSide} />
      <div className={styles.skeletonBar} />
    </div>
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
    <div className={styles.failure} role="alert">
      <p>{t('editor.failed')}</p>
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        {t('editor.reload')}
      </button>
    </div>
  );
}
