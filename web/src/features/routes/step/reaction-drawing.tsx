// A step as it is written in the laboratory: precursors, plus signs, arrow, product.

import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { Fragment } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import styles from './reaction-drawing.module.css';
import { precursorsOf, productOf } from '../../../chemistry/tree/route-tree.ts';

export interface ReactionDrawingProps {
  route: Pick<RouteDetail, 'nodes' | 'steps'>;
  step: RouteStep;
  /** For the inspector: pictures so small that the reaction fits in one line. */
  small?: boolean;
  /** Above the arrow. */
  over?: string;
  /** Below the arrow. */
  under?: string;
  /** Atoms that change, by node, on a light ground. */
  marked?: ReadonlyMap<string, readonly number[]>;
}

export function ReactionDrawing({ route, step, small = false, over, under, marked }: ReactionDrawingProps) {
  const precursors = precursorsOf(route, step);
  const { width, height } = pictureSize(small, precursors.length);
  const product = productOf(route, step);
  return (
    <div className={styles.reaction}>
      {precursors.map((node, index) => (
        <Fragment key={node.nodeId}>
          {index > 0 && <span className={styles.plus}>+</span>}
          <Named molecule={node.molecule} width={width} height={height} marked={marked?.get(node.nodeId)} />
        </Fragment>
      ))}
      <span className={styles.arrow}>
        {over && <span className={styles.over}>{over}</span>}
        <span className={styles.shaft}>
          <svg width="9" height="10" viewBox="0 0 9 10" aria-hidden="true">
            <path d="M0 0 9 5 0 10z" fill="currentColor" />
          </svg>
        </span>
        {under && <span className={styles.under}>{under}</span>}
      </span>
      {product && (
        <Named molecule={product.molecule} width={width} height={height} marked={marked?.get(product.nodeId)} />
      )}
    </div>
  );
}

function pictureSize(isSmall: boolean, precursors: number): { width: number; height: number } {
  if (!isSmall) return { width: 188, height: 128 };
  return precursors > 1 ? { width: 90, height: 68 } : { width: 132, height: 92 };
}

type NamedProps = { molecule: RouteDetail['target']; width: number; height: number; marked?: readonly number[] };

function Named({ molecule, width, height, marked }: NamedProps) {
  return (
    <figure className={styles.figure} style={{ width }}>
      <MoleculePicture molecule={molecule} width={width} height={height} marked={marked} decorative />
      <figcaption>{moleculeLabel(molecule)}</figcaption>
    </figure>
  );
}
