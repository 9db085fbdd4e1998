import {
  ClockDuotone,
  CreditCardDuotone,
  HeartDuotone,
  MagnifyingGlassDuotone,
  WifiSlashDuotone,
} from '../src/icons/index.ts';
import { Bar, Button, EmptyState, Note, RowsSkeleton } from '../src/index.ts';

export function States() {
  return (
    <section className="g-block">
      <h2>Vuoto, attesa, errore</h2>
      <div className="g-grid3">
        <EmptyState
          picture="/borsa-vuota.svg"
          title="Il carrello è vuoto"
          body="Comincia dalle offerte, o rimetti la spesa dell’ultima volta."
          actions={
            <>
              <Button>Rimetti l’ultima spesa</Button>
              <Button kind="line">Offerte</Button>
            </>
          }
        />
        <EmptyState
          icon={MagnifyingGlassDuotone}
          title="Nessun prodotto per “quinoja”"
          body="Forse cercavi quinoa."
          actions={<Button kind="line">Torna Indietro</Button>}
        />
        <EmptyState
          icon={HeartDuotone}
          tone="love"
          title="Ancora nessuna lista"
          body="Tocca il cuore su un prodotto per cominciare la prima."
        />
        <EmptyState icon={CreditCardDuotone} tone="err" title="Il pagamento non è andato a buon fine" />
        <EmptyState icon={WifiSlashDuotone} tone="warn" title="Sei senza connessione" />
        <EmptyState icon={ClockDuotone} title="Scegli quando arriviamo" />
      </div>
      <div className="g-row">
        <Note kind="err" action={<Button size="sm">Vedi quali</Button>}>
          <b>2 prodotti non sono più disponibili.</b> Toglili o scegli un’alternativa per continuare.
        </Note>
        <Note kind="warn">
          <b>Il prezzo di Olio extravergine è cambiato:</b> da 9,49 € a 9,79 €.
        </Note>
        <Note kind="ok">Consegna gratuita raggiunta.</Note>
        <Note kind="info">Tre prodotti si pesano alla preparazione.</Note>
      </div>
      <Bar label="Alla consegna gratuita" value={74} max={90} tone="lemon" />
      <RowsSkeleton count={2} label="Carico il carrello" />
    </section>
  );
}
