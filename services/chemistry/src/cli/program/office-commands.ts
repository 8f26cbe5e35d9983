// The back office: asked of the running service where it holds the embedded database.

import { Command, Option, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { paidPlans, paymentStatuses } from '@app/shared/constants/console';
import { quotaPeriods, quotaScopes } from '@app/shared/constants/quotas';
import { feedbackKinds, feedbackStates } from '@app/shared/contracts/feedback';
import { mailStates } from '../../features/contact/mail-states.ts';
import { countFromZero, positiveInteger } from './option-values.ts';
import type { Runner } from './runner.ts';

const where = '\nWhere the database is: DATABASE_URL, or DATA_DIR, also while the service runs.';

const action = (name: string, summary: string) =>
  new Command(name)
    .summary(summary)
    .description(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`)
    .option('--json', 'writes one JSON object a line, also on a terminal');

/** What is to be done, with all that is said about it. */
type Action = { action: string; file?: string; to?: string } & Readonly<Record<string, unknown>>;

const oneOf = <F extends string, const T extends readonly string[]>(flags: F, what: string, choices: T) =>
  new Option(flags, what).choices(choices);

export function addOfficeCommands(program: Command, runner: Runner): void {
  program.commandsGroup('Back office:');
  for (const group of [payments(runner), feedback(runner), contact(runner), quota(runner), users(runner)]) {
    group.copyInheritedSettings(program).helpCommand(false);
    for (const one of group.commands) one.copyInheritedSettings(group).addHelpText('after', where);
    program.addCommand(group);
  }
}

const group = (name: string, summary: string, actions: readonly CommandUnknownOpts[]) => {
  const command = new Command(name).summary(summary).description(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`);
  for (const one of actions) command.addCommand(one);
  return command.addHelpText('after', `\nchem ${name} ACTION --help shows the options of an action.${where}`);
};

function payments({ write }: Runner) {
  const run = async (given: Action): Promise<void> => (await import('../payments.ts')).reviewPayments(given, write);
  const by = ['--by <name>', 'who decides'] as const;
  const paper = (kind: 'invoice' | 'contract') =>
    action(kind, `records the ${kind} of a payment`)
      .argument('<number>', 'number of the payment')
      .requiredOption(...by)
      .requiredOption('--number <text>', `number of the ${kind}`)
      .option('--file <pdf>', 'the document')
      .action((number, { number: paperNumber, file, by: name }) =>
        run({ action: kind, number, paperNumber, file, by: name }),
      );
  return group('payments', 'reviews bank transfers', [
    action('list', 'lists payments')
      .addOption(oneOf('--status <status>', 'with this status alone', Object.keys(paymentStatuses)))
      .option('--tenant <id>', 'of this tenant alone')
      .action((options) => run({ action: 'list', ...options })),
    action('show', 'shows a payment with every review: who, what, when')
      .argument('<number>', 'number of the payment')
      .action((number) => run({ action: 'show', number })),
    action('receipts', 'saves the uploaded receipts of a payment')
      .argument('<number>', 'number of the payment')
      .requiredOption('--to <folder>', 'where to')
      .action((number, { to }) => run({ action: 'receipts', number, to })),
    action('approve', 'approves a payment')
      .argument('<number>', 'number of the payment')
      .requiredOption(...by)
      .addOption(oneOf('--plan <plan>', 'the plan that is paid for', paidPlans))
      .option('--months <n>', 'how long', positiveInteger)
      .option('--points <n>', 'points', countFromZero)
      .action((number, options) => run({ action: 'approve', number, ...options })),
    action('reject', 'rejects a payment')
      .argument('<number>', 'number of the payment')
      .requiredOption(...by)
      .requiredOption('--reason <text>', 'shown to the customer')
      .action((number, options) => run({ action: 'reject', number, ...options })),
    paper('invoice'),
    paper('contract'),
  ]);
}

function feedback({ write }: Runner) {
  const run = async (given: Action): Promise<void> => (await import('../feedback.ts')).answerFeedback(given, write);
  return group('feedback', 'reads and answers feedback of users', [
    action('list', 'lists feedback')
      .addOption(oneOf('--state <state>', 'in this state alone', feedbackStates))
      .addOption(oneOf('--kind <kind>', 'of this kind alone', feedbackKinds))
      .option('--tenant <id>', 'of this tenant alone')
      .action((options) => run({ action: 'list', ...options })),
    action('show', 'shows one feedback')
      .argument('<id>', 'id of the feedback')
      .action((id) => run({ action: 'show', id })),
    action('pictures', 'saves the pictures of a feedback')
      .argument('<id>', 'id of the feedback')
      .requiredOption('--to <folder>', 'where to')
      .action((id, { to }) => run({ action: 'pictures', id, to })),
    action('take', 'marks a feedback as being worked on, which its writer sees')
      .argument('<id>', 'id of the feedback')
      .action((id) => run({ action: 'take', id })),
    action('answer', 'answers a feedback; a second answer replaces the first')
      .argument('<id>', 'id of the feedback')
      .requiredOption('--by <name>', 'who answers')
      .requiredOption('--text <text>', 'the answer')
      .action((id, options) => run({ action: 'answer', id, ...options })),
  ]);
}

function contact({ write }: Runner) {
  return group('contact', 'reads messages of users to the operator', [
    action('list', 'lists messages')
      .option('--tenant <id>', 'of this tenant alone')
      .addOption(oneOf('--mail <state>', 'whose mail is in this state', mailStates))
      .action(async (options) => (await import('../contact.ts')).answerContact({ action: 'list', ...options }, write)),
  ]);
}

function quota({ write }: Runner) {
  const run = async (given: Action): Promise<void> => (await import('../quota.ts')).changeQuotas(given, write);
  const module = () => oneOf('--module <name>', 'of which module', quotaScopes).default('all');
  return group('quota', 'limits how many searches a tenant may start', [
    action('list', 'lists quotas; a tenant without one is not limited')
      .option('--tenant <id>', 'of this tenant alone')
      .action((options) => run({ action: 'list', ...options })),
    action('set', 'sets a quota')
      .requiredOption('--tenant <id>', 'the tenant')
      .requiredOption('--searches <n>', 'how many searches', countFromZero)
      .requiredOption('--by <name>', 'who decides')
      .addOption(module())
      .addOption(oneOf('--period <period>', 'in which period', quotaPeriods))
      .option('--from <day>', 'first day (UTC), as in 2026-01-31')
      .option('--until <day>', 'last day (UTC)')
      .action((options) => run({ action: 'set', ...options })),
    action('clear', 'removes a quota')
      .requiredOption('--tenant <id>', 'the tenant')
      .requiredOption('--by <name>', 'who decides')
      .addOption(module())
      .action((options) => run({ action: 'clear', ...options })),
  ]);
}

function users({ streams, write }: Runner) {
  const run = async (given: Action): Promise<void> => (await import('../users.ts')).manageUsers(given, write, streams);
  return group('users', 'exports or erases all that is kept of one user', [
    action('export', 'writes all that is kept of a user as one JSON document')
      .requiredOption('--tenant <id>', 'the tenant')
      .requiredOption('--user <id>', 'the user')
      .requiredOption('--file <file>', 'where to; - for standard output')
      .action((options) => run({ action: 'export', ...options })),
    action('erase', 'removes a user for good; may be repeated')
      .requiredOption('--tenant <id>', 'the tenant')
      .requiredOption('--user <id>', 'the user')
      .requiredOption('--by <name>', 'who decides')
      .action((options) => run({ action: 'erase', ...options })),
    action('erased', 'lists who was erased, by marks that name nobody: keep it beside the backups')
      .option('--tenant <id>', 'of this tenant alone')
      .action((options) => run({ action: 'erased', ...options })),
    action('erase-again', 'after a restore: erases anyone of that list who came back with it')
      .requiredOption('--file <file>', 'the list; - for standard input')
      .requiredOption('--by <name>', 'who decides')
      .action((options) => run({ action: 'erase-again', ...options })),
  ]);
}
