import { type StaffHit, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { MagnifyingGlass } from '@sporta/ui/icons/MagnifyingGlass.ts';
import { Plus } from '@sporta/ui/icons/Plus.ts';
import { User } from '@sporta/ui/icons/User.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { mayUse, useMe } from '../staff/index.ts';
import { useStartBuying } from './BuyButton.tsx';

/** An order by telephone: who is calling is looked for, then the shop opens as theirs. Only for who may. */
export function NewOrder() {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  if (!mayUse(useMe(), staffEndpoints.staffCustomers.startBuying)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus />
        Nuovo ordine
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Chi ordina?" width={750} initialFocus={field}>
        <FindCaller field={field} />
      </Dialog>
    </>
  );
}

/** ↑ ↓ choose, Invio begins. */
function FindCaller({ field }: { field: React.RefObject<HTMLInputElement | null> }) {
  const api = useApi();
  const start = useStartBuying(false);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const q = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staff.search, { q }, { signal })).data.hits,
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });
  const people = (q.length >= 2 ? (data ?? []) : []).filter(({ kind }) => kind === 'customer');

  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && people.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + people.length) % people.length);
    }
    const person = people[chosen];
    // what stands there is for another text while the answer to this one is awaited
    if (event.key === 'Enter' && person && !isFetching && !start.isPending) {
      event.preventDefault();
      start.mutate(person.id);
    }
  };
  return (
    <>
      <TextInput
        ref={field}
        label="Nome, e-mail o telefono di chi ordina"
        hint="Il negozio si apre come suo: la spesa e il pagamento restano a nome suo, e resta scritto chi l’ha fatta."
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
        {people.map((person, index) => (
          <button
            key={person.id}
            type="button"
            className={cx(index === chosen && 'on')}
            disabled={start.isPending}
            onClick={() => start.mutate(person.id)}
          >
            <Caller {...person} />
          </button>
        ))}
      </div>
      <p className="muted small" role="status">
        {q.length < 2
          ? 'Scrivi almeno due segni.'
          : people.length === 0 && data && !isFetching
            ? `Nessun cliente per “${q}”. Chi non ha un account si registra prima nel negozio.`
            : null}
      </p>
    </>
  );
}

function Caller({ title, subtitle }: StaffHit) {
  return (
    <>
      <User />
      <span>
        <b>{title}</b>
        <small>{subtitle}</small>
      </span>
    </>
  );
}
