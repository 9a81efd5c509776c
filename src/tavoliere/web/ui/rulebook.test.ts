import { describe, expect, it } from 'vitest';
import { readRulebook, searched } from './rulebook';

const BOOK = `# Toy

A game for
two.

## Turns

- **TOY-1.1** Take a card
  or pass.
- Not a rule.

| a | b |
|---|---|
| 1 | 2 |
`;

describe('readRulebook', () => {
  it('reads headings, rules, items, paragraphs and tables', () => {
    expect(readRulebook(BOOK)).toEqual([
      { kind: 'heading', level: 1, text: 'Toy' },
      { kind: 'paragraph', text: 'A game for two.' },
      { kind: 'heading', level: 2, text: 'Turns' },
      { kind: 'rule', id: 'TOY-1.1', text: 'Take a card or pass.' },
      { kind: 'item', text: 'Not a rule.' },
      { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
    ]);
  });
});

describe('searched', () => {
  it('keeps what mentions every word, under its heading', () => {
    expect(searched(readRulebook(BOOK), 'CARD pass')).toEqual([
      { kind: 'heading', level: 2, text: 'Turns' },
      { kind: 'rule', id: 'TOY-1.1', text: 'Take a card or pass.' },
    ]);
    expect(searched(readRulebook(BOOK), ' ')).toEqual(readRulebook(BOOK));
    expect(searched(readRulebook(BOOK), 'dragon')).toEqual([]);
  });
});
