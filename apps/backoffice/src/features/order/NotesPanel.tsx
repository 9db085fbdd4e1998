import { type StaffOrder, staffEndpoints } from '@sporta/contract';
import type { RefObject } from 'react';
import { InternalNotes } from '../../shared/notes/index.ts';
import { useOrderActs } from '../../shared/order-acts/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';

interface NotesPanelProps {
  order: StaffOrder;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** What colleagues should know of an order. */
export function NotesPanel({ order: { orderId, notes }, field }: NotesPanelProps) {
  const acts = useOrderActs();
  const mayAdd = mayUse(useMe(), staffEndpoints.staffOrders.addNote);
  return (
    <InternalNotes
      notes={notes.map(({ orderNoteId, ...note }) => ({ noteId: orderNoteId, ...note }))}
      {...(mayAdd ? { onAdd: (text: string) => acts.addNote(orderId, text) } : {})}
      hint="Scrivi una nota. Chi ha ordinato non la vede."
      field={field}
    />
  );
}
