import type { ScoreExplanation } from '@app/shared/contracts/sascore/results';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './why-panel.module.css';

/** The rarest surroundings of atoms in the molecule, as the table of fragments knows them. */
export function FragmentTable({ fragments }: Pick<ScoreExplanation, 'fragments'>) {
  const { t } = useTranslation('sascore');
  return (
    <table className={styles.fragments}>
      <caption>{t('why.fragments')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('why.fragment')}</th>
          <th scope="col" data-number>
            {t('why.times')}
          </th>
          <th scope="col" data-number>
            {t('why.contribution')}
          </th>
        </tr>
      </thead>
      <tbody>
        {fragments.map((fragment) => (
          <tr key={`${fragment.smiles} ${fragment.atoms[0]?.join('-')}`}>
            <th scope="row">
              <code>{fragment.smiles}</code>
              {!fragment.known && <small>{t('why.unknown')}</small>}
            </th>
            <td data-number>{formatNumber(fragment.times)}</td>
            <td data-number>{formatNumber(fragment.contribution, 2).replace('-', '−')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
