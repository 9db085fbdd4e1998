import { type StaffOrder, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useState } from 'react';
import { messageOf } from '../../shared/errors/index.ts';
import { initials, moment } from '../../shared/figures/index.ts';
import { useOrderActs } from '../../shared/order-acts/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';

/** What colleagues should know; customers never see it. */
export function NotesPanel({ order, field }: { order: StaffOrder; field: RefObject<HTMLTextAreaElement | null> }) {
  const me = useMe();
  const now = new Date();
  return (
    <section className="bx">
      <h2>Note interne</h2>
      <ul>
        {order.notes.map(({ orderNoteId, name, at, text }) => (
          <li key={orderNoteId} className="nt2">
            <span className="av" aria-hidden="true">
              {initials(name)}
            </span>
            <span>
              <b>{name}</b> <small className="muted">{moment(at, now)}</small>
              <span className="block">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      {mayUse(me, staffEndpoints.staffOrders.addNote) ? <NoteForm order={order} field={field} /> : null}
    </section>
  );
}

function NoteForm({ order: { orderId }, field }: { order: StaffOrder; field: RefObject<HTMLTextAreaElement | null> }) {
  const acts = useOrderActs();
  const [text, setText] = useState('');
  const add = useMutation({ mutationFn: () => acts.addNote(orderId, text.trim()), onSuccess: () => setText('') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) add.mutate();
  };
  return (
    <form className="stack gap" onSubmit={submit}>
      <TextArea
        ref={field}
        label="Nuova nota"
        hideLabel
        placeholder="Scrivi una nota. Chi ha ordinato non la vede."
        maxLength={1000}
        value={text}
        error={add.isError ? messageOf(add.error) : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() ? (
        <Button type="submit" kind="soft" busy={add.isPending}>
          Aggiungi la nota
        </Button>
      ) : null}
    </form>
  );
}
