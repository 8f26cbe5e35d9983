// The structure editor. It is large and comes when it is needed; until then a skeleton of its size holds the place.

import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { fetchAhead } from '../../shared/startup/prefetch.ts';
import type { StructureEditorProps } from './drawing.ts';
import { EditorBoundary } from './editor-boundary.tsx';
import styles from './structure-editor.module.css';

const loadEditor = () => import('./ketcher-editor.tsx');
const KetcherEditor = lazy(() => loadEditor().then((module) => ({ default: module.KetcherEditor })));

/** Fetches the editor ahead of its use, on idle or hover. */
export function prefetchStructureEditor(): void {
  void fetchAhead(loadEditor);
}

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
