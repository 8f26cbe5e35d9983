// Substructures that no step makes or changes: typed as SMARTS or SMILES, or drawn.

import { constraintLimits } from '@app/shared/constants/constraint-limits';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { unmistakableSmiles } from '@app/shared/rules/smiles-text';
import { Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api/call.ts';
import { Button } from '../../ui/button/button.tsx';
import { later } from '../../ui/state/later.tsx';
import { EntryList } from './entry-list.tsx';

const DrawDialog = later(async () => (await import('./draw-substructure.tsx')).DrawSubstructure);

export interface SubstructureListProps {
  /** The recognised target; absent where there are many. */
  target?: Molecule | null | undefined;
  patterns: readonly string[];
  onChange: (patterns: string[]) => void;
}

/** Each entry is looked for in the target before it is added, where the target is known. */
export function SubstructureList({ target, patterns, onChange }: SubstructureListProps) {
  const { t } = useTranslation('retrosynthesis');
  const [isDrawing, setDrawing] = useState(false);
  const most = constraintLimits.keptSubstructures;
  const add = async (pattern: string) => {
    if (target) {
      const settings = { constraints: { keepSubstructures: [pattern] } };
      await call('searchCheck', { body: { structure: unmistakableSmiles(target.smiles), settings } });
    }
    if (!patterns.includes(pattern)) onChange([...patterns, pattern]);
    return null;
  };
  return (
    <Flex vertical gap={4}>
      <EntryList
        label={t('constraints.keepSubstructures.title')}
        help={t('constraints.keepSubstructures.help')}
        placeholder={t('constraints.keepSubstructures.placeholder')}
        entries={patterns.map((one) => ({ key: one, name: one }))}
        most={most}
        onAdd={add}
        onRemove={(gone) => onChange(patterns.filter((one) => one !== gone))}
      />
      <Button size="small" disabled={patterns.length >= most} onClick={() => setDrawing(true)}>
        {t('constraints.keepSubstructures.draw')}
      </Button>
      {isDrawing && <DrawDialog onAdd={add} onClose={() => setDrawing(false)} />}
    </Flex>
  );
}
