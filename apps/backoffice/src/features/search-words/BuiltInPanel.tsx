import type { SearchWordsOfShop } from '@sporta/contract';
import { Switch } from '@sporta/ui/components/form/Switch.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useState } from 'react';
import type { WordActs } from './use-words.ts';

/** Rows that are listed before somebody looks for some. */
const mostListed = 20;

/** The table that comes with the program; rows that do not fit the shop are switched off. */
export function BuiltInPanel({ rows, acts }: { rows: SearchWordsOfShop['builtIn']; acts: WordActs }) {
  const [q, setQ] = useState('');
  const wanted = q.trim().toLocaleLowerCase('it');
  const found = rows.filter(({ text, on }) => (wanted === '' ? true : text.includes(wanted)) || !on);
  const off = rows.filter(({ on }) => !on).length;
  return (
    <section className="bx" aria-labelledby="words-built-in">
      <h2 id="words-built-in">Sinonimi di serie</h2>
      <p className="muted small">
        {rows.length} righe{off > 0 ? `, ${off} non in uso` : ''}
      </p>
      <TextInput
        label="Cerca fra i sinonimi di serie"
        type="search"
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      <ul className="words-list">
        {found
          .toSorted((a, b) => Number(a.on) - Number(b.on))
          .slice(0, mostListed)
          .map(({ text, on }) => (
            <li key={text}>
              <Switch label={text} checked={on} onChange={({ target }) => void acts.turn(text, target.checked)} />
            </li>
          ))}
      </ul>
    </section>
  );
}
