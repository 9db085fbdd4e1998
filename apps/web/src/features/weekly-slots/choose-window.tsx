import type { UserAddress, WeeklySlot } from '@sporta/contract';
import { formatHours } from '@sporta/domain';
import { Button, Note, Select, toast } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { focusHeading } from '../../lib/focus.ts';
import { useApi } from '../../lib/use-api.ts';
import { streetLine } from '../../shared/delivery/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { choicesQuery, hoursWords, useChangeWeekly } from '../../shared/weekly/index.ts';

const WEEKDAYS = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'];

/** "Tieni per me ogni settimana": address, day and hour. @param now what is changed; absent: a new one */
export function ChooseWindow({
  addresses,
  now,
  onDone,
}: {
  addresses: readonly UserAddress[];
  now?: WeeklySlot;
  onDone?: () => void;
}) {
  const title = useId();
  const [userAddressId, setUserAddressId] = useState(addresses[0]?.userAddressId ?? 0);
  const { data: choices, error } = useQuery(choicesQuery(useApi(), userAddressId));
  const [asked, setAsked] = useState<{ weekday: number; beginTime: string } | undefined>(now);
  const change = useChangeWeekly();
  const windows = choices?.windows ?? [];
  const days = [...new Set(windows.map(({ weekday }) => weekday))];
  const weekday = days.find((each) => each === asked?.weekday) ?? days[0];
  const hours = windows.filter((each) => each.weekday === weekday);
  const window = hours.find(({ beginTime }) => beginTime === asked?.beginTime) ?? hours[0];
  const keep = () => {
    if (!window) return;
    change.mutate(
      { what: 'keep', userAddressId, weekday: window.weekday, beginTime: window.beginTime },
      {
        onSuccess: () => {
          toast.success('Fascia settimanale salvata');
          onDone?.();
          focusHeading();
        },
      },
    );
  };
  return (
    <form
      className="panel weekly-form"
      aria-labelledby={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <h2 id={title}>{now ? 'Cambia la fascia' : 'Tieni per me ogni settimana'}</h2>
      {addresses.length > 1 ? (
        <Select
          label="Indirizzo"
          value={userAddressId}
          onChange={(event) => setUserAddressId(Number(event.target.value))}
        >
          {addresses.map((address) => (
            <option key={address.userAddressId} value={address.userAddressId}>
              {address.addressName} · {streetLine(address)}
            </option>
          ))}
        </Select>
      ) : (
        <p className="muted small">{addresses[0] ? streetLine(addresses[0]) : null}</p>
      )}
      {error ? (
        <Note kind="err">{messageOf(error, 'Non riusciamo a leggere le fasce: riprova.')}</Note>
      ) : choices && windows.length === 0 ? (
        <Note kind="warn">Per questo indirizzo al momento non teniamo fasce ogni settimana.</Note>
      ) : (
        <>
          <div className="weekly-pair">
            <Select
              label="Giorno"
              value={weekday ?? ''}
              disabled={!choices}
              onChange={(event) =>
                setAsked({ weekday: Number(event.target.value), beginTime: window?.beginTime ?? '' })
              }
            >
              {days.map((day) => (
                <option key={day} value={day}>
                  {WEEKDAYS[day - 1]}
                </option>
              ))}
            </Select>
            <Select
              label="Ora"
              value={window?.beginTime ?? ''}
              disabled={!choices}
              onChange={(event) => setAsked({ weekday: weekday ?? 1, beginTime: event.target.value })}
            >
              {hours.map((each) => (
                <option key={each.beginTime} value={each.beginTime}>
                  {formatHours(each)}
                </option>
              ))}
            </Select>
          </div>
          {choices ? (
            <p className="muted small">
              Il posto resta tuo fino a {hoursWords(choices.releaseHours)} prima della chiusura degli ordini di quella
              fascia.
            </p>
          ) : null}
        </>
      )}
      {change.error ? (
        <Note kind="err">{messageOf(change.error, 'La fascia non è stata salvata: riprova.')}</Note>
      ) : null}
      <div className="row">
        <Button type="submit" busy={change.isPending} disabled={!window}>
          {now ? 'Salva' : 'Tieni per me'}
        </Button>
        {onDone ? (
          <Button kind="ghost" onClick={onDone}>
            Annulla
          </Button>
        ) : null}
      </div>
    </form>
  );
}
