import type { Cart, MealTicketType } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';
import { Button, cx, PaymentMark } from '@sporta/ui';
import { canAddTicket, issuerState, purseText, usedTickets } from '../../shared/meal-tickets/index.ts';
import { ticketsText } from '../../shared/payment/index.ts';
import { TicketStepper } from './ticket-stepper.tsx';

interface IssuerCardProps {
  type: MealTicketType;
  cart: Cart;
  disabled: boolean;
  onChoose: (tickets: number | undefined) => void;
  onUnlink: () => void;
}

/** An account that is linked: what is on it, and how many of its tickets pay the cart. */
export function IssuerCard({ type, cart, disabled, onChoose, onUnlink }: IssuerCardProps) {
  const { name, account, balance, error, paymentTypeId } = type;
  const { count, cents } = usedTickets(cart, paymentTypeId);
  const used = cart.mealTickets.find((each) => each.paymentTypeId === paymentTypeId);
  const purse = purseText(type);
  const facts = [account && `Collegato come ${account}`, purse && `${purse}, ${euro(balance ?? 0)}`].filter(Boolean);
  const canAdd = canAddTicket(cart, type);
  const nothing = count === 0 && !canAdd;
  return (
    <li className={cx('iss', count > 0 && 'on')}>
      <div className="iss-top">
        <PaymentMark scheme={type.provider} large />
        <span className="grow">
          <b>{name}</b>
          <small>{facts.join(' · ') || 'Nessun buono su questo conto'}</small>
        </span>
        <Button kind="quiet" size="sm" disabled={disabled} onClick={onUnlink}>
          Scollega
          <span className="sr"> {name}</span>
        </Button>
      </div>
      {nothing ? (
        error ? (
          <p className="iss-why">{error.error}.</p>
        ) : null
      ) : (
        <div className="iss-use">
          <TicketStepper issuer={name} {...{ count, canAdd, disabled }} onChange={onChoose} />
          {count === 0 ? (
            <Button kind="soft" size="sm" disabled={disabled} onClick={() => onChoose(undefined)}>
              Usa quanti ne bastano
              <span className="sr"> di {name}</span>
            </Button>
          ) : (
            <span className="muted">
              {used && used.tickets.length > 1
                ? ticketsText(used.tickets)
                : `× ${euro(used?.tickets[0]?.value ?? type.faceValue ?? 0)}`}
            </span>
          )}
          <b className="amt num">{formatEuro(cents)}</b>
        </div>
      )}
    </li>
  );
}

const euro = (amount: number) => formatEuro(euroToCents(amount));

interface IssuerTileProps {
  type: MealTicketType;
  disabled: boolean;
  onLink: () => void;
  onRetry: () => void;
}

/** An issuer whose tickets cannot be used now: not linked, to be linked again, or not answering. */
export function IssuerTile({ type, disabled, onLink, onRetry }: IssuerTileProps) {
  const state = issuerState(type);
  const silent = state === 'silent';
  return (
    <li className="iss-tile">
      <PaymentMark scheme={type.provider} large />
      <span className="grow">
        <b>{type.name}</b>
        <small>{TILE_WORDS[state]}</small>
      </span>
      <Button kind={silent ? 'line' : 'soft'} size="sm" disabled={disabled} onClick={silent ? onRetry : onLink}>
        {silent ? 'Riprova' : state === 'broken' ? 'Ricollega' : state === 'pending' ? 'Continua' : 'Collega'}
        <span className="sr"> {type.name}</span>
      </Button>
    </li>
  );
}

const TILE_WORDS = {
  linked: '',
  silent: 'Non risponde, riprova tra poco',
  broken: 'Il permesso è scaduto',
  pending: 'Aspetta la conferma nell’app',
  unlinked: 'Non collegato',
};
