import { expect, it } from 'vitest';
import { plainName, quotedName } from './plain-name.ts';

it.each([
  ['Trattoria F.lli Bassi S.r.l.', 'Trattoria F.lli Bassi S.r.l.'],
  ['Hai vinto! https://truffa.example/premio ora', 'Hai vinto! ora'],
  ['vai su truffa.example adesso', 'vai su truffa example adesso'],
  ['scrivi a premi@truffa.example', 'scrivi a premi truffa example'],
  ['Prima riga\r\nBcc: tutti', 'Prima riga Bcc: tutti'],
  ['gira\u202eto e \u200bnascosto', 'gira to e nascosto'],
  ['www．truffa．example', 'www truffa example'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('makes a plain name of %j', (typed, plain) => expect(plainName(typed)).toBe(plain));

it('marks it as somebody’s words', () => expect(quotedName('Bar “Sport”')).toBe('“Bar Sport”'));
