// What all handlers work with, made once at start: what each feature asks for, together.

import type { AccountServices } from './features/account/services.ts';
import type { ApiKeysServices } from './features/api-keys/services.ts';
import type { BansServices } from './features/bans/services.ts';
import type { BatchServices } from './features/batch/services.ts';
import type { CommandsServices } from './features/commands/services.ts';
import type { ConditionsServices } from './features/conditions/services.ts';
import type { ConsoleServices } from './features/console/services.ts';
import type { ContactServices } from './features/contact/services.ts';
import type { CostServices } from './features/cost/services.ts';
import type { DeletionServices } from './features/deletion/services.ts';
import type { ElnServices } from './features/eln/services.ts';
import type { EquityServices } from './features/equity/services.ts';
import type { ErasureServices } from './features/erasure/services.ts';
import type { EventsServices } from './features/events/services.ts';
import type { FeedbackServices } from './features/feedback/services.ts';
import type { ForwardServices } from './features/forward/services.ts';
import type { HelpServices } from './features/help/services.ts';
import type { ImpurityServices } from './features/impurity/services.ts';
import type { InquiryServices } from './features/inquiry/services.ts';
import type { IntermediatesServices } from './features/intermediates/services.ts';
import type { ManualServices } from './features/manual/services.ts';
import type { MembersServices } from './features/members/services.ts';
import type { NotificationsServices } from './features/notifications/services.ts';
import type { ProcessServices } from './features/process/services.ts';
import type { ProfileServices } from './features/profile/services.ts';
import type { ProtectionServices } from './features/protection/services.ts';
import type { QuotationServices } from './features/quotation/services.ts';
import type { ReactionServices } from './features/reaction/services.ts';
import type { RetrosynthesisServices } from './features/retrosynthesis/services.ts';
import type { RouteImportServices } from './features/route-import/services.ts';
import type { RoutesServices } from './features/routes/services.ts';
import type { SascoreServices } from './features/sascore/services.ts';
import type { SearchGraphServices } from './features/search-graph/services.ts';
import type { SharingServices } from './features/sharing/services.ts';
import type { StatisticsServices } from './features/statistics/services.ts';
import type { StockServices } from './features/stock/services.ts';
import type { StructureServices } from './features/structure/services.ts';
import type { SubstructureServices } from './features/substructure/services.ts';
import type { TasksServices } from './features/tasks/services.ts';
import type { TemplatesServices } from './features/templates/services.ts';
import type { CallServices } from './platform/http/calls.ts';

export type Services = CallServices &
  AccountServices &
  ApiKeysServices &
  BansServices &
  BatchServices &
  CommandsServices &
  ConditionsServices &
  ConsoleServices &
  ContactServices &
  CostServices &
  DeletionServices &
  ElnServices &
  EquityServices &
  ErasureServices &
  EventsServices &
  FeedbackServices &
  ForwardServices &
  HelpServices &
  ImpurityServices &
  InquiryServices &
  IntermediatesServices &
  ManualServices &
  MembersServices &
  NotificationsServices &
  ProcessServices &
  ProfileServices &
  ProtectionServices &
  QuotationServices &
  ReactionServices &
  RetrosynthesisServices &
  RouteImportServices &
  RoutesServices &
  SascoreServices &
  SearchGraphServices &
  SharingServices &
  StatisticsServices &
  StockServices &
  StructureServices &
  SubstructureServices &
  TasksServices &
  TemplatesServices;
