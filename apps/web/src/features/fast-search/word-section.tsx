import type { Product } from '@sporta/contract';
import { countText, priceLimitText, type Thousandths } from '@sporta/domain';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ArrowRightBold } from '@sporta/ui/icons/ArrowRightBold.ts';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import { fullName, isFreeProduct, isSoldOut } from '../../shared/product/index.ts';
import { ShopCard } from '../../shared/product-cards/index.ts';
import { ChosenLine } from './chosen-line.tsx';
import type { ListWord } from './model/use-choices.ts';
import { sectionId } from './model/use-current-word.ts';
import { NothingFound } from './nothing-found.tsx';

interface WordSectionProps {
  word: ListWord;
  onChoose: (product: Product, quantity?: Thousandths) => void;
}

/** One word: what we would add for it, the alternatives, and the way to all its products. */
export function WordSection({ word, onChoose }: WordSectionProps) {
  const { index, result, choice, inCart } = word;
  const { products, totItems, correctedQuery, droppedWords, priceLimit } = result;
  const href = `/search?q=${encodeURIComponent(result.text)}`;
  return (
    <section
      className="sec word"
      id={sectionId(index)}
      data-word={index}
      aria-labelledby={`${sectionId(index)}-titolo`}
    >
      <div className="sh">
        <h2 id={`${sectionId(index)}-titolo`} tabIndex={-1}>
          {result.word}
        </h2>
        <span className="muted grow">
          {countText(totItems, 'prodotto', 'prodotti')}
          {correctedQuery ? ` per “${correctedQuery}”` : ''}
          {priceLimit ? ` ${priceLimitText(priceLimit)}` : ''}
          {droppedWords ? ` senza ${droppedWords.map((word) => `“${word}”`).join(', ')}` : ''}
        </span>
        {inCart ? (
          <Tag tone="green" icon={CheckCircleFill}>
            Nel carrello
          </Tag>
        ) : null}
        {totItems > 0 ? (
          <Link className="link" href={href} aria-label={`Vedi tutti i prodotti per ${result.text}`}>
            Vedi tutti
          </Link>
        ) : null}
      </div>
      {totItems === 0 ? <NothingFound result={result} /> : null}
      {choice && !inCart ? (
        <ChosenLine choice={choice} onChange={(quantity) => onChoose(choice.product, quantity)} />
      ) : null}
      {products.length > 0 ? (
        <ul className="word-cards" aria-label={`Prodotti per ${result.word}`}>
          {products.map((product) => (
            <li key={product.productId}>
              <ShopCard product={product} priority={index === 0}>
                {inCart || isSoldOut(product) || isFreeProduct(product) ? null : (
                  <ChooseButton
                    product={product}
                    chosen={product.productId === choice?.product.productId && choice.quantity > 0}
                    onChoose={() => onChoose(product)}
                  />
                )}
              </ShopCard>
            </li>
          ))}
          {totItems > products.length ? (
            <li>
              <Link className="all-of" href={href}>
                <b>Altri {totItems - products.length}</b>
                <span>risultati per “{result.text}”</span>
                <ArrowRightBold />
              </Link>
            </li>
          ) : null}
        </ul>
      ) : null}
    </section>
  );
}

interface ChooseButtonProps {
  product: Product;
  chosen: boolean;
  onChoose: () => void;
}

function ChooseButton({ product, chosen, onChoose }: ChooseButtonProps) {
  return (
    <button type="button" className="choose" aria-pressed={chosen} onClick={onChoose}>
      {chosen ? <CheckBold /> : null}
      {chosen ? 'Scelto' : 'Scegli questo'} <span className="sr">{fullName(product)}</span>
    </button>
  );
}
