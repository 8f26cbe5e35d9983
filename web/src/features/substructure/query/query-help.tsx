// What a query may say beyond a molecule, for who has not drawn one before.

import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { HelpIcon } from '../../../ui/icons/icons.tsx';
import styles from './query-help.module.css';

const drawn = ['rGroup', 'anyAtom', 'list', 'bond', 'properties', 'hydrogen'] as const;
const typed = [
  { key: 'ringNitrogen', text: '[nX2]' },
  { key: 'halogen', text: 'c[Cl,Br,I]' },
  { key: 'freeAmine', text: '[NX3;H2;!$(NC=O)]' },
  { key: 'anyChain', text: 'C~*~N' },
] as const;

export function QueryHelp({ onTry }: { onTry: (smarts: string) => void }) {
  const { t } = useTranslation('substructure');
  return (
    <details className={styles.help}>
      <summary>
        <HelpIcon size={15} />
        {t('help.title')}
      </summary>
      <dl>
        {drawn.map((key) => (
          <div key={key}>
            <dt>{t(`help.drawn.${key}.name`)}</dt>
            <dd>{t(`help.drawn.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('help.typed')}</p>
      <ul>
        {typed.map(({ key, text }) => (
          <li key={key}>
            <button type="button" onClick={() => onTry(text)}>
              <code>{text}</code>
            </button>
            {t(`help.smarts.${key}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
