import type { Suggestion } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { ClockCounterClockwise } from '@sporta/ui/icons/ClockCounterClockwise.ts';
import { MagnifyingGlass } from '@sporta/ui/icons/MagnifyingGlass.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../cart/model/index.ts';
import { CompactProduct } from '../product/alternatives.tsx';
import { searchHref, suggestionHref, suggestionQuery } from './model/suggestion-query.ts';

interface SuggestionPanelProps {
  listId: string;
  text: string;
  /** Id of the option the arrows have reached. */
  active: string | undefined;
  onFollow: (href: string) => void;
}

/** Suggestions in four groups, and products that can be added at once. */
export default function SuggestionPanel({ listId, text, active, onFollow }: SuggestionPanelProps) {
  const hash = useShopHash();
  const { data } = useQuery({ ...suggestionQuery(useApi(), hash, text), placeholderData: keepPreviousData });
  if (!data || (data.groups.length === 0 && data.products.length === 0)) return null;
  return (
    <div className="suggestions on-light">
      <div className="groups" id={listId} role="listbox" aria-label="Suggerimenti" tabIndex={-1}>
        {data.groups.map(({ title, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
          <div key={title} role="group" aria-label={title} className={title === 'Marche' ? 'brands' : undefined}>
            <div className="group-title" aria-hidden="true">
              {title}
            </div>
            {items.map((item) => {
              const id = `${listId}-${item.type}-${item.id}`;
              return <Option key={id} id={id} item={item} text={text} selected={id === active} onFollow={onFollow} />;
            })}
          </div>
        ))}
      </div>
      {data.products.length > 0 ? (
        <div className="panel-products">
          <div className="row">
            <span className="group-title grow">Prodotti</span>
            <Link className="link small" href={searchHref(text)} onClick={() => onFollow(searchHref(text))}>
              Vedi tutti i {data.total}
            </Link>
          </div>
          <ul>
            {data.products.map((product) => (
              <CompactProduct key={product.productId} product={product} />
            ))}
          </ul>
        </div>
      ) : null}
      <div className="keys">
        <span className="wide-only">
          <kbd>↑</kbd>
          <kbd>↓</kbd> scorri
        </span>
        <span className="wide-only">
          <kbd>Invio</kbd> cerca
        </span>
        <span className="wide-only grow">
          <kbd>Esc</kbd> chiudi
        </span>
        <Link className="link small" href="/fast-search" onClick={() => onFollow('/fast-search')}>
          Hai già la lista? Prova Spesa veloce
        </Link>
      </div>
    </div>
  );
}

interface OptionProps {
  id: string;
  item: Suggestion;
  text: string;
  selected: boolean;
  onFollow: (href: string) => void;
}

function Option({ id, item, text, selected, onFollow }: OptionProps) {
  const href = suggestionHref(item);
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onFollow(href);
  };
  return (
    <a
      id={id}
      // The field keeps the focus while the arrows move through the options.
      tabIndex={-1}
      role="option"
      aria-selected={selected}
      href={href}
      className={cx(item.type === 'vendor' ? 'chip' : 'suggestion', selected && 'on')}
      onMouseDown={(event) => event.preventDefault()}
      onClick={follow}
    >
      <Glyph item={item} />
      <span className="grow">
        <Matched name={item.name} text={text} />
      </span>
      {item.type === 'category' ? <span className="n xs">{item.count}</span> : null}
    </a>
  );
}

function Glyph({ item: { type, mediaURL } }: { item: Suggestion }): ReactNode {
  if (type === 'vendor') return null;
  if (type === 'category') return <Thumb size="xs" picture={mediaURL ? { src: mediaURL } : undefined} />;
  return type === 'search' ? <ClockCounterClockwise /> : <MagnifyingGlass />;
}

/** The typed part in bold. */
function Matched({ name, text }: { name: string; text: string }) {
  const at = name.toLowerCase().indexOf(text.toLowerCase());
  if (at === -1) return name;
  return (
    <>
      {name.slice(0, at)}
      <b>{name.slice(at, at + text.length)}</b>
      {name.slice(at + text.length)}
    </>
  );
}
