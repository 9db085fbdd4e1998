import type { Order, OrderDocument } from '@sporta/contract';
import { formatDayNumeric } from '@sporta/domain';
import { Note } from '@sporta/ui';
import { FilePdf } from '@sporta/ui/icons/FilePdf.ts';
import { Receipt } from '@sporta/ui/icons/Receipt.ts';

/** The papers of an order, the oldest first; and the invoice that is still to come. */
export function OrderDocuments({ order }: { order: Order }) {
  const { documents, invoiceTo } = order;
  const awaitsInvoice = invoiceTo !== undefined && !documents.some(({ type }) => type === 'invoice');
  return (
    <>
      {documents.length > 0 ? (
        <section className="panel order-papers" aria-labelledby="documenti">
          <h2 id="documenti">Documenti</h2>
          <ul>
            {documents.map((document) => (
              <li key={document.url}>
                {/* the browser opens it with the session's cookie */}
                <a href={document.url}>
                  <FilePdf />
                  <span className="grow">
                    {document.name}
                    <Day document={document} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
          {invoiceTo && !awaitsInvoice ? <p className="small muted">Fattura intestata a {invoiceTo}</p> : null}
        </section>
      ) : null}
      {awaitsInvoice && order.state !== 'cancelled' && order.state !== 'withdrawn' ? (
        <Note kind="n" icon={Receipt} className="above">
          <b className="own-line">Fattura a {invoiceTo}</b>
          La trovi qui dopo la consegna, quando il peso è quello vero.
        </Note>
      ) : null}
    </>
  );
}

function Day({ document: { date } }: { document: OrderDocument }) {
  return date ? <small className="muted"> del {formatDayNumeric(date)}</small> : null;
}
