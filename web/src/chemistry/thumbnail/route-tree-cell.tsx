// The whole route in a row of the list: a small tree from the target's precursors to all starting materials.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { usePictureFrames, type PictureSize } from '../drawing/picture-group.tsx';
import type { ListedRoute, RouteBranch } from './listed-route.ts';
import { thumbnailOf } from './route-thumbnail.ts';
import styles from './route-tree-cell.module.css';

/** CSS pixels of a bond where the row has room. */
export const thumbnailBond = 10;
/** Of a molecule whose own room is not known. */
const usualSize = { width: 88, height: 48 };

interface RouteTreeCellProps extends PictureSize {
  route: Pick<ListedRoute, 'tree'>;
  /** The room of the pictures, by key of the molecule; undefined until it is known. */
  frames: ReadonlyMap<string, PictureSize> | undefined;
  /** Whose layout the pictures follow. */
  like: string;
  /** How many times the usual size where there is room. */
  largest?: number;
}

export const RouteTreeCell = memo(function RouteTreeCell(props: RouteTreeCellProps) {
  const { route, frames, like, width, height, largest } = props;
  const { t } = useTranslation('routes');
  const marker = useId();
  if (!route.tree) return null;
  if (!frames) return <div className={styles.tree} style={{ width, height }} />;
  const sizeOf = ({ molecule }: RouteBranch) => frames.get(molecule.key) ?? usualSize;
  const { molecules, links, scale, height: needed } = thumbnailOf(route.tree, sizeOf, { width, height }, largest);
  return (
    <div
      className={styles.tree}
      style={{ width, height: Math.min(height, needed) }}
      role="img"
      aria-label={treeWords(t, route.tree)}
    >
      <svg width={width} height={height} aria-hidden="true">
        <defs>
          <marker id={marker} viewBox="0 0 6 6" refX="5" refY="3" markerWidth="6" markerHeight="6" orient="auto">
            <path d="M0 0 6 3 0 6z" fill="var(--secondary)" />
          </marker>
        </defs>
        {links.map(({ path, reaction }) => (
          <path key={path} d={path} markerEnd={`url(#${marker})`}>
            <title>{reaction}</title>
          </path>
        ))}
      </svg>
      {molecules.map(({ branch, x, y, ...size }, at) => (
        <span
          key={`${at} ${branch.molecule.key}`}
          className={styles.molecule}
          data-missing={branch.isMissing}
          data-leaf={branch.from.length === 0}
          style={{ left: x, top: y }}
          title={moleculeLabel(branch.molecule)}
        >
          <MoleculePicture molecule={branch.molecule} {...size} bond={thumbnailBond * scale} like={like} decorative />
        </span>
      ))}
    </div>
  );
});

/** The room of the molecules of the first routes in a list. */
export function useTreeFrames(entries: readonly { id?: string; route?: ListedRoute }[], target: Pick<Molecule, 'key'>) {
  const molecules = useMemo(
    () =>
      entries.flatMap(({ route }) =>
        route
          ? [
              ...route.mainLine.slice(1),
              ...route.intermediates,
              ...route.startingMaterials.map(({ molecule }) => molecule),
            ]
          : [],
      ),
    [entries],
  );
  return usePictureFrames(molecules, { bond: thumbnailBond, like: target.key });
}

/** The route in a sentence, for screen readers. */
function treeWords(t: ReturnType<typeof useTranslation<'routes'>>['t'], target: RouteBranch): string {
  const leaves = leavesOf(target).map(({ molecule }) => moleculeLabel(molecule));
  return t('list.treeFrom', { reaction: target.reaction, materials: leaves.join(', ') });
}

function leavesOf(branch: RouteBranch): RouteBranch[] {
  return branch.from.length === 0 ? [branch] : branch.from.flatMap(leavesOf);
}
