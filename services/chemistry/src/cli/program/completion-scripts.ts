// The scripts: everything that can follow stands in them, so that no program is started while somebody types.

import type { CommandWords, ValueKind } from './completion-words.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const defined = (commandLine: readonly string[]): string => commandLine.map(quoted).join(' ');

export function bashScript(all: readonly CommandWords[], commandLine: readonly string[]): string {
  const key = ({ path }: CommandWords, last = ''): string => quoted([...path, last].join(' ').trim());
  const values = all.flatMap((one) =>
    one.options.flatMap(({ text, value }) =>
      value === 'none' ? [] : [`    ${key(one, text)}) ${bashReply(value)} return ;;`],
    ),
  );
  const words = all.map((one) => {
    const offered = [...one.commands, ...one.options].map(({ text }) => text);
    const operand =
      one.operand === 'none' || one.operand === 'text' ? '' : ` [[ $current == -* ]] || ${bashReply(one.operand)}`;
    return `    ${key(one)}) COMPREPLY=($(compgen -W ${quoted(offered.join(' '))} -- "$current"));${operand} ;;`;
  });
  const paths = all.filter(({ path }) => path.length > 0).map((one) => key(one));
  return `command -v chem >/dev/null || chem() { ${defined(commandLine)} "$@"; }
_chem() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} path='' word
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
    case "\${path:+$path }$word" in
    ${paths.join(' | ')}) path="\${path:+$path }$word" ;;
    esac
  done
  case "\${path:+$path }$previous" in
${values.join('\n')}
  esac
  case "$path" in
${words.join('\n')}
  esac
}
complete -F _chem chem
`;
}

function bashReply(value: ValueKind): string {
  if (value === 'file') return 'compopt -o filenames; COMPREPLY+=($(compgen -f -- "$current"));';
  if (value === 'folder') return 'compopt -o filenames; COMPREPLY+=($(compgen -d -- "$current"));';
  if (typeof value === 'string') return '';
  return `COMPREPLY+=($(compgen -W ${quoted(value.join(' '))} -- "$current"));`;
}

export function zshScript(all: readonly CommandWords[], commandLine: readonly string[]): string {
  const functions = all.map((one) => {
    const name = ['_chem', ...one.path].join('_').replaceAll('-', '_');
    const options = one.options.map(({ text, description, value }) =>
      quoted(`*${text}[${zshText(description)}]${zshValue(value)}`),
    );
    if (one.commands.length === 0) {
      const operand = one.operand === 'none' ? [] : [quoted(`*${zshValue(one.operand)}`)];
      return `${name}() {\n  _arguments -s ${[...options, ...operand].join(' ')}\n}`;
    }
    const named = one.commands.map(({ text, description }) => quoted(`${text}:${zshText(description)}`));
    const cases = one.commands.map(({ text }) => `    ${text}) ${name}_${text.replaceAll('-', '_')} ;;`);
    return `${name}() {
  local context state line
  _arguments -C ${options.join(' ')} '1: :->command' '*:: :->rest'
  case $state in
  command) local -a commands=(${named.join(' ')}); _describe command commands ;;
  rest)
    case $line[1] in
${cases.join('\n')}
    esac ;;
  esac
}`;
  });
  return `#compdef chem
(( $+commands[chem] )) || chem() { ${defined(commandLine)} "$@" }
${functions.join('\n')}
compdef _chem chem
`;
}

const zshText = (text: string): string => text.replaceAll(/[[\]:\\]/g, String.raw`\$&`);

function zshValue(value: ValueKind): string {
  if (value === 'none') return '';
  if (value === 'file') return ':file:_files';
  if (value === 'folder') return ':folder:_files -/';
  return typeof value === 'string' ? ':value: ' : `:value:(${value.join(' ')})`;
}

export function fishScript(all: readonly CommandWords[], commandLine: readonly string[]): string {
  const lines = all.flatMap((one) => {
    const isHere = [
      ...one.path.map((word) => `__fish_seen_subcommand_from ${word}`),
      ...(one.commands.length > 0
        ? [`not __fish_seen_subcommand_from ${one.commands.map(({ text }) => text).join(' ')}`]
        : []),
    ];
    const when = isHere.length > 0 ? ` -n ${fishQuoted(isHere.join('; and '))}` : '';
    const operand = one.operand === 'file' || one.operand === 'folder' ? ' -F' : fishChoices(one.operand);
    return [
      ...one.commands.map(
        ({ text, description }) => `complete -c chem${when} -a ${text} -d ${fishQuoted(description)}`,
      ),
      ...one.options.map(({ text, description, value }) => {
        const flag = text.startsWith('--') ? `-l ${text.slice(2)}` : `-s ${text.slice(1)}`;
        return `complete -c chem${when} ${flag}${fishValue(value)} -d ${fishQuoted(description)}`;
      }),
      ...(operand === '' ? [] : [`complete -c chem${when}${operand}`]),
    ];
  });
  return `type -q chem; or function chem; ${commandLine.map(fishQuoted).join(' ')} $argv; end
complete -c chem -f
${lines.join('\n')}
`;
}

const fishQuoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
const fishChoices = (value: ValueKind): string =>
  typeof value === 'string' ? '' : ` -a ${fishQuoted(value.join(' '))}`;

function fishValue(value: ValueKind): string {
  if (value === 'none') return '';
  if (value === 'file' || value === 'folder') return ' -r -F';
  return ` -x${fishChoices(value)}`;
}
