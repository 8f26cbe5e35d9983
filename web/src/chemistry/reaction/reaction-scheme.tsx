// A reaction as it is written in the laboratory: reactants, plus signs, an arrow with the agents over it, product.

import type { Reaction } from '@app/shared/contracts/reaction/reaction';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../shared/format/class-names.ts';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import styles from './reaction-scheme.module.css';

export interface ReactionSchemeProps {
  reaction: Pick<Reaction, 'reactants' | 'product'> & Partial<Pick<Reaction, 'agents'>>;
  size?: SchemeSize;
  /** Atoms on a light ground: by the place of the reactant, and those of the product; in the order of canonical SMILES. */
  marked?: { reactants?: Readonly<Record<number, readonly number[]>>; product?: readonly number[] };
  /** Below the arrow. */
  under?: string;
  className?: string;
}

/** For a page header, a list or a drawer. */
export type SchemeSize = 'large' | 'medium' | 'small';

const pictureSizes: Record<SchemeSize, { width: number; height: number }> = {
  large: { width: 190, height: 130 },
  medium: { width: 140, height: 96 },
  small: { width: 92, height: 66 },
};

export function ReactionScheme({ reaction, size = 'medium', marked = {}, under, className }: ReactionSchemeProps) {
  const { t } = useTranslation('reaction');
  const { reactants, agents = [], product } = reaction;
  const picture = pictureSizes[size];
  return (
    <div
      className={classNames(styles.scheme, className)}
      data-size={size}
      role="group"
      aria-label={schemeWords(t, reaction)}
    >
      {reactants.map((molecule, index) => (
        <Fragment key={`${index}-${molecule.key}`}>
          {index > 0 && (
            <span className={styles.plus} aria-hidden="true">
              +
            </span>
          )}
          <Named molecule={molecule} {...picture} marked={marked.reactants?.[index]} />
        </Fragment>
      ))}
      {/* The product stays beside its arrow where the line breaks. */}
      <span className={styles.result}>
        <span className={styles.arrow}>
          <span className={styles.over}>{agents.map(moleculeLabel).join(', ')}</span>
          <span className={styles.shaft}>
            <svg width="9" height="10" viewBox="0 0 9 10" aria-hidden="true">
              <path d="M0 0 9 5 0 10z" fill="currentColor" />
            </svg>
          </span>
          <span className={styles.under}>{under}</span>
        </span>
        <Named molecule={product} {...picture} marked={marked.product} />
      </span>
    </div>
  );
}

/** The reaction in a sentence, for screen readers. */
export function schemeWords(
  t: ReturnType<typeof useTranslation<'reaction'>>['t'],
  { reactants, agents = [], product }: ReactionSchemeProps['reaction'],
): string {
  const names = (molecules: readonly Molecule[]) => molecules.map(moleculeLabel).join(' + ');
  const values = { reactants: names(reactants), product: moleculeLabel(product), agents: names(agents) };
  return t(agents.length > 0 ? 'scheme.labelAgents' : 'scheme.label', values);
}

interface NamedProps {
  molecule: Molecule;
  width: number;
  height: number;
  marked: readonly number[] | undefined;
}

function Named({ molecule, width, height, marked }: NamedProps) {
  return (
    <figure className={styles.figure} style={{ width }} title={molecule.smiles}>
      <MoleculePicture molecule={molecule} width={width} height={height} marked={marked} decorative />
      <figcaption>{moleculeLabel(molecule)}</figcaption>
    </figure>
  );
}
