// Every call of the product, by name.

import type { TSchema } from 'typebox';
import type { BodyOf, Call, DataOf, ParamsOf, QueryOf } from './call.ts';
import * as account from './profile/account.ts';
import * as apiKeys from './api-keys.ts';
import * as bans from './bans.ts';
import * as batch from './batch.ts';
import * as commands from './commands.ts';
import * as conditions from './conditions/conditions.ts';
import * as conditionExperiments from './conditions/experiments.ts';
import * as payments from './console/payments.ts';
import * as points from './console/points.ts';
import * as contact from './contact.ts';
import * as cost from './cost.ts';
import * as deletion from './deletion.ts';
import * as eln from './eln.ts';
import * as equity from './equity.ts';
import * as events from './notifications/events.ts';
import * as feedback from './feedback.ts';
import * as forward from './forward/forward.ts';
import * as forwardProducts from './forward/products.ts';
import * as help from './help.ts';
import * as impurity from './impurity/impurity.ts';
import * as impurityResults from './impurity/results.ts';
import * as inquiry from './inquiry.ts';
import * as members from './members/members.ts';
import * as memberGroups from './members/groups.ts';
import * as notifications from './notifications/notifications.ts';
import * as intermediates from './intermediates/intermediates.ts';
import * as intermediateProjects from './intermediates/projects.ts';
import * as manual from './manual/manual.ts';
import * as manualEditing from './manual/editing.ts';
import * as templates from './templates.ts';
import * as procedure from './reaction/procedure.ts';
import * as process from './process/process.ts';
import * as processFigures from './process/figures.ts';
import * as profile from './profile/profile.ts';
import * as protection from './protection.ts';
import * as quotation from './quotation.ts';
import * as reaction from './reaction/reaction.ts';
import * as retrosynthesis from './retrosynthesis.ts';
import * as routeFiles from './routes/files.ts';
import * as routeImport from './route-import.ts';
import * as routeInsight from './routes/insight.ts';
import * as routePictures from './routes/picture.ts';
import * as routeComments from './routes/comments.ts';
import * as routeNotes from './routes/notes.ts';
import * as routeStereocentres from './routes/stereocentres.ts';
import * as routes from './routes/routes.ts';
import * as sascore from './sascore/sascore.ts';
import * as scoreResults from './sascore/results.ts';
import * as searchGraph from './search-graph/search-graph.ts';
import * as searchGraphChange from './search-graph/change.ts';
import * as searchGraphPart from './search-graph/part.ts';
import * as session from './session.ts';
import * as sharing from './sharing.ts';
import * as statistics from './statistics.ts';
import * as stock from './stock.ts';
import * as structure from './structure/structure.ts';
import * as moleculeInformation from './structure/information.ts';
import * as substructure from './substructure.ts';
import * as testing from './testing.ts';

const modules = {
  ...account,
  ...apiKeys,
  ...bans,
  ...batch,
  ...commands,
  ...conditions,
  ...conditionExperiments,
  ...payments,
  ...points,
  ...contact,
  ...cost,
  ...deletion,
  ...eln,
  ...equity,
  ...feedback,
  ...forward,
  ...forwardProducts,
  ...help,
  ...impurity,
  ...impurityResults,
  ...inquiry,
  ...events,
  ...notifications,
  ...intermediates,
  ...intermediateProjects,
  ...manual,
  ...manualEditing,
  ...members,
  ...memberGroups,
  ...templates,
  ...procedure,
  ...process,
  ...processFigures,
  ...profile,
  ...protection,
  ...quotation,
  ...reaction,
  ...retrosynthesis,
  ...routeFiles,
  ...routePictures,
  ...routeImport,
  ...routeInsight,
  ...routeComments,
  ...routeNotes,
  ...routeStereocentres,
  ...routes,
  ...sascore,
  ...scoreResults,
  ...searchGraph,
  ...searchGraphChange,
  ...searchGraphPart,
  ...session,
  ...sharing,
  ...statistics,
  ...stock,
  ...structure,
  ...moleculeInformation,
  ...substructure,
  ...testing,
};

type Modules = typeof modules;

/** The calls among everything the contract files export. */
export type Calls = { [N in keyof Modules as Modules[N] extends Call ? N : never]: Modules[N] };
export type CallName = keyof Calls;

export type CallInput<N extends CallName> = Calls[N] extends Call
  ? Present<{ params: ParamsOf<Calls[N]>; query: QueryOf<Calls[N]>; body: BodyOf<Calls[N]> }>
  : never;
export type CallData<N extends CallName> = Calls[N] extends Call ? DataOf<Calls[N]> : never;

/** Drops the members whose type is undefined. */
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

const allEntries: readonly (readonly [CallName, Call])[] = Object.entries(modules).flatMap(([name, value]) =>
  isCall(value) ? [[name as CallName, value] as const] : [],
);

/** Name and call, in the order of the files. */
export const callEntries = allEntries.filter(([, call]) => !call.development);

/** What servers for testers offer besides. */
export const developmentEntries = allEntries.filter(([, call]) => call.development);

/** Schemas that the files export, by the names of the exports: those of /openapi.json. */
export const exportedSchemas: readonly (readonly [name: string, schema: TSchema])[] = Object.entries(modules).flatMap(
  ([name, value]) => (isSchema(value) ? [[name, value] as const] : []),
);

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null && '~kind' in value;
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
