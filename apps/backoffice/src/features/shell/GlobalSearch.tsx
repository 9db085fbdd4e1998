import { type StaffHit, staffEndpoints } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { Cube } from '@sporta/ui/icons/Cube.ts';
import { MagnifyingGlass } from '@sporta/ui/icons/MagnifyingGlass.ts';
import { Receipt } from '@sporta/ui/icons/Receipt.ts';
import { User } from '@sporta/ui/icons/User.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import { hitHref } from './hit-href.ts';

interface GlobalSearchProps {
  open: boolean;
  onClose: () => void;
}

/** Orders and customers by a piece of their name, number, e-mail, phone or street. ↑ ↓ choose, Invio opens. */
export function GlobalSearch({ open, onClose }: GlobalSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title="Cerca nel Banco" width={750} initialFocus={field}>
      <SearchBody field={field} onClose={onClose} />
    </Dialog>
  );
}

function SearchBody({ field, onClose }: { field: React.RefObject<HTMLInputElement | null>; onClose: () => void }) {
  const api = useApi();
  const router = useRouter();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const q = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staff.search, { q }, { signal })).data.hits,
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });
  const editsProducts = mayUse(useMe(), staffEndpoints.staffProducts.detail);
  // What this person has no page for leads nowhere and is not offered.
  const hits = (q.length >= 2 ? (data ?? []) : [])
    .filter(({ kind }) => kind !== 'product' || editsProducts)
    .map((hit) => ({ ...hit, href: hitHref(hit) }));

  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + hits.length) % hits.length);
    }
    const hit = hits[chosen];
    if (event.key === 'Enter' && hit) {
      event.preventDefault();
      onClose();
      void router.navigate({ href: hit.href });
    }
  };

  return (
    <>
      <TextInput
        ref={field}
        label="Numero d’ordine, nome, e-mail, telefono, via o codice di un buono"
        type="search"
        autoComplete="off"
        value={text}
        start={<MagnifyingGlass />}
        onKeyDown={press}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
      />
      <div className="find-list" aria-busy={isFetching}>
        {hits.map((hit, index) => (
          <Link
            key={`${hit.kind}-${hit.id}`}
            href={hit.href}
            className={cx(index === chosen && 'on')}
            onClick={onClose}
          >
            <Hit hit={hit} />
          </Link>
        ))}
      </div>
      <p className="muted small" role="status">
        {q.length < 2
          ? 'Scrivi almeno due segni.'
          : hits.length === 0 && data && !isFetching
            ? `Niente per “${q}”.`
            : null}
      </p>
    </>
  );
}

function Hit({ hit: { kind, title, subtitle } }: { hit: StaffHit }) {
  const Glyph = kind === 'order' ? Receipt : kind === 'product' ? Cube : User;
  return (
    <>
      <Glyph />
      <span>
        <b>{title}</b>
        <small>{subtitle}</small>
      </span>
    </>
  );
}
