// The editor is somebody else's code from a separate file: when it cannot load or breaks, the page around it stays.

import { Component, type ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import styles from './structure-editor.module.css';

export class EditorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
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
