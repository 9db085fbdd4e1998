import { html } from '../platform/html.ts';
import type { Notification, Outcome, ReceivedFile } from './model.ts';

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0';

const names: Record<Outcome, string> = {
  RC: 'RicevutaConsegna',
  MC: 'RicevutaImpossibilitaRecapito',
  NS: 'RicevutaScarto',
};

/** The message about a file with an outcome, in the shape of the exchange system's own (without their signature). */
export function messageOf(file: ReceivedFile, outcome: Outcome, id: number, at: Date): Notification {
  const name = names[outcome];
  const inside = html`<IdentificativoSdI>${file.sdiId}</IdentificativoSdI><NomeFile>${file.name}</NomeFile><DataOraRicezione>${new Date(file.receivedAt).toISOString()}</DataOraRicezione>${
    outcome === 'RC' && html`<DataOraConsegna>${at.toISOString()}</DataOraConsegna>`
  }${
    outcome === 'MC' &&
    html`<DataMessaADisposizione>${at.toISOString().slice(0, 10)}</DataMessaADisposizione><Descrizione>Non è stato possibile recapitare la fattura: il destinatario la trova nella sua area riservata</Descrizione>`
  }${
    outcome === 'NS' &&
    html`<ListaErrori>${file.refusals.map(
      ({ code, text }) =>
        html`<Errore><Codice>${code}</Codice><Descrizione>${text}</Descrizione><Suggerimento>Correggi e rimanda il file con un altro nome</Suggerimento></Errore>`,
    )}</ListaErrori>`
  }<MessageId>${id}</MessageId>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<ns3:${name} xmlns:ns3="${NAMESPACE}" versione="1.0">${inside}</ns3:${name}>\n`;
  return { id: String(id), name: `${file.name.replace(/\.xml$/i, '')}_${outcome}_${String(id).slice(-3)}.xml`, xml };
}
