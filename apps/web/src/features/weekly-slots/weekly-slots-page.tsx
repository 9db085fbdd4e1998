import { ButtonLink, ConfirmProvider, EmptyState, Note, RowsSkeleton } from '@sporta/ui';
import { MapPinDuotone } from '@sporta/ui/icons/MapPinDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { addressesQuery } from '../../shared/address/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { weeklySlotsQuery } from '../../shared/weekly/index.ts';
import { ChooseWindow } from './choose-window.tsx';
import { WeeklyCard } from './weekly-card.tsx';

/** /profile/weekly: the window kept every week for each address, its next weeks, and where to ask for one. */
export function WeeklySlotsPage() {
  const api = useApi();
  const addresses = useQuery(addressesQuery(api));
  const weekly = useQuery(weeklySlotsQuery(api));
  const [changing, setChanging] = useState<number>();
  const error = weekly.error ?? addresses.error;
  const slots = weekly.data;
  const free = addresses.data?.filter(
    ({ userAddressId, covered }) => covered !== false && !slots?.some(({ addressId }) => addressId === userAddressId),
  );
  return (
    <ConfirmProvider>
      <div className="page-title">
        <h1>Fascia settimanale</h1>
      </div>
      <p className="weekly-lead">
        Scegli un giorno e un’ora: ogni settimana ti teniamo il posto prima che le fasce aprano a tutti.
      </p>
      <Note kind="info">
        Non compriamo né addebitiamo niente da soli: ogni settimana riempi il carrello, confermi e paghi tu. Se l’ordine
        non arriva in tempo, il posto torna libero e te lo diciamo.
      </Note>
      {error && !(slots && addresses.data) ? (
        <LoadProblem
          error={error}
          what="le tue fasce"
          onRetry={() => void Promise.all([weekly.refetch(), addresses.refetch()])}
        />
      ) : !slots || !addresses.data || !free ? (
        <RowsSkeleton count={4} label="Carico le tue fasce" />
      ) : addresses.data.length === 0 ? (
        <EmptyState
          icon={MapPinDuotone}
          title="Manca l’indirizzo"
          body="La fascia si tiene per un indirizzo: scrivi dove portiamo la spesa."
          actions={<ButtonLink href="/profile/addresses/manage">Scegli l’indirizzo</ButtonLink>}
        />
      ) : (
        <div className="weekly-stack">
          {slots.map((slot) =>
            changing === slot.weeklySlotId ? (
              <ChooseWindow
                key={slot.weeklySlotId}
                addresses={addresses.data.filter(({ userAddressId }) => userAddressId === slot.addressId)}
                now={slot}
                onDone={() => setChanging(undefined)}
              />
            ) : (
              <WeeklyCard key={slot.weeklySlotId} slot={slot} onChange={() => setChanging(slot.weeklySlotId)} />
            ),
          )}
          {free.length > 0 ? (
            <ChooseWindow key={free.map((each) => each.userAddressId).join()} addresses={free} />
          ) : null}
        </div>
      )}
    </ConfirmProvider>
  );
}
