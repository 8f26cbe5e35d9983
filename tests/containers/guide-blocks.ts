// The commands of a guide in Markdown: its indented blocks that begin with one.

export interface Block {
  /** The heading above it. */
  section: string;
  /** Lines without their indentation. */
  commands: string;
}

const isCommand = /^(docker |\$C |[A-Z_]+=|sh |cp |sed |umask |curl )/;

/** In their order; `sections` names the headings that count. */
export function commandBlocks(markdown: string, sections: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let section = '';
  let lines: string[] = [];
  const end = () => {
    const indentation = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
    const commands = lines.map((line) => line.slice(indentation)).join('\n');
    if (sections.includes(section) && isCommand.test(commands)) blocks.push({ section, commands });
    lines = [];
  };
  for (const line of markdown.split('\n')) {
    if (/^ {4,}\S/.test(line) && (lines.length > 0 || isCommand.test(line.trim()))) {
      lines.push(line);
      continue;
    }
    end();
    section = /^##+ (.*)/.exec(line)?.[1] ?? section;
  }
  end();
  return blocks;
}
