import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useState } from 'react';
import { messageOf } from '../errors/index.ts';
import { initials, moment } from '../figures/index.ts';

interface InternalNotesProps {
  notes: readonly { noteId: number; name: string; at: string; text: string }[];
  /** Absent: the person may read them only. */
  onAdd?: (text: string) => Promise<unknown>;
  /** Italian, in the empty field: "Scrivi una nota. Il cliente non la vede." */
  hint: string;
  /** For the key that leads to it. */
  field?: RefObject<HTMLTextAreaElement | null>;
}

/** What colleagues should know; customers never see it. */
export function InternalNotes({ notes, onAdd, hint, field }: InternalNotesProps) {
  const now = new Date();
  return (
    <section className="bx">
      <h2>Note interne</h2>
      <ul>
        {notes.map(({ noteId, name, at, text }) => (
          <li key={noteId} className="nt2">
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
      {onAdd ? <NoteForm onAdd={onAdd} hint={hint} field={field} /> : null}
    </section>
  );
}

function NoteForm({
  onAdd,
  hint,
  field,
}: Required<Pick<InternalNotesProps, 'onAdd' | 'hint'>> & Pick<InternalNotesProps, 'field'>) {
  const [text, setText] = useState('');
  const add = useMutation({ mutationFn: () => onAdd(text.trim()), onSuccess: () => setText('') });
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
        placeholder={hint}
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
