// What is in the flask: typed, or drawn side by side.

import { Input, Select } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { useId, useState } from 'react';
import { StructureEditor } from '../../../chemistry/editor/structure-editor.tsx';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ExampleLine } from '../../../ui/page/example-line.tsx';
import { PencilIcon } from '../../../ui/icons/icons.tsx';
import { FlaskIcon } from '../../../ui/icons/module-icons.tsx';
import { examples } from '../examples.ts';
import styles from './page.module.css';
import type { PredictionState } from './use-prediction.ts';

const topChoices = [5, 10, 20, 50] as const;

export function MixtureForm({ prediction }: { prediction: PredictionState }) {
  const { t } = useTranslation('forward');
  const id = useId();
  const { mixture, isRunning } = prediction;
  return (
    <section className={styles.mixture} aria-label={t('mixture.title')}>
      <div className={styles.entry}>
        <label htmlFor={id}>{t('mixture.title')}</label>
        <Input.TextArea
          id={id}
          value={mixture}
          maxLength={limits.structureTextLength}
          spellCheck={false}
          aria-describedby={`${id}-help`}
          placeholder={t('mixture.placeholder')}
          onChange={({ target }) => prediction.change(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void prediction.predict();
          }}
        />
        <p id={`${id}-help`}>{t('mixture.help')}</p>
        {mixture === '' && (
          <ExampleLine
            title={t('mixture.examples')}
            examples={examples.map((one) => ({ label: t(`example.${one.key}`), value: one.mixture }))}
            onTake={prediction.change}
          />
        )}
      </div>
      <Canvas prediction={prediction} />
      <div className={styles.start}>
        <Button
          variant="primary"
          icon={<FlaskIcon />}
          disabled={!prediction.mayPredict}
          loading={isRunning}
          onClick={() => void prediction.predict()}
        >
          {t('mixture.predict')}
        </Button>
        {mixture !== '' && <Button onClick={prediction.clear}>{t('mixture.clear')}</Button>}
        <label>
          {t('mixture.top')}
          <Select
            size="small"
            aria-label={t('mixture.top')}
            value={prediction.top}
            options={topChoices.map((top) => ({ value: top, label: top }))}
            onChange={(picked) => prediction.setTop(Number(picked))}
          />
        </label>
      </div>
    </section>
  );
}

/** The editor; on a small screen it waits until it is wanted, being large and eager for the focus. */
function Canvas({ prediction }: { prediction: PredictionState }) {
  const { t } = useTranslation('forward');
  const isSmall = useIsBelow('lg');
  const [isWanted, setWanted] = useState(false);
  if (isSmall && !isWanted)
    return (
      <Button className={styles.openEditor} icon={<PencilIcon size={16} />} onClick={() => setWanted(true)}>
        {t('openEditor')}
      </Button>
    );
  return (
    <StructureEditor
      className={styles.editor}
      structure={prediction.canvas}
      onChange={prediction.draw}
      onPen={prediction.setPenDown}
    />
  );
}
