import { countText } from '@sporta/domain';
import { useAnnounce } from '@sporta/ui/components/announcer/Announcer.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Chip } from '@sporta/ui/components/form/Chip.tsx';
import { X } from '@sporta/ui/icons/X.ts';
import { useRef } from 'react';
import { wordList } from './model/word-list.ts';

interface WordPaperProps {
  words: readonly string[];
  /** Offered while the list is empty. */
  examples: readonly { name: string; words: string[] }[];
}

/** The list on its yellow paper; each word can be taken off. */
export function WordPaper({ words, examples }: WordPaperProps) {
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const remove = (word: string, index: number) => {
    wordList.remove(word);
    announce(`${word} tolto dalla lista`);
    // Focus goes on to the word that takes the place of the one that went.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button');
      buttons?.[Math.min(index, buttons.length - 1)]?.focus();
    });
  };
  return (
    <div className="paper">
      <div className="paper-head">
        <h3>La tua lista</h3>
        <span className="muted small">{countText(words.length, 'parola', 'parole')}</span>
      </div>
      {words.length === 0 ? (
        <>
          <p className="muted">Ancora vuota: scrivi cosa ti serve, anche con le quantità.</p>
          <div className="examples">
            {examples.map((example) => (
              <Chip key={example.name} onClick={() => wordList.add(example.words)}>
                {example.name}
              </Chip>
            ))}
          </div>
        </>
      ) : (
        <ul ref={list}>
          {words.map((word, index) => (
            <li key={word}>
              <span>{word}</span>
              <IconButton icon={X} label={`Togli ${word}`} onClick={() => remove(word, index)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
