// A rulebook's Markdown as blocks: headings, numbered rules, lists, paragraphs, tables. Only what our rulebooks use.

export type RuleBlock =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'rule'; id: string; text: string }
  | { kind: 'item'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] };

const RULE = /^- \*\*([A-Z]+-[0-9.]+)\*\* (.*)$/;
const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The blocks of one book. */
export function readRulebook(source: string): RuleBlock[] {
  const blocks: RuleBlock[] = [];
  let isOpen = false; // whether a following line continues the last block
  for (const line of source.split('\n')) {
    const last = blocks.at(-1);
    const heading = /^(#+) (.*)$/.exec(line);
    const rule = RULE.exec(line);
    if (heading) blocks.push({ kind: 'heading', level: heading[1]!.length, text: heading[2]! });
    else if (rule) blocks.push({ kind: 'rule', id: rule[1]!, text: rule[2]! });
    else if (line.startsWith('- ')) blocks.push({ kind: 'item', text: line.slice(2) });
    else if (line.startsWith('|')) readTableLine(line, blocks);
    else if (line.trim() && isOpen && last && 'text' in last && last.kind !== 'heading') last.text += ` ${line.trim()}`;
    else if (line.trim()) blocks.push({ kind: 'paragraph', text: line.trim() });
    isOpen = line.trim() !== '' && !heading;
  }
  return blocks;
}

function readTableLine(line: string, blocks: RuleBlock[]): void {
  const last = blocks.at(-1);
  if (last?.kind !== 'table') blocks.push({ kind: 'table', head: cells(line), rows: [] });
  else if (!/^\|[\s:|-]+\|$/.test(line)) last.rows.push(cells(line));
}

/** The blocks that mention every word, each under its heading. */
export function searched(blocks: RuleBlock[], wanted: string): RuleBlock[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return blocks;
  const found: RuleBlock[] = [];
  let heading: RuleBlock | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      heading = block;
      continue;
    }
    const said = JSON.stringify(block).toLowerCase();
    if (!words.every((word) => said.includes(word))) continue;
    if (heading) found.push(heading);
    heading = null;
    found.push(block);
  }
  return found;
}
