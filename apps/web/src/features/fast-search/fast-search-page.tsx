import { countText } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { PencilSimpleBold } from '@sporta/ui/icons/PencilSimpleBold.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useCart, useShopHash } from '../../shared/cart/index.ts';
import { overlays } from '../../shared/overlays/index.ts';
import { GuideBar } from './guide-bar.tsx';
import { LeftOut } from './left-out.tsx';
import { fastSearchQuery } from './model/fast-search-query.ts';
import { useChoices } from './model/use-choices.ts';
import { goToWord, useCurrentWord } from './model/use-current-word.ts';
import { wordList } from './model/word-list.ts';
import { WordSection } from './word-section.tsx';
import { WordTabs } from './word-tabs.tsx';
import '../../lib/sheets/fast-search.css';

/** The whole list with its products: a section for each word, and one button that adds what was chosen. */
export function FastSearchPage({ text }: { text: string }) {
  const { data } = useSuspenseQuery(fastSearchQuery(useApi(), useShopHash(), text));
  const { results, leftOut = 0 } = data;
  const { words, choose } = useChoices(results, useCart());
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const current = useCurrentWord(words.length);
  const done = words.filter(({ inCart }) => inCart).length;
  const next =
    words.find(
      ({ index, inCart, result }) => index > current && !inCart && result.totItems > 0 && !skipped.has(index),
    ) ?? undefined;
  const edit = () => {
    wordList.replace(results.map(({ word }) => word));
    overlays.open('fast-search');
  };
  return (
    <>
      <div className="fast-head">
        <div className="grow">
          <h1>Spesa veloce</h1>
          <p className="muted" role="status">
            {done} {done === 1 ? 'parola' : 'parole'} su {words.length} già nel carrello
          </p>
        </div>
        <Button kind="line" onClick={edit}>
          <PencilSimpleBold />
          Modifica la lista
        </Button>
      </div>
      <LeftOut count={leftOut} most={results.length} />
      <WordTabs words={words} current={current} />
      {words.map((word) => (
        <WordSection
          key={word.index}
          word={word}
          onChoose={(product, quantity) => choose(word.index, product, quantity)}
        />
      ))}
      <p className="sr">{countText(words.length, 'parola', 'parole')} nella lista</p>
      <GuideBar
        words={words}
        next={next}
        onNext={() => next && goToWord(next.index)}
        onSkip={() => {
          if (!next) return;
          setSkipped(new Set(skipped).add(next.index));
          goToWord(next.index);
        }}
      />
    </>
  );
}
