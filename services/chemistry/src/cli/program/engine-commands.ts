// Commands of the engine: one line in, one result out.

import { Command, Option } from '@commander-js/extra-typings';
import { currencies } from '@app/shared/constants/locale';
import { enzymeUses } from '@app/shared/constants/enzyme-uses';
import { protectingGroupUses, selectivityUses } from '@app/shared/constants/search-preferences';
import { reactionClasses } from '../../chemistry/templates/template.ts';
import { strategyNames } from '../../engine/search/strategy.ts';
import { exportForms, presetNames } from '../plan-options.ts';
import { chiralityNames, queryKinds } from '../substructure-options.ts';
import {
  countFromZero,
  elementLimits,
  positiveInteger,
  preferenceWeights,
  positiveNumber,
  several,
  wholeNumber,
} from './option-values.ts';
import type { Runner } from './runner.ts';

const classNames = Object.entries(reactionClasses).map(([name, number]) => `${number} ${name}`);

/** A command that reads lines: files by name, `-` or nothing for standard input. */
function lineCommand(name: string, summary: string, what: string) {
  return new Command(name)
    .summary(summary)
    .description(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`)
    .argument('[files...]', `files with one ${what} a line; - or none: standard input`)
    .addOption(new Option('-s, --structure <text>', `a ${what} given here; may be repeated`).argParser(several))
    .option('-o, --output <file>', 'writes results to a file')
    .option('--json', 'writes one JSON object a line, also on a terminal')
    .option('--strict', 'ends with exit code 3 when a line has no result')
    .option('--processes <n>', 'processes that work side by side', positiveInteger)
    .option('--checkpoint <file>', 'keeps each result there as it is found; the same command goes on from it');
}

const top = (what: string, fallback: number) =>
  new Option('--top <n>', `how many ${what}`).argParser(positiveInteger).default(fallback);

export function addEngineCommands(program: Command, runner: Runner): void {
  program.commandsGroup('Engine:');
  for (const command of [plan(runner), ...reactionCommands(runner), ...moleculeCommands(runner)])
    program.addCommand(command.copyInheritedSettings(program));
}

function plan({ runLines }: Runner) {
  return lineCommand('plan', 'plans routes to each molecule', 'molecule')
    .optionsGroup('Search:')
    .option('--seconds <n>', 'time for each molecule (default: 10, or no limit with --expansions)', positiveNumber)
    .option('--expansions <n>', 'molecules looked at; with it alone two runs give the same routes', positiveInteger)
    .addOption(top('routes', 10))
    .option('--depth <n>', 'most steps from the target to a starting material (default: 8)', positiveInteger)
    .addOption(new Option('--strategy <name>', 'how the search goes on').choices(strategyNames).default('retro-star'))
    .addOption(new Option('--enzymes <use>', 'enzymatic steps').choices(enzymeUses).default('none'))
    .addOption(new Option('--seed <n>', 'seed of chance').argParser(wholeNumber).default(0))
    .optionsGroup('Starting materials:')
    .option('--stock <file>', 'a list of your own, one SMILES a line, in place of the built-in stock')
    .option('--stocks <list>', 'which count as bought, comma-separated: common, patents, or list with --stock')
    .option('--start-from <smiles>', 'the route must begin from it; may be repeated, then from each', several)
    .option('--start-from-any <smiles>', 'the same, from at least one', several)
    .option('--max-price <n>', 'most that a starting material may cost a gram', positiveNumber)
    .option('--max-weight <n>', 'most that one may weigh, g/mol', positiveInteger)
    .addOption(
      new Option('--max-atoms <limit>', 'most atoms of an element, as in C:12 or B:0; may be repeated').argParser(
        elementLimits,
      ),
    )
    .option('--amount <grams>', 'needed of each; ten of the largest pack of a list must hold it', positiveNumber)
    .option('--max-amount-price <n>', 'most that this amount may cost', positiveNumber)
    .addOption(
      new Option('--currency <code>', 'of --max-price and --max-amount-price').choices(currencies).default('USD'),
    )
    .optionsGroup('Constraints:')
    .option('--max-steps <n>', 'most steps of a whole route', positiveInteger)
    .option(
      '--break <bond>',
      'a bond to be made, by atoms of the canonical SMILES from 0, as in 3-4; may be repeated',
      several,
    )
    .option('--keep <bond>', 'a bond that no step may make; may be repeated', several)
    .option('--keep-part <smarts>', 'a part of the target that no step makes or changes; may be repeated', several)
    .option('--through <smiles>', 'a molecule that the route must contain; may be repeated', several)
    .option('--avoid <smiles>', 'a molecule that must not be made, but may be bought; may be repeated', several)
    .option('--forbid <smiles>', 'a molecule that must not occur; may be repeated', several)
    .option('--dislike <reaction>', 'a reaction SMILES, or the id of a template; may be repeated', several)
    .option('--exclude-class <class>', `a class by number or name, may be repeated: ${classNames.join(', ')}`, several)
    .option('--green <n>', 'above 0, up to 1: how much hazard and waste count against a route', positiveNumber)
    .optionsGroup('Preferences:')
    .addOption(new Option('--preset <name>', 'a usual set of preferences; options beside it win').choices(presetNames))
    .addOption(new Option('--protecting-groups <use>', 'how readily one is put on').choices(protectingGroupUses))
    .addOption(new Option('--selectivity <use>', 'strict, or mixtures that can be separated').choices(selectivityUses))
    .option(
      '--weights <list>',
      'how much short, cheap, robust and green count, each 0 to 100, as in 90,10,70,0',
      preferenceWeights,
    )
    .option('--like-route <file>', 'a route, one reaction SMILES a line: routes like it come first')
    .optionsGroup('Result:')
    .addOption(new Option('--export <form>', 'how routes are written').choices(exportForms).default('tree'))
    .addHelpText('after', example('chem plan --seconds 5 --processes 2 --checkpoint plans.jsonl targets.smi'))
    .action((files, options) => runLines(files, options, async () => (await import('../plan.ts')).startPlan(options)));
}

function reactionCommands({ runLines }: Runner) {
  return [
    lineCommand('expand', 'proposes the last step to each molecule', 'molecule')
      .addOption(top('proposals', 50))
      .option('--check <n>', 'checks the first proposals forwards, too (default: 0)', countFromZero)
      .action((files, options) =>
        runLines(files, options, async () => (await import('../expand.ts')).startExpand(options)),
      ),
    lineCommand('forward', 'predicts the products of reactants and reagents', 'mixture')
      .addOption(top('products', 10))
      .action((files, options) =>
        runLines(files, options, async () => (await import('../forward.ts')).startForward(options)),
      ),
    lineCommand('conditions', 'recommends conditions for each reaction', 'reaction SMILES')
      .addOption(top('sets of conditions', 5))
      .action((files, options) =>
        runLines(files, options, async () => (await import('../conditions.ts')).startConditions(options)),
      ),
    lineCommand('impurities', 'predicts what else forms and stays in each reaction', 'reaction SMILES').action(
      (files, options) => runLines(files, options, async () => (await import('../impurities.ts')).startImpurities()),
    ),
  ];
}

function moleculeCommands({ runLines }: Runner) {
  return [
    lineCommand('sascore', 'scores how hard each molecule is to make, from 1 to 10', 'molecule')
      .option('--fragments <file>', 'a published table of fragments (pickle) in place of the built-in one')
      .action((files, options) =>
        runLines(files, options, async () => (await import('../sascore.ts')).startSascore(options)),
      ),
    lineCommand('stereocentres', 'compares ways to each stereocenter of each molecule', 'molecule')
      .addOption(top('ways to each', 10))
      .action((files, options) =>
        runLines(files, options, async () => (await import('../routes/stereocentres.ts')).startStereocentres(options)),
      ),
    lineCommand('substructure', 'finds the molecules of a file that contain each query', 'query')
      .requiredOption('--in <file>', 'the molecules, one SMILES a line; results name lines from 0')
      .addOption(new Option('--kind <kind>', 'what a query is').choices(queryKinds).default('smarts'))
      .addOption(new Option('--chirality <kind>', 'how configuration counts').choices(chiralityNames).default('none'))
      .action((files, options) =>
        runLines(files, options, async () => (await import('../substructure.ts')).startSubstructure(options)),
      ),
  ];
}

const example = (line: string): string => `\nExample:\n  ${line}`;
