// Reaction files and drawings, by the readers that every upload of structures goes through: their reactions with the molecules
// of each, and which of them the file keeps together.

import { AppError } from '@app/shared/errors/app-error';
import type {
  ForeignFile,
  ForeignReaction,
  RouteFormat,
  RouteProblem,
} from '../../engine/route-files/foreign-route.ts';
import { fileBounds } from '../../engine/route-files/foreign-route.ts';
import { reactionsOfDrawing } from '../structure/files/drawings/drawing-rows.ts';
import { rowsOfReaction } from '../structure/files/reaction-rows.ts';
import type { StructureRow } from '../structure/files/structure-row.ts';
import type { Indigo } from '../structure/programs/indigo.ts';

/** The reaction of an RXN file. A broken one is a problem. */
export function reactionOfRxn(text: string, reaction = 1): ForeignFile {
  return fileOf('rxn', [readOne(text, reaction, undefined)]);
}

/** The reactions of an RD file; those of a numbered route (`$DTYPE ROUTE`) are a route by themselves. */
export function reactionsOfRdf(text: string): ForeignFile {
  const parts = text.split(/^(?=\$(?:MFMT|RFMT)\b)/m).slice(1);
  const reactions = parts.filter((part) => part.startsWith('$RFMT'));
  const read = reactions.slice(0, fileBounds.reactions).map((part, index) => {
    const [body = '', ...data] = part.split(/^(?=\$DTYPE\b)/m);
    return readOne(body.slice(Math.max(0, body.indexOf('$RXN'))), index + 1, routeAmong(data));
  });
  const file = fileOf('rdf', read);
  if (reactions.length > fileBounds.reactions)
    file.problems.push({ reason: 'tooManyReactions', found: String(fileBounds.reactions) });
  return file;
}

/** The reactions of a ChemDraw drawing; text on it is no molecule. Throws `fileDamaged` for what is no drawing. */
export async function reactionsOfScheme(
  content: Buffer | string,
  format: 'cdxml' | 'cdx',
  indigo: Indigo,
): Promise<ForeignFile> {
  const { molecules, steps, isCut } = await reactionsOfDrawing(content, indigo);
  const problems: RouteProblem[] = isCut ? [{ reason: 'cutDrawing' }] : [];
  const reactions = steps.slice(0, fileBounds.reactions).flatMap((step, index): ForeignReaction[] => {
    const reaction = index + 1;
    const rows = [...step.reactants, ...step.products].flatMap((at) => molecules[at] ?? []);
    const broken = rows.find(({ refusal }) => refusal !== undefined);
    if (broken) {
      problems.push({ reaction, reason: 'unreadableMolecule', found: broken.shown });
      return [];
    }
    if (step.products.length === 0 || step.reactants.length + step.agents.length === 0) {
      problems.push({ reaction, reason: step.products.length === 0 ? 'noProduct' : 'noReactant' });
      return [];
    }
    const structures = (places: readonly number[]): string[] =>
      places.flatMap((at) => (molecules[at] ?? []).flatMap((row) => (row.refusal ? [] : [row.structure])));
    return [
      {
        reaction,
        left: structures(step.reactants),
        middle: structures(step.agents),
        right: structures(step.products),
        block: step.scheme,
      },
    ];
  });
  return { format, routes: [], reactions, problems };
}

type OneRead = { reaction: ForeignReaction } | { problem: RouteProblem };

function fileOf(format: RouteFormat, read: readonly OneRead[]): ForeignFile {
  return {
    format,
    routes: [],
    reactions: read.flatMap((one) => ('reaction' in one ? [one.reaction] : [])),
    problems: read.flatMap((one) => ('problem' in one ? [one.problem] : [])),
  };
}

function readOne(text: string, reaction: number, route: string | undefined): OneRead {
  const rows = rowsOrNone(text);
  if (!rows) return { problem: { reaction, reason: 'brokenReaction' } };
  const of = (role: StructureRow['role']): string[] =>
    rows.flatMap((row) => (row.role === role && row.refusal === undefined ? [row.structure] : []));
  const [left, middle, right] = [of('reactant'), of('agent'), of(undefined)];
  if (right.length === 0) return { problem: { reaction, reason: 'noProduct' } };
  if (left.length + middle.length === 0) return { problem: { reaction, reason: 'noReactant' } };
  const block = route === undefined ? {} : { block: `route ${route}`, isOwnRoute: true };
  return { reaction: { reaction, left, middle, right, ...block } };
}

function rowsOrNone(text: string): StructureRow[] | undefined {
  try {
    return rowsOfReaction(text);
  } catch (error) {
    if (error instanceof AppError && error.key === 'fileDamaged') return undefined;
    throw error;
  }
}

function routeAmong(data: readonly string[]): string | undefined {
  for (const field of data) {
    const [, value] = /^\$DTYPE +(?:\S*:)?ROUTE(?:_?(?:ID|NUMBER|NO))?\s*\n\$DATUM +(\S[^\n]*)/i.exec(field) ?? [];
    if (value !== undefined) return value.trim();
  }
  return undefined;
}
