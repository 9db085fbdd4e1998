import type { Cart, MealTicketType } from '@sporta/contract';
import { euroToCents, formatEuro, MAX_MEAL_TICKETS } from '@sporta/domain';
import { SplitBar } from '@sporta/ui';
import { type MealTickets, ticketTotals } from '../../shared/meal-tickets/index.ts';

/** What of the cart meal tickets may pay, step by step, and what of it they pay already. */
export function EligibleAmount({ cart, tickets }: { cart: Cart; tickets: MealTickets }) {
  const { usedCents, count } = ticketTotals(cart);
  const eligible = euroToCents(cart.mealTicketEligible);
  const providerOf = (id: number) => providerName(tickets.mealTicketTypes, id);
  return (
    <div className="el">
      <div className="el-top">
        <b>Puoi pagare con i buoni fino a {formatEuro(eligible)}</b>
        <b className="num">{formatEuro(usedCents)} usati</b>
      </div>
      <SplitBar
        parts={cart.mealTickets.map((each) => ({
          scheme: providerOf(each.paymentTypeId),
          amount: euroToCents(each.amount),
        }))}
        total={eligible}
      />
      <dl>
        {tickets.explanation.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{formatEuro(euroToCents(amount))}</dd>
          </div>
        ))}
        <div className="t">
          <dt>Spesa ammessa</dt>
          <dd className="num">{formatEuro(eligible)}</dd>
        </div>
      </dl>
      <p className="muted xs">
        Sacchetti e consegna non si pagano con i buoni. Valgono solo interi, senza resto, al massimo {MAX_MEAL_TICKETS}{' '}
        per ordine{count > 0 ? `: ne usi ${count}` : ''}.
      </p>
    </div>
  );
}

function providerName(types: readonly MealTicketType[], id: number): string {
  return types.find(({ paymentTypeId }) => paymentTypeId === id)?.provider ?? '';
}
