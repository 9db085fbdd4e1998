import { weekday } from '@sporta/domain';
import { Button, Link, Note, useAnnounce } from '@sporta/ui';
import { ArrowsClockwise } from '@sporta/ui/icons/ArrowsClockwise.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { useSession } from '../session/index.ts';
import { type ChosenWindow, decapitalised, everyWeek, hoursWords, isSameWindow, nextWeekWords } from './keep-words.ts';
import { choicesQuery, useChangeWeekly, weeklySlotsQuery } from './weekly-queries.ts';

interface KeepWindowProps {
  /** The address of home delivery the slot was chosen for. */
  userAddressId: number;
  slot: ChosenWindow;
  heading?: 'h2' | 'h3';
}

/**
 * "Tieni questa fascia": the slot at hand, kept every week with one press. Not there where the store keeps none like it; where the
 * address has another window, it says which one makes room.
 */
export function KeepWindow({ userAddressId, slot, heading: Heading = 'h3' }: KeepWindowProps) {
  const api = useApi();
  // a habit is the customer's own: who buys for them at the telephone starts none
  const { isInPerson: enabled } = useSession();
  const { data: weekly } = useQuery({ ...weeklySlotsQuery(api), enabled });
  const { data: choices } = useQuery({ ...choicesQuery(api, userAddressId), enabled });
  const change = useChangeWeekly();
  const announce = useAnnounce();
  const here = useRef<HTMLElement>(null);
  if (!enabled || !weekly || !choices) return null;
  const now = weekly.find(({ addressId }) => addressId === userAddressId);
  const kept = now && isSameWindow(now, slot) ? now : undefined;
  if (!kept && !choices.windows.some((window) => isSameWindow(window, slot))) return null;
  const keep = () =>
    change.mutate(
      {
        what: 'keep',
        userAddressId,
        weekday: weekday(slot.date),
        beginTime: slot.beginTime,
        onlyIfNone: now === undefined,
      },
      {
        onSuccess: () => {
          announce(`Fascia tenuta ${everyWeek(slot)}`);
          // the button that was pressed goes
          here.current?.focus();
        },
      },
    );
  return (
    <section className="keep-window" aria-label="Fascia settimanale" ref={here} tabIndex={-1}>
      <ArrowsClockwise />
      <div className="grow">
        <Heading>{kept ? `La teniamo ${everyWeek(slot)}` : 'Ti serve ogni settimana?'}</Heading>
        {kept ? (
          <p className="small">
            {nextWeekWords(kept, slot.date)}{' '}
            <Link className="link" href="/profile/weekly">
              Cambia o lascia la fascia
            </Link>
          </p>
        ) : (
          <p className="small">
            Il posto resta tuo fino a {hoursWords(choices.releaseHours)} prima della chiusura degli ordini. Non
            compriamo né addebitiamo niente da soli.
            {now ? ` Prende il posto di quella che tieni per questo indirizzo: ${decapitalised(now.label)}.` : ''}
          </p>
        )}
        {change.error ? (
          <Note kind="err" live>
            {messageOf(change.error, 'La fascia non è stata salvata: riprova.')}
          </Note>
        ) : null}
      </div>
      {kept ? null : (
        <Button kind="line" busy={change.isPending} onClick={keep}>
          Tieni questa fascia {everyWeek(slot)}
        </Button>
      )}
    </section>
  );
}
