import type { StaffCustomer } from '@sporta/contract';
import type { RefObject } from 'react';
import { useCustomerActs } from '../../shared/client-acts/index.ts';
import { InternalNotes } from '../../shared/notes/index.ts';

interface NotesPanelProps {
  customer: StaffCustomer;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** What colleagues should know of a customer. */
export function NotesPanel({ customer: { userId, notes }, field }: NotesPanelProps) {
  const { addNote } = useCustomerActs(userId);
  return <InternalNotes notes={notes} onAdd={addNote} hint="Scrivi una nota. Il cliente non la vede." field={field} />;
}
