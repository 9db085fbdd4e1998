import { cx } from '@sporta/ui/components/cx.ts';
import { MagnifyingGlassBold } from '@sporta/ui/icons/MagnifyingGlassBold.ts';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { useRouter, useRouterState } from '@tanstack/react-router';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { sparePart } from '../../lib/spare-part.ts';
import { LEAST_LENGTH, PAUSE_MS, searchHref } from './model/suggestion-query.ts';

// Out of the first files of every page, which are counted.
const loadRecent = () => import('./model/recent-searches.ts');
// Who types can search without suggestions.
const SuggestionPanel = sparePart(() => import('./suggestion-panel.tsx'));

interface SearchBoxProps {
  placeholder: string;
  /** Buttons at the right end. */
  children?: ReactNode;
}

/**
 * The search field of the header. A plain form to /search, so that it works before the page comes alive; then a combobox
 * whose options are the suggestions: arrows move, Enter follows, Esc closes.
 */
export function SearchBox({ placeholder, children }: SearchBoxProps) {
  const router = useRouter();
  const searched = useRouterState({ select: ({ location }) => queryOf(location) });
  const listId = useId();
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(searched);
  const [asked, setAsked] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const [recent, setRecent] = useState<readonly string[]>([]);

  // The field follows the address: Back shows the search before.
  useEffect(() => setText(searched), [searched]);
  // What was typed before the page came alive counts as typed.
  useEffect(() => {
    const typed = input.current?.value;
    if (!typed || document.activeElement !== input.current) return;
    setText(typed);
    setOpen(true);
  }, []);
  useEffect(() => {
    const trimmed = text.trim();
    const timer = setTimeout(() => setAsked(trimmed.length > LEAST_LENGTH ? trimmed : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  // Before enough is typed the panel offers what was searched before.
  const showing = open && (asked !== '' || (text.trim() === '' && recent.length > 0));
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const go = (href: string, searched?: string) => {
    close();
    if (searched) void loadRecent().then(({ rememberSearch }) => rememberSearch(searched));
    input.current?.blur();
    void router.navigate({ href });
  };
  const options = () => [...(root.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The first Esc closes the panel, the second empties the field, as search fields do.
      if (showing) event.preventDefault();
      close();
      return;
    }
    if (event.key === 'Enter' && showing && active) {
      event.preventDefault();
      root.current?.querySelector<HTMLElement>(`#${CSS.escape(active)}`)?.click();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!open) {
      setOpen(true);
      return;
    }
    const ids = options().map(({ id }) => id);
    const at = active ? ids.indexOf(active) : -1;
    // One place more than there are options: the field itself.
    const next = (at + (event.key === 'ArrowDown' ? 1 : -1) + 1 + ids.length + 1) % (ids.length + 1);
    const chosen = ids[next - 1];
    setActive(chosen);
    if (chosen) root.current?.querySelector(`#${CSS.escape(chosen)}`)?.scrollIntoView({ block: 'nearest' });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = text.trim();
    if (q) go(searchHref(q), q);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <search className="search-slot">
      <form
        ref={root}
        className={cx('srch', showing && 'open')}
        action="/search"
        onSubmit={submit}
        onBlur={onBlur}
        autoComplete="off"
      >
        <MagnifyingGlassBold />
        <input
          ref={input}
          type="search"
          name="q"
          role="combobox"
          aria-label="Cerca nel negozio"
          aria-expanded={showing}
          aria-controls={showing ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={showing ? active : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(undefined);
            setOpen(true);
          }}
          onFocus={() => {
            void loadRecent().then(({ recentSearches }) => setRecent(recentSearches()));
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        {text ? (
          <button
            type="button"
            className="icb clear"
            aria-label="Cancella il testo"
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          >
            <XBold />
          </button>
        ) : null}
        {children}
        {showing ? (
          <Suspense>
            <SuggestionPanel
              listId={listId}
              text={text.trim() === '' ? '' : asked}
              recent={recent}
              active={active}
              onFollow={go}
              onForget={() => setRecent([])}
            />
          </Suspense>
        ) : null}
      </form>
    </search>
  );
}

function queryOf({ pathname, search }: { pathname: string; search: object }): string {
  const { q } = search as { q?: unknown };
  return pathname === '/search' && q !== undefined ? String(q) : '';
}
