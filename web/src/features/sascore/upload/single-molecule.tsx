import { Input } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exampleMolecules } from '../../../shared/lib/example-molecules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ExampleLine } from '../../../ui/page/example-line.tsx';
import { SectionTitle } from '../../../ui/page/section-title.tsx';

/** A line for one molecule, whose score and its reasons open beside. */
export function SingleMolecule({ onScore }: { onScore: (structure: string) => void }) {
  const { t } = useTranslation('sascore');
  const id = useId();
  const [text, setText] = useState('');
  return (
    <section style={{ padding: 16 }} aria-label={t('single.title')}>
      <SectionTitle title={t('single.title')} />
      <form
        style={{ display: 'flex', gap: 8, marginBlock: 10 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') onScore(text.trim());
        }}
      >
        <label htmlFor={id} className="visually-hidden">
          {t('single.label')}
        </label>
        <Input
          id={id}
          value={text}
          maxLength={limits.structureTextLength}
          placeholder={t('single.label')}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          {t('single.score')}
        </Button>
      </form>
      <ExampleLine
        title={t('examples.title')}
        examples={exampleMolecules.map(({ key, smiles }) => ({ label: t(`examples.${key}`), value: smiles }))}
        onTake={(smiles) => {
          setText(smiles);
          onScore(smiles);
        }}
      />
    </section>
  );
}
