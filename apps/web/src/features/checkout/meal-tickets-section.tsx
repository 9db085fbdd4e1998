import type { MealTicketType } from '@sporta/contract';
import { MAX_MEAL_TICKETS } from '@sporta/domain';
import { Note, Panel, Price } from '@sporta/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  issuerState,
  LinkIssuer,
  type MealTickets,
  mealTicketsKey,
  nextFaceCents,
  shortfallText,
  type TicketChoice,
  ticketTotals,
  useUnlinkIssuer,
} from '../../shared/meal-tickets/index.ts';
import { EligibleAmount } from './eligible-amount.tsx';
import { IssuerCard, IssuerTile } from './issuer-card.tsx';

interface MealTicketsSectionProps {
  tickets: MealTickets;
  choice: TicketChoice;
  disabled: boolean;
}

/** "Buoni pasto": what they may pay, the linked accounts with their tickets, the issuers still to link. */
export function MealTicketsSection({ tickets, choice, disabled }: MealTicketsSectionProps) {
  const queryClient = useQueryClient();
  const unlink = useUnlinkIssuer();
  const [linking, setLinking] = useState<MealTicketType>();
  const { cart, choose } = choice;
  const types = tickets.mealTicketTypes;
  const linked = types.filter((type) => issuerState(type) === 'linked');
  const others = types.filter((type) => issuerState(type) !== 'linked');
  const totals = ticketTotals(cart);
  const words =
    totals.count >= MAX_MEAL_TICKETS
      ? `Hai scelto ${MAX_MEAL_TICKETS} buoni, il massimo per un ordine.`
      : totals.count > 0
        ? shortfallText(totals.remainingCents, smallestOf(linked.map((type) => nextFaceCents(cart, type))))
        : undefined;
  return (
    <Panel className="pm">
      <section aria-labelledby="buoni-pasto">
        <div className="pm-head">
          <h2 id="buoni-pasto">Buoni pasto</h2>
          {totals.usedCents > 0 ? <Price cents={totals.usedCents} /> : null}
        </div>
        <p className="muted">
          {cart.mealTicketEligible > 0
            ? 'Si usano per primi, poi il buono regalo, poi la carta.'
            : 'Nel carrello non c’è nulla che si possa pagare con i buoni pasto.'}
        </p>
        {cart.mealTicketEligible > 0 ? <EligibleAmount cart={cart} tickets={tickets} /> : null}
        <ul className="iss-list">
          {linked.map((type) => (
            <IssuerCard
              key={type.paymentTypeId}
              type={type}
              cart={cart}
              disabled={disabled || unlink.busy}
              onChoose={(count) => choose(type.paymentTypeId, count)}
              onUnlink={() => void unlink.ask(type)}
            />
          ))}
        </ul>
        {words ? (
          <Note kind="info" className="iss-note">
            {words}
          </Note>
        ) : null}
        <ul className="iss-tiles">
          {others.map((type) => (
            <IssuerTile
              key={type.paymentTypeId}
              type={type}
              disabled={disabled}
              onLink={() => setLinking(type)}
              onRetry={() => void queryClient.invalidateQueries({ queryKey: mealTicketsKey })}
            />
          ))}
        </ul>
      </section>
      <LinkIssuer
        type={linking}
        onClose={() => setLinking(undefined)}
        onLinked={(type) => choose(type.paymentTypeId, undefined)}
      />
    </Panel>
  );
}

function smallestOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}
