import type { MealTicketType } from '@sporta/contract';
import { euroToCents, formatDayWithYear, formatEuro, shopDay } from '@sporta/domain';
import { Button, PaymentMark, RowsSkeleton, Tag } from '@sporta/ui';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import { WarningFill } from '@sporta/ui/icons/WarningFill.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clock } from '../../lib/late-format.ts';
import { useApi } from '../../lib/use-api.ts';
import {
  type IssuerState,
  issuerState,
  LinkIssuer,
  mealTicketsQuery,
  purseText,
  useUnlinkIssuer,
} from '../../shared/meal-tickets/index.ts';
import { useTakesTickets } from '../../shared/payment/index.ts';
import { useSession } from '../../shared/session/index.ts';

/** "Buoni pasto": the customer's accounts at the issuers; absent in a shop that takes none. */
export function MealTicketAccounts() {
  const { data, isLoading, dataUpdatedAt, refetch } = useQuery({
    ...mealTicketsQuery(useApi()),
    enabled: useSession().isInPerson,
  });
  const unlink = useUnlinkIssuer();
  const [linking, setLinking] = useState<MealTicketType>();
  const takesTickets = useTakesTickets();
  if (isLoading && takesTickets) return <RowsSkeleton count={2} label="Carico i buoni pasto" />;
  if (!data) return null;
  return (
    <section aria-labelledby="buoni-pasto">
      <div className="ways-head">
        <h2 id="buoni-pasto">Buoni pasto</h2>
        <span className="muted small">saldi delle {clock(dataUpdatedAt)}</span>
      </div>
      <ul className="ways-list">
        {data.mealTicketTypes.map((type) => (
          <Account
            key={type.paymentTypeId}
            type={type}
            disabled={unlink.busy}
            onLink={() => setLinking(type)}
            onUnlink={() => void unlink.ask(type)}
            onRetry={() => void refetch()}
          />
        ))}
      </ul>
      <LinkIssuer type={linking} onClose={() => setLinking(undefined)} />
    </section>
  );
}

interface AccountProps {
  type: MealTicketType;
  disabled: boolean;
  onLink: () => void;
  onUnlink: () => void;
  onRetry: () => void;
}

function Account({ type, disabled, onLink, onUnlink, onRetry }: AccountProps) {
  const { name, account, linkedAt, balance = 0 } = type;
  const state = issuerState(type);
  const since = linkedAt ? `dal ${formatDayWithYear(shopDay(Date.parse(linkedAt)))}` : '';
  const words = [account, since].filter(Boolean).join(' · ') || HOW[type.loginKind];
  return (
    <li>
      <PaymentMark scheme={type.provider} large />
      <span className="way-name">
        <b>{name}</b>
        <small>{words}</small>
      </span>
      <span className="way-sum">
        {state === 'linked' ? (
          <>
            <b className="num">{formatEuro(euroToCents(balance))}</b>
            <small>{purseText(type) || 'Nessun buono'}</small>
          </>
        ) : state === 'silent' ? (
          <>
            <b>Saldo non disponibile</b>
            <small>{name} non risponde, conta come 0 €</small>
          </>
        ) : (
          <span className="muted small">–</span>
        )}
      </span>
      <AccountState state={state} />
      {state === 'linked' ? (
        <Button kind="line" size="sm" disabled={disabled} onClick={onUnlink}>
          Scollega
          <span className="sr"> {name}</span>
        </Button>
      ) : (
        <Button kind={state === 'silent' ? 'line' : 'soft'} size="sm" onClick={state === 'silent' ? onRetry : onLink}>
          {ACTS[state]}
          <span className="sr"> {name}</span>
        </Button>
      )}
    </li>
  );
}

const ACTS = { silent: 'Riprova', broken: 'Ricollega', pending: 'Continua', unlinked: 'Collega' };
const HOW = {
  oauth: 'Si collega sulla pagina dell’emettitore',
  credentials: 'Utente e password della sua app',
  'app-confirm': 'Si conferma nella sua app',
};

function AccountState({ state }: { state: IssuerState }) {
  if (state === 'linked') {
    return (
      <Tag tone="green" icon={CheckCircleFill}>
        Collegato
      </Tag>
    );
  }
  if (state === 'unlinked') return <Tag>Non collegato</Tag>;
  return (
    <Tag tone="warn" icon={WarningFill}>
      {state === 'silent' ? 'Non risponde' : state === 'pending' ? 'Da confermare' : 'Da rifare'}
    </Tag>
  );
}
