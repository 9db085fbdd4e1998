import type { Cart } from '@sporta/contract';
import { Select } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useSetOrderInfo } from '../../shared/cart/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { fiscalCodes, fiscalName, fiscalPersonsQuery, holderOf } from '../../shared/fiscal/index.ts';
import { useSession } from '../../shared/session/index.ts';

/** Whom the invoice is made out to: read and chosen before one pays. */
export default function InvoiceHolder({ cart }: { cart: Cart }) {
  const { data: persons, error, refetch } = useQuery(fiscalPersonsQuery(useApi()));
  const { user } = useSession();
  const setInfo = useSetOrderInfo();
  if (error) return <LoadProblem error={error} what="gli intestatari" onRetry={() => void refetch()} />;
  if (!persons) return null;
  const chosen = holderOf(cart, persons);
  if (!chosen) {
    return (
      <p className="small invoice-holder">
        {user.company ? (
          <>
            Intestata a <b className="break">{user.company.name}</b>
          </>
        ) : (
          'Manca l’intestatario: aggiungilo nei dati di fatturazione prima di pagare.'
        )}
      </p>
    );
  }
  return (
    <div className="invoice-holder">
      {persons.length === 1 ? (
        <p className="small">
          Intestata a <b className="break">{fiscalName(chosen)}</b>
        </p>
      ) : (
        <Select
          label="Intestata a"
          value={chosen.personFiscalId}
          disabled={!cart.editable || setInfo.isPending}
          onChange={(event) => setInfo.mutate({ invoice_holder_id: Number(event.target.value) })}
        >
          {persons.map((person) => (
            <option key={person.personFiscalId} value={person.personFiscalId}>
              {fiscalName(person)}
            </option>
          ))}
        </Select>
      )}
      <p className="xs muted break">{fiscalCodes(chosen)}</p>
    </div>
  );
}
