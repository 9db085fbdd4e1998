import { euroToCents, formatDayLong, formatEuro } from '@sporta/domain';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { useRunningPass } from './passes.ts';

/** Said before somebody comes to buy for a company: their pass makes nothing free there. Nothing of who has none. */
export function PassInCompany() {
  const pass = useRunningPass();
  if (!pass) return null;
  const { endsOn = '', canWithdraw, refund = 0 } = pass;
  return (
    <Note
      kind="warn"
      action={
        <ButtonLink kind="line" size="sm" href="/profile/delivery-pass">
          Il tuo abbonamento
        </ButtonLink>
      }
    >
      <b>Il tuo abbonamento consegne è per le famiglie.</b> Vale fino a {formatDayLong(endsOn)}, ma quando fai la spesa
      per un’azienda non rende gratis nessuna consegna.{' '}
      {canWithdraw
        ? `Puoi recedere, prima o dopo: oggi ti restituiamo ${formatEuro(euroToCents(refund))}.`
        : 'Se non ti serve più scrivici: lo chiudiamo e ti restituiamo la parte non usata.'}
    </Note>
  );
}
