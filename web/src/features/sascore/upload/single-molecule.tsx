import { limits } from '@app/shared/constants/limits';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exampleMolecules } from '../../../shared/lib/example-molecules.ts';
import { ExampleLine } from '../../../ui/page/example-line.tsx';
import { SectionTitle } from '../../../ui/page/section-title.tsx';

/** A line for one molecule, whose score and its reasons open beside. */
export function SingleMolecule({ onScore }: { onScore: (structure: string) => void }) {
  const { t } = useTranslation('sascore');
  const [text, setText] = useState('');
  return (
    <section style={{ padding: 16 }} aria-label={t('single.title')}>
      <SectionTitle title={t('single.title')} />
      <Input.Search
        aria-label={t('single.label')}
        placeholder={t('single.label')}
        enterButton={t('single.score')}
        value={text}
        maxLength={limits.structureTextLength}
        autoComplete="off"
        spellCheck={false}
        style={{ marginBlock: 10 }}
        onChange={({ target }) => setText(target.value)}
        onSearch={(typed) => typed.trim() !== '' && onScore(typed.trim())}
      />
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
