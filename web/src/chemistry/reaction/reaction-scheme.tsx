// A reaction as it is written in the laboratory: reactants, plus signs, an arrow with the agents over it, product.

import type { Reaction } from '@app/shared/contracts/reaction/reaction';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../shared/format/class-names.ts';
import { breakable } from '../drawing/breakable-name.tsx';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { useCommonBond, type PictureSize } from '../drawing/picture-group.tsx';
import styles from './reaction-scheme.module.css';

export interface ReactionSchemeProps {
  reaction: Pick<Reaction, 'reactants' | 'product'> & Partial<Pick<Reaction, 'agents'>>;
  size?: SchemeSize;
  /** Atoms on a light ground: by the place of the reactant, and those of the product; in the order of canonical SMILES. */
  marked?: { reactants?: Readonly<Record<number, readonly number[]>>; product?: readonly number[] };
  /** Above the arrow, in place of the agents. */
  over?: string | undefined;
  /** Below the arrow. */
  under?: string | undefined;
  /** Whose layout is followed; the product's own when left out. */
  like?: Pick<Molecule, 'key'> | undefined;
  className?: string;
}

/** For a page header, a list or a drawer. */
export type SchemeSize = 'large' | 'medium' | 'small';

/** The most room of a picture, the longest bond, which all pictures of a scheme share, and the least room of a name. */
const pictureSizes: Record<SchemeSize, { frame: PictureSize; longest: number; name: number }> = {
  large: { frame: { width: 300, height: 180 }, longest: 22, name: 150 },
  medium: { frame: { width: 200, height: 130 }, longest: 18, name: 120 },
  small: { frame: { width: 128, height: 92 }, longest: 14, name: 104 },
};

export function ReactionScheme(props: ReactionSchemeProps) {
  const { t } = useTranslation('reaction');
  const { reaction, size = 'medium', marked = {}, under, className } = props;
  const { reactants, agents = [], product } = reaction;
  const { over = agents.map(moleculeLabel).join(', '), like = product } = props;
  const { frame, longest, name } = pictureSizes[size];
  const { bond, sizes, isAwaited } = useCommonBond([...reactants, product], { frame, like, longest });
  const drawn = ({ key }: Molecule) => ({
    ...(sizes.get(key) ?? usualSize(frame)),
    bond,
    like: like.key,
    isAwaited,
    name,
  });
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
          <Named molecule={molecule} {...drawn(molecule)} marked={marked.reactants?.[index]} />
        </Fragment>
      ))}
      {/* The product stays beside its arrow where the line breaks. */}
      <span className={styles.result}>
        <span className={styles.arrow}>
          <span>{over}</span>
          <span className={styles.shaft}>
            <svg width="9" height="10" viewBox="0 0 9 10" aria-hidden="true">
              <path d="M0 0 9 5 0 10z" fill="currentColor" />
            </svg>
          </span>
          <span className={styles.under}>{under}</span>
        </span>
        <Named molecule={product} {...drawn(product)} marked={marked.product} />
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

/** Most molecules need no more. */
function usualSize({ width, height }: PictureSize): PictureSize {
  return { width: Math.round(width * 0.6), height: Math.round(height * 0.7) };
}

interface NamedProps extends PictureSize {
  molecule: Molecule;
  bond: number | undefined;
  like: string;
  /** The common length of a bond is not known yet. */
  isAwaited: boolean;
  /** CSS pixels that its name has at least. */
  name: number;
  marked: readonly number[] | undefined;
}

function Named({ molecule, isAwaited, name, ...picture }: NamedProps) {
  const { width, height } = picture;
  return (
    <figure className={styles.figure} style={{ width: Math.max(width, name) }} title={molecule.smiles}>
      {isAwaited ? (
        <span style={{ display: 'block', height }} />
      ) : (
        <MoleculePicture molecule={molecule} {...picture} decorative />
      )}
      <figcaption>{breakable(moleculeLabel(molecule))}</figcaption>
    </figure>
  );
}
