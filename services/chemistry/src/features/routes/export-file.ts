// Routes as files that people and other programs read. What a file holds is what the screens show.

import { message } from '@app/locales/messages';
import type { Currency } from '@app/shared/constants/locale';
import { mostRoutesOfFile, type RouteFileType } from '@app/shared/contracts/routes/files';
import type { ProcedureBatch } from '@app/shared/contracts/reaction/procedure';
import { AppError } from '@app/shared/errors/app-error';
import { editSheet } from '@app/shared/rules/cost/sheet';
import { moleculeName } from '@app/shared/rules/molecule-name';
import type { StoredStep } from '../tasks/stored.ts';
import { readSheetRows } from '../cost/sheet-rows.ts';
import { type ReportFrame, type ReportRoute, type WrittenFileType, writtenFileTypes } from './files/report.ts';
import type { RoutesServices } from './services.ts';
import { chooseRoutes, type RouteChoice, type RouteWithRow } from './route-pieces.ts';
import { attachment, fileNamePart } from '../../platform/http/attachment.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handleBlob } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { findReadableRoute } from '../tasks/route-access.ts';
import { currencyFor } from '../account/currency-for.ts';
import { costSheetOf } from '../cost/routes.ts';
import { byProductsOfSteps } from '../reaction/by-products.ts';
import { proceduresOfSteps } from '../reaction/procedure.ts';
import { jsonOfRoutes } from './export-json.ts';
import { notesOf } from './export-notes.ts';
import { presentDetail } from './routes.ts';
import { presentMolecule } from '../structure/molecules.ts';
import type { Blob } from '../../platform/http/send-blob.ts';
import { lookUpStocks } from '../stock/routes.ts';

const routeFile = handleBlob('routeFile', async ({ body }, caller, services) => {
  const { routeIds, taskId, fileType, stepId, batch } = body;
  const asked = routeIds ? { routeIds } : taskId === undefined ? undefined : { taskId };
  if (!asked) throw new AppError('parameterError', { problems: ['routeIds or taskId: which routes'] });
  const choice = await chooseRoutes(services.database.queries, caller, asked);
  const most = mostRoutesOfFile[fileType];
  if (choice.places.length > most)
    throw new AppError('parameterError', { problems: [`routeIds: at most ${most} routes in a ${fileType} file`] });
  const step = stepId === undefined ? undefined : await askedStep(services, caller, choice, { stepId, fileType });
  const { bytes, ending } = isWritten(fileType)
    ? await written(services, caller, choice, {
        fileType,
        currency: body.currency ?? (await currencyFor(services, caller)),
        stepId,
        batch,
      })
    : { bytes: await jsonOfRoutes(choice, fileType, services.interactive), ending: 'json' };
  return blobOf(bytes, { ending, fileName: fileNameOf(choice, { fileType, step }, caller, services) });
});

const routePicture = handleBlob('routePicture', async ({ query }, caller, services) => {
  const route = await findReadableRoute(services.database.queries, caller, query.routeId);
  const currency = await currencyFor(services, caller);
  const frame = frameOf(services, caller, { currency, taskName: route.task.name });
  const report = async function* (): AsyncGenerator<ReportRoute[]> {
    yield [{ detail: presentDetail(route, caller, services, currency) }];
  };
  const { bytes } = await services.routeFiles.write('picture', frame, report());
  return {
    contentType: 'image/svg+xml',
    content: Buffer.from(bytes),
    headers: { 'content-security-policy': "default-src 'none'" },
  };
});

export const routeFileCalls: readonly Registration<RoutesServices>[] = [routeFile, routePicture];

function isWritten(fileType: RouteFileType): fileType is RouteFileType & WrittenFileType {
  return writtenFileTypes.some((one) => one === fileType);
}

async function askedStep(
  { database }: RoutesServices,
  caller: Caller,
  { places }: RouteChoice,
  { stepId, fileType }: { stepId: string; fileType: RouteFileType },
): Promise<StoredStep> {
  const [only, ...others] = places;
  if (!only || others.length > 0 || !filesOfProcedures.has(fileType))
    throw new AppError('parameterError', { problems: ['stepId: of one route, and of its draft procedures'] });
  const { detail } = await findReadableRoute(database.queries, caller, only.id);
  const step = detail.steps.find((one) => one.stepId === stepId);
  if (!step) throw new AppError('dataNotFound');
  return step;
}

interface Wish {
  fileType: RouteFileType & WrittenFileType;
  currency: Currency;
  stepId?: string | undefined;
  batch?: ProcedureBatch | undefined;
}

function written(services: RoutesServices, caller: Caller, choice: RouteChoice, wish: Wish) {
  const { fileType, currency } = wish;
  const frame = frameOf(services, caller, { currency, taskName: choice.task.name });
  return services.routeFiles.write(fileType, frame, reportRoutes(services, caller, choice, wish));
}

function frameOf({ clock }: RoutesServices, caller: Caller, about: Pick<ReportFrame, 'currency' | 'taskName'>) {
  return {
    ...about,
    culture: caller.culture,
    madeBy: caller.name || caller.userName,
    madeAt: clock.now().toISOString(),
    hoursEast: caller.hoursEast,
  };
}

/** A tenth of a second each: a report of more different steps is written without by-products and procedures of the routes beyond. */
const mostStepsWithByProducts = 20;
const filesWithCost: ReadonlySet<WrittenFileType> = new Set(['pdf', 'xlsx', 'rdf']);
const filesOfProcedures: ReadonlySet<RouteFileType> = new Set(['docx', 'procedures', 'md']);

async function* reportRoutes(
  services: RoutesServices,
  caller: Caller,
  choice: RouteChoice,
  { fileType, currency, stepId, batch }: Wish,
): AsyncGenerator<ReportRoute[]> {
  const hasCost = filesWithCost.has(fileType);
  const asked = new Set<string>();
  for await (const piece of choice.pieces()) {
    const ids = piece.map(({ id }) => id);
    const lookUp = hasCost ? await lookedUp(services, caller, piece, currency) : undefined;
    const sheets = { routeIds: ids, currency };
    const rowsOf = hasCost ? await readSheetRows(services.database.queries, caller, sheets) : undefined;
    const notes = await notesOf(services, caller, piece);
    const reports: ReportRoute[] = [];
    for (const route of piece) {
      const detail = presentDetail(route, caller, services, currency);
      const costed =
        hasCost && detail.steps.length > 0
          ? await costSheetOf(services, caller, route.id, currency, {
              route,
              ...(lookUp && { lookUp }),
              ...(rowsOf && { rows: rowsOf(route.id) }),
            })
          : undefined;
      const cost = costed && editSheet(costed.sheet, costed.edits);
      for (const { reactionSmiles } of route.detail.steps) asked.add(reactionSmiles);
      const hasByProducts = fileType === 'pdf' && asked.size <= mostStepsWithByProducts;
      const byProducts = hasByProducts ? await byProductsOfSteps(services, caller, route.detail.steps) : undefined;
      const drafted = route.detail.steps.filter((step) => stepId === undefined || step.stepId === stepId);
      const hasProcedures = filesOfProcedures.has(fileType) || hasByProducts;
      const procedures = hasProcedures ? await proceduresOfSteps(services, caller, drafted, batch) : undefined;
      reports.push({ detail, cost, byProducts, procedures, notes: notes(route.id) });
    }
    yield reports;
  }
}

/** Asks for the prices of all starting materials of the routes at once. */
async function lookedUp(
  services: RoutesServices,
  caller: Caller,
  piece: readonly RouteWithRow[],
  currency: Currency,
): Promise<typeof lookUpStocks> {
  const leaves = piece.flatMap(({ detail }) => {
    const made = new Set(detail.steps.map((step) => step.productNodeId));
    return detail.nodes.filter((node) => !made.has(node.nodeId)).map(({ molecule }) => molecule.smiles);
  });
  const found = await lookUpStocks(services, caller, [...new Set(leaves)], currency);
  const known = new Map(found.map((one) => [one.input, one]));
  return async (_services, _caller, texts) => texts.flatMap((text) => known.get(text) ?? []);
}

const contentTypes: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  cdxml: 'chemical/x-cdxml',
  rxn: 'chemical/x-mdl-rxnfile',
  rdf: 'chemical/x-mdl-rdfile',
  svg: 'image/svg+xml',
  zip: 'application/zip',
  json: 'application/json; charset=utf-8',
};

function blobOf(content: Uint8Array | string, { ending, fileName }: { ending: string; fileName: string }): Blob {
  return {
    contentType: contentTypes[ending] ?? 'application/octet-stream',
    content: typeof content === 'string' ? content : Buffer.from(content),
    headers: {
      'content-disposition': attachment(`${fileName}.${ending}`),
      'x-content-type-options': 'nosniff',
      // A picture that is opened by itself runs nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  };
}

/** The target, which routes, which step where it is one, and what the file is: `aspirin-route-2-report`. */
function fileNameOf(
  { task, places }: RouteChoice,
  { fileType, step }: { fileType: RouteFileType; step: StoredStep | undefined },
  { culture }: Caller,
  { names }: RoutesServices,
) {
  const target = moleculeName(culture, presentMolecule(names, task.target));
  const word = (key: string, values = {}): string => message(culture, 'routes', `document.fileName.${key}`, values);
  const [only, ...others] = places;
  const which = only && others.length === 0 ? word('route', { rank: only.rank }) : word('routes');
  const ofStep = step && word('step', { number: step.number });
  return [target, which, ofStep ?? '', word(`kind.${fileType}`)].map(fileNamePart).filter(Boolean).join('-');
}
