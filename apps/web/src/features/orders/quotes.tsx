import { profileEndpoints, type Quote } from '@sporta/contract';
import { quoteStateLabels } from '@sporta/contract/quote-words.ts';
import {
  countText,
  euroToCents,
  formatDayNumeric,
  formatEuro,
  formatThousandths,
  quantityFromWire,
  shopDay,
} from '@sporta/domain';
import { Button, Tag, type TagTone, toast } from '@sporta/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { reloadPurchase } from '../../shared/cart/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { useSession } from '../../shared/session/index.ts';

const quotesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['quotes'],
    queryFn: async ({ signal }) => (await api.call(profileEndpoints.quotes.list, {}, { signal })).data,
  });

const TONES: Partial<Record<Quote['state'], TagTone>> = { requested: 'info', offered: 'lemon', accepted: 'green' };
const euro = (amount: number) => formatEuro(euroToCents(amount));

/** For who buys for a company: what was asked, what the shop offers, what is left of the prices that were accepted. The staff has the Banco for them. */
export function Quotes() {
  const { isInPerson, user } = useSession();
  return isInPerson && user.company ? <QuoteList /> : null;
}

function QuoteList() {
  const { data } = useQuery(quotesQuery(useApi()));
  if (!data || data.quotes.length === 0) return null;
  return (
    <section aria-labelledby="preventivi" className="quotes">
      <h2 id="preventivi" className="or-title">
        Preventivi
      </h2>
      <ul>
        {data.quotes.map((quote) => (
          <QuoteRow key={quote.quoteId} quote={quote} />
        ))}
      </ul>
    </section>
  );
}

function QuoteRow({ quote }: { quote: Quote }) {
  const { quoteId, state, requestedBy, requestedAt, validUntil, total, totalNet, note, wished, answer, lines } = quote;
  const api = useApi();
  const queries = useQueryClient();
  const accept = useMutation({
    mutationFn: async () => (await api.call(profileEndpoints.quotes.accept, { quote_id: quoteId })).data,
    onSuccess: (data) => {
      queries.setQueryData(['quotes'], data);
      void reloadPurchase(queries);
      toast.success('Preventivo accettato: i prezzi sono già nel carrello');
    },
    onError: (error) => {
      toast.error(messageOf(error, 'Il preventivo non è stato accettato: riprova.'));
      void queries.invalidateQueries({ queryKey: ['quotes'] });
    },
  });
  return (
    <li>
      <div>
        <b>Preventivo {quoteId}</b> <Tag tone={TONES[state]}>{quoteStateLabels[state]}</Tag>
        <small>
          Chiesto da {requestedBy} il {formatDayNumeric(shopDay(Date.parse(requestedAt)))}
          {validUntil ? `, ${state === 'expired' ? 'valeva' : 'vale'} fino al ${formatDayNumeric(validUntil)}` : ''}
        </small>
        {wished ? <small>Consegna: {wished}</small> : null}
        {note ? <small>Tu: «{note}»</small> : null}
        {answer ? <small>Il negozio: «{answer}»</small> : null}
        <details open={state === 'offered'}>
          <summary className="link small">{countText(lines.length, 'prodotto', 'prodotti')}</summary>
          <QuoteLines quote={quote} />
        </details>
      </div>
      <div className="quote-end">
        {total === undefined || totalNet === undefined ? null : (
          <span>
            <b>{euro(total)}</b>
            <small>{euro(totalNet)} senza IVA</small>
            <a className="link small" href={`/ebsn/api/${profileEndpoints.quotes.paper.path}?quote_id=${quoteId}`}>
              Scarica il PDF<span className="sr"> del preventivo {quoteId}</span>
            </a>
          </span>
        )}
        {quote.mayAccept ? (
          <Button size="sm" busy={accept.isPending} onClick={() => accept.mutate()}>
            Accetta
            <span className="sr"> il preventivo {quoteId}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}

const per = ({ priceUnit }: Quote['lines'][number]) => (priceUnit === 'kg' ? '/kg' : '');

/** What each product costs, and of accepted prices what is left. */
function QuoteLines({ quote: { quoteId, state, lines } }: { quote: Quote }) {
  const accepted = state === 'accepted';
  return (
    <table className="quote-lines">
      <caption className="sr">Prodotti del preventivo {quoteId}</caption>
      <thead>
        <tr>
          <th scope="col">Prodotto</th>
          <th scope="col">Quantità</th>
          <th scope="col">Prezzo, IVA inclusa</th>
          {accepted ? <th scope="col">Resta</th> : null}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.quoteLineId}>
            <th scope="row">{line.name}</th>
            <td>
              {formatThousandths(quantityFromWire(line.quantity))} {line.unit}
              {line.unit === line.priceUnit ? null : (
                <small>ca. {formatThousandths(quantityFromWire(line.charged))} kg</small>
              )}
            </td>
            <td>
              {line.price === undefined || line.priceNet === undefined ? (
                'di negozio'
              ) : (
                <>
                  <b>
                    {euro(line.price)}
                    {per(line)}
                  </b>
                  <small>
                    {euro(line.priceNet)}
                    {per(line)} senza
                  </small>
                </>
              )}
            </td>
            {accepted ? (
              <td>
                {line.price === undefined
                  ? '—'
                  : line.left === 0
                    ? 'già ordinati'
                    : `${formatThousandths(quantityFromWire(line.left))} ${line.unit}`}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
