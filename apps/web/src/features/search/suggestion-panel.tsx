import type { Suggestion } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { ClockCounterClockwise } from '@sporta/ui/icons/ClockCounterClockwise.ts';
import { MagnifyingGlass } from '@sporta/ui/icons/MagnifyingGlass.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import { CompactProduct } from '../../shared/product-cards/index.ts';
import { matchedParts } from './model/matched-parts.ts';
import { forgetSearches } from './model/recent-searches.ts';
import {
  type Suggestions as Answer,
  SEARCHES,
  searchHref,
  suggestionHref,
  suggestionQuery,
} from './model/suggestion-query.ts';

type SuggestionGroups = Answer['groups'];

interface SuggestionPanelProps {
  listId: string;
  /** What was typed; "" while there is too little of it: then only earlier searches are offered. */
  text: string;
  /** Searches of this browser, latest first. */
  recent: readonly string[];
  /** Id of the option the arrows have reached. */
  active: string | undefined;
  /** @param searched set when it is a search, to be remembered */
  onFollow: (href: string, searched?: string) => void;
  onForget: () => void;
}

/** Earlier searches among the suggestions. */
const MOST_RECENT = 2;

/** Suggestions in four groups, and products that can be added at once; before a text, the searches made before. */
export default function SuggestionPanel({ text, recent, ...rest }: SuggestionPanelProps) {
  return text === '' ? (
    <Recent recent={recent} {...rest} />
  ) : (
    <Suggestions text={text} recent={recent.filter((each) => isAbout(each, text)).slice(0, MOST_RECENT)} {...rest} />
  );
}

const isAbout = (search: string, text: string) =>
  search.toLowerCase() !== text.toLowerCase() && matchedParts(search, text).some(({ matched }) => matched);

function asSearch(name: string, place: number): Item {
  return { type: 'search', name, id: place + 1, count: 0, recent: true };
}

function Recent({ listId, recent, active, onFollow, onForget }: Omit<SuggestionPanelProps, 'text'>) {
  return (
    <div className="suggestions on-light short">
      <div className="groups">
        <div className="row recent-head">
          <span className="group-title grow" aria-hidden="true">
            Ricerche recenti
          </span>
          <button
            type="button"
            className="link small"
            onClick={() => {
              forgetSearches();
              onForget();
            }}
          >
            Cancella
          </button>
        </div>
        <div id={listId} role="listbox" aria-label="Ricerche recenti" tabIndex={-1}>
          {recent.map((name, place) => {
            const id = `${listId}-recent-${place}`;
            return (
              <Option
                key={name}
                id={id}
                item={asSearch(name, place)}
                text=""
                selected={id === active}
                onFollow={onFollow}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

function Suggestions({ listId, text, recent, active, onFollow }: SuggestionPanelProps) {
  const hash = useShopHash();
  const { data } = useQuery({ ...suggestionQuery(useApi(), hash, text), placeholderData: keepPreviousData });
  if (!data || (data.groups.length === 0 && data.products.length === 0)) return null;
  return (
    <div className="suggestions on-light">
      <div className="groups" id={listId} role="listbox" aria-label="Suggerimenti" tabIndex={-1}>
        {withRecent(data.groups, recent).map(({ title, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
          <div key={title} role="group" aria-label={title} className={title === 'Marche' ? 'brands' : undefined}>
            <div className="group-title" aria-hidden="true">
              {title}
            </div>
            {items.map((item, place) => {
              const id = `${listId}-${item.type}-${place}`;
              return <Option key={id} id={id} item={item} text={text} selected={id === active} onFollow={onFollow} />;
            })}
          </div>
        ))}
      </div>
      {data.products.length > 0 ? (
        <div className="panel-products">
          <div className="row">
            <span className="group-title grow">Prodotti</span>
            <Link className="link small tap" href={searchHref(text)} onClick={() => onFollow(searchHref(text), text)}>
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
        <Link className="link small tap" href="/fast-search" onClick={() => onFollow('/fast-search')}>
          Hai già la lista? Prova Spesa veloce
        </Link>
      </div>
    </div>
  );
}

type Item = Suggestion & { recent?: boolean };

/** Puts the searches of this browser in front of those of others. */
function withRecent(groups: SuggestionGroups, recent: readonly string[]): { title: string; items: Item[] }[] {
  if (recent.length === 0) return groups;
  const others = groups.find(({ title }) => title === SEARCHES);
  const items: Item[] = [...recent.map(asSearch), ...(others?.items ?? [])];
  if (others) return groups.map((group) => (group === others ? { ...group, items } : group));
  const at = groups.findIndex(({ title }) => title === 'Marche');
  return groups.toSpliced(at === -1 ? groups.length : at, 0, { title: SEARCHES, items });
}

interface OptionProps {
  id: string;
  item: Item;
  text: string;
  selected: boolean;
  onFollow: SuggestionPanelProps['onFollow'];
}

function Option({ id, item, text, selected, onFollow }: OptionProps) {
  const href = suggestionHref(item);
  const isSearch = item.type === 'search' || (item.type === 'suggestion' && !item.slug);
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onFollow(href, isSearch ? item.name : undefined);
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
        {matchedParts(item.name, text).map(({ text: part, matched }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order.
          matched ? <b key={place}>{part}</b> : <span key={place}>{part}</span>,
        )}
        {item.parentName ? <small className="in">{item.parentName}</small> : null}
      </span>
      {item.count > 1 && item.type !== 'vendor' ? (
        <span className="n xs">
          {item.count}
          <span className="sr"> prodotti</span>
        </span>
      ) : null}
    </a>
  );
}

function Glyph({ item: { type, mediaURL, recent } }: { item: Item }): ReactNode {
  if (type === 'vendor') return null;
  if (type === 'category') return <Thumb size="xs" picture={mediaURL ? { src: mediaURL } : undefined} />;
  return recent ? <ClockCounterClockwise /> : <MagnifyingGlass />;
}
