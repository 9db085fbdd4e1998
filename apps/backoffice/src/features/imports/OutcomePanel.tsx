import type { StaffImport } from '@sporta/contract';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { hrefOf } from '../../lib/search-params.ts';
import { moment } from '../../shared/figures/index.ts';
import type { ImportData } from './import-data.ts';
import { PlansMetNote } from './PlansMetNote.tsx';
import { seenWords } from './seen-words.ts';
import { counted } from './states.ts';
import { useImportActs } from './use-import-acts.ts';

/** What became of the import, and the way back while there is one. */
export function OutcomePanel({ found, plansMet }: Pick<ImportData, 'plansMet'> & { found: StaffImport }) {
  const { undo } = useImportActs(found.importId);
  const now = new Date();
  const { state, appliedAt, undoneAt, undoableUntil, kept } = found;
  return (
    <section className="bx imp-apply" aria-labelledby="esito" aria-live="polite">
      <h2 id="esito">{state === 'applied' ? 'Applicata' : state === 'cancelled' ? 'Lasciata' : 'Tornata indietro'}</h2>
      {state === 'cancelled' ? <p>Non è stata applicata: in vendita non è cambiato nulla.</p> : null}
      {appliedAt ? (
        <p>
          {found.name}, {moment(appliedAt, now)}: {counted(found.counts.rows - found.counts.error, 'riga', 'righe')}.
        </p>
      ) : null}
      {state === 'applied' && found.pricesFrom ? (
        <Note kind="info">
          {found.pricesPending
            ? `${counted(found.laterPrices, 'prezzo vale', 'prezzi valgono')} da ${moment(found.pricesFrom, now)}: fino ad allora restano quelli di adesso.`
            : `I prezzi valgono da ${moment(found.pricesFrom, now)}.`}
        </Note>
      ) : null}
      {found.pricesPending && found.pricesFrom ? (
        <PlansMetNote plans={plansMet} at={Date.parse(found.pricesFrom)} fileName={found.fileName} />
      ) : null}
      {found.seen && state === 'applied' ? (
        <Note kind={found.seen.visible === 0 && found.seen.products > 0 ? 'warn' : 'info'}>
          {seenWords(found.seen)}
        </Note>
      ) : null}
      {undoneAt ? (
        <p>
          Tutto com’era prima, {moment(undoneAt, now)}.
          {kept > 0
            ? ` ${counted(kept, 'prodotto è stato cambiato', 'prodotti sono stati cambiati')} da altri nel frattempo: quello che hanno scritto è rimasto.`
            : null}{' '}
          I prodotti nuovi sono fuori vendita.
        </p>
      ) : null}
      {undoableUntil ? (
        <>
          <Button kind="line" block busy={undo.isPending} onClick={() => undo.mutate()}>
            Torna indietro
          </Button>
          <p className="muted small">
            {found.pricesPending ? 'I prezzi non cambiano più e i testi tornano' : 'Prezzi e testi tornano'} com’erano,
            tranne dove qualcuno ha cambiato dopo. Si può fino a {moment(undoableUntil, now)}.
          </p>
        </>
      ) : null}
      <ButtonLink kind="soft" block href={hrefOf('/catalogo')}>
        Vai al catalogo
      </ButtonLink>
    </section>
  );
}
