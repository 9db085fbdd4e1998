import { ConfirmProvider } from '@sporta/ui';
import { LockFill } from '@sporta/ui/icons/LockFill.ts';
import { useLinkOutcome } from '../../shared/meal-tickets/index.ts';
import { MealTicketAccounts } from './meal-ticket-accounts.tsx';
import { OtherWays } from './other-ways.tsx';
import { SavedCards } from './saved-cards.tsx';
import '../../lib/sheets/purchase.css';

/** /profile/payment-method: saved cards, accounts at issuers of meal tickets, and the other ways to pay the shop has. */
export function PaymentMethodsPage() {
  useLinkOutcome();
  return (
    <ConfirmProvider>
      <div className="ways-top">
        <h1>Metodi di pagamento</h1>
        <span className="muted small">
          <LockFill />I dati delle carte restano da chi le conserva, noi vediamo solo le ultime 4 cifre
        </span>
      </div>
      <SavedCards />
      <MealTicketAccounts />
      <OtherWays />
    </ConfirmProvider>
  );
}
