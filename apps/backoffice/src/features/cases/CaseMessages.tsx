import type { StaffCase } from '@sporta/contract';
import { newKey } from '@sporta/contract/new-key.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../shared/errors/index.ts';
import { initials, moment } from '../../shared/figures/index.ts';
import { useCaseActs } from './use-case-acts.ts';

/** What was written to the customer, and the field for more: it goes by mail and stands on the page of the order. */
export function CaseMessages({ case: found }: { case: StaffCase }) {
  const now = new Date();
  return (
    <section className="bx">
      <h2>Messaggi al cliente</h2>
      <ul className="case-messages">
        {found.messages.map(({ messageId, at, by, text }) => (
          <li key={messageId} className="nt2">
            <span className="av" aria-hidden="true">
              {initials(by)}
            </span>
            <span>
              <b>{by}</b> <small className="muted">{moment(at, now)}</small>
              <span className="block case-words">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <MessageForm found={found} />
    </section>
  );
}

function MessageForm({ found }: { found: StaffCase }) {
  const { answer } = useCaseActs(found);
  const [text, setText] = useState('');
  // The same key for every press on one text: an answer lost on the way is written once.
  const [key, setKey] = useState(newMessageKey);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length < 3) return;
    answer.mutate(
      { text: text.trim(), key },
      {
        onSuccess: () => {
          setText('');
          setKey(newMessageKey());
          toast.success(`Messaggio a ${found.person.name} in partenza.`);
        },
      },
    );
  };
  return (
    <form className="stack gap" onSubmit={submit}>
      <TextArea
        label="Nuovo messaggio"
        hideLabel
        placeholder={`Scrivi a ${found.person.name}: arriva per e-mail e resta nella pagina dell’ordine.`}
        maxLength={2000}
        rows={4}
        value={text}
        error={answer.isError ? messageOf(answer.error) : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" kind="soft" busy={answer.isPending} disabled={text.trim().length < 3}>
        Manda il messaggio
      </Button>
    </form>
  );
}

const newMessageKey = (): string => `message-${newKey()}`;
