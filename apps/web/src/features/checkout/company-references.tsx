import type { Cart } from '@sporta/contract';
import { isApiError } from '@sporta/contract';
import {
  costCentreProblem,
  MOST_COST_CENTRE,
  MOST_PURCHASE_ORDER,
  plainSigns,
  purchaseOrderProblem,
} from '@sporta/contract/order-reference.ts';
import { Panel, TextInput } from '@sporta/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type OrderInfo, useSetOrderInfo } from '../../shared/cart/index.ts';
import { approvalsKey, centreOf, leftText, useOwnApprovals } from '../../shared/orders/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { AskQuote } from './ask-quote.tsx';

/** For who orders for a company: how its own books call the order. Saved when one leaves a field. */
export function CompanyReferences({ cart }: { cart: Cart }) {
  const { user } = useSession();
  const centre = centreOf(useOwnApprovals()?.ownLimits, cart.cartInfos.cost_centre);
  if (!user.company) return null;
  return (
    <Panel className="side-panel co-references">
      <h2>Riferimenti dell’azienda</h2>
      <p className="xs muted">Facoltativi. Li ritrovi nell’ordine, nella mail e in fattura.</p>
      <SavedReference
        label="Riferimento d’ordine"
        placeholder="Per esempio ODA 4471/2026"
        field="purchase_order"
        max={MOST_PURCHASE_ORDER}
        problemOf={purchaseOrderProblem}
        cart={cart}
      />
      <SavedReference
        label="Centro di costo"
        placeholder="Per esempio Cucina"
        field="cost_centre"
        max={MOST_COST_CENTRE}
        problemOf={costCentreProblem}
        hint={centre && `Per «${centre.name}» ${leftText(centre)}`}
        cart={cart}
      />
      {cart.editable ? <AskQuote cart={cart} /> : null}
    </Panel>
  );
}

interface SavedReferenceProps {
  label: string;
  placeholder: string;
  field: keyof OrderInfo & keyof Cart['cartInfos'] & ('purchase_order' | 'cost_centre');
  max: number;
  problemOf: (text: string) => string | undefined;
  /** What is known of what is saved. */
  hint?: string | undefined;
  cart: Cart;
}

function SavedReference({ label, placeholder, field, max, problemOf, hint, cart }: SavedReferenceProps) {
  const saved = cart.cartInfos[field] ?? '';
  const [text, setText] = useState(saved);
  const [problem, setProblem] = useState<string>();
  const { mutate } = useSetOrderInfo();
  const queryClient = useQueryClient();
  // Changed elsewhere (another tab, another device): the saved one is shown.
  useEffect(() => setText(saved), [saved]);
  const save = () => {
    const plain = plainSigns(text);
    const wrong = problemOf(plain);
    setProblem(wrong);
    if (wrong || plain === saved) return;
    mutate(
      { [field]: plain },
      {
        onError: (error) => setProblem(isApiError(error) ? error.message : undefined),
        // the shop tells the budget of the cost centre the cart names
        onSuccess: () => void queryClient.invalidateQueries({ queryKey: approvalsKey }),
      },
    );
  };
  return (
    <TextInput
      label={label}
      value={text}
      placeholder={placeholder}
      maxLength={max}
      disabled={!cart.editable}
      autoComplete="off"
      error={problem}
      hint={hint}
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
    />
  );
}
