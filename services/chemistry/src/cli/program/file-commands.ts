// Commands of files: lists and templates into the database, and the whole database out and in.

import { Command, Option } from '@commander-js/extra-typings';
import { priceCurrencies } from '../../chemistry/stock/money.ts';
import { importForms } from '../routes/import-forms.ts';
import { positiveInteger } from './option-values.ts';
import type { Runner } from './runner.ts';

const where = '\nWhere the database is: DATABASE_URL, or DATA_DIR';

export function addFileCommands(program: Command, runner: Runner): void {
  program.commandsGroup('Files and database:');
  for (const command of [readRoutes(runner), ...imports(runner), ...copies(runner)])
    program.addCommand(command.copyInheritedSettings(program));
}

function readRoutes({ streams, write }: Runner) {
  return new Command('read-routes')
    .summary('reads routes of other planners and checks them')
    .description(
      'Reads routes of AiZynthFinder, ASKCOS, RetroCast, Syntheseus or SynPlanner (JSON, also gzipped), reaction files (RXN, RDF), ChemDraw schemes and reaction SMILES, told by content, and checks each as a route of our own.',
    )
    .argument('<file>', 'the routes; - for standard input')
    .option('--check', 'only says what the file holds')
    .option('--stock <file>', 'a list of your own, one SMILES a line, in place of the built-in stock')
    .addOption(new Option('--export <form>', 'how routes are written').choices(importForms).default('routes'))
    .option('--json', 'writes one JSON object a line, also on a terminal')
    .action(async (file, options) =>
      (await import('../routes/read-routes.ts')).readRoutesFile({ file, ...options }, write, streams),
    );
}

const importCommand = (name: string, what: string) =>
  new Command(name)
    .argument('<file>', what)
    .option('--name <name>', 'name of the list (default: that of the file)')
    .option('--tenant <id>', 'for this tenant alone (default: for every tenant)')
    .option('--all', 'writes a line for each row, not only for those with a remark')
    .option('--check', 'only checks the file, keeps nothing')
    .option('--json', 'writes one JSON object a line, also on a terminal')
    .addHelpText('after', `${where}; the embedded one while no service runs on it.`);

function imports({ write }: Runner) {
  return [
    importCommand('import-stock', 'list of a supplier: CSV, TSV, SMILES, SDF or XLSX')
      .summary('imports a list of building blocks')
      .description('Imports a list of building blocks, with prices where it has them.')
      .addOption(new Option('--currency <code>', 'of prices that name none').choices(priceCurrencies))
      .action(async (file, options) => (await import('../import-stock.ts')).importStock({ file, ...options }, write)),
    importCommand('import-templates', 'reaction templates, one a line')
      .summary('imports reaction templates')
      .description('Imports reaction templates.')
      .option('--forward', 'the file writes reactants first')
      .action(async (file, options) =>
        (await import('../import-templates.ts')).importTemplateFile({ file, ...options }, write),
      ),
  ];
}

function copies({ streams, write }: Runner) {
  return [
    new Command('backup')
      .summary('writes everything that the service keeps to one file')
      .description('Writes everything that the service keeps to one file, also while it runs.')
      .argument('<target>', 'a file; a folder, where the file is named by the time; - for standard output')
      .option('--keep <n>', 'of a folder: removes all backups but the latest n', positiveInteger)
      .option('--json', 'writes one JSON object, also on a terminal')
      .addHelpText('after', `${where}, also while the service runs.\nExit code 0 only for a backup that is whole.`)
      .action(async (target, options) =>
        (await import('../backup/backup.ts')).backUp({ target, ...options }, write, streams),
      ),
    new Command('restore')
      .summary('brings a backup into an empty database')
      .description(
        'Brings a backup of this version or an earlier one into an empty database, whole or not at all, before the service starts on it.',
      )
      .argument('<file>', 'the backup; - for standard input')
      .option('--json', 'writes one JSON object, also on a terminal')
      .addHelpText('after', `${where}.`)
      .action(async (file) => (await import('../backup/backup.ts')).restore(file, write, streams)),
  ];
}
