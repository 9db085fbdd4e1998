import { cx } from '@sporta/ui/components/cx.ts';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { ListWord } from './model/use-choices.ts';
import { goToWord, sectionId } from './model/use-current-word.ts';

interface WordTabsProps {
  words: readonly ListWord[];
  /** Place of the word in view. */
  current: number;
}

/** The words in a row: where we are, what is done, and the way to each. */
export function WordTabs({ words, current }: WordTabsProps) {
  const row = useRef<HTMLElement>(null);
  // The row scrolls by itself on small screens; the page must not move with it.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 2 + link.offsetWidth / 2;
  });
  const follow = (event: MouseEvent, index: number) => {
    event.preventDefault();
    goToWord(index);
  };
  return (
    <nav ref={row} className="word-tabs" aria-label="Parole della lista">
      {words.map(({ index, result, inCart }) => (
        <a
          key={index}
          href={`#${sectionId(index)}`}
          className={cx(inCart && 'ok', result.totItems === 0 && 'none')}
          aria-current={index === current ? 'true' : undefined}
          onClick={(event) => follow(event, index)}
        >
          {inCart ? <CheckCircleFill /> : <i aria-hidden="true">{index + 1}</i>}
          {result.word} {inCart ? <span className="sr">(nel carrello)</span> : null}
          {result.totItems === 0 ? <span className="sr">(nessun prodotto)</span> : null}
        </a>
      ))}
    </nav>
  );
}
