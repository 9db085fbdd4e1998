import type { MessageError as Refusal } from '@sporta/contract';
import { deliveryServiceIds, insertionTypeIds } from '@sporta/contract/constants.ts';
import { formatEuro, isAdult, shopDay } from '@sporta/domain';
import type { Account } from '../../platform/session.ts';
import {
  type CartState,
  lineProblems,
  type PricedCartState,
  visibleLines,
  whyNoPlace,
  whySlotLost,
} from '../cart/index.ts';
import { approvalTexts, type Exceeding } from '../company/index.ts';

/**
 * Everything that keeps a cart from being bought, each with a code the page can act on. Empty = it can be bought.
 * What depends on races (stock, slot) is checked again by the statement that takes it.
 */
export function missingRequirements(
  state: PricedCartState,
  account: Account,
  now: Date,
  {
    hadSlot,
    overLimit,
    lacksInvoiceHolder,
  }: { hadSlot: boolean; overLimit: Exceeding | undefined; lacksInvoiceHolder: boolean },
): Refusal[] {
  const { cart } = state;
  const lines = visibleLines(cart);
  const missing: Refusal[] = [];
  const forStaff = account.actedBy !== undefined;
  const need = (code: string, error: string) => missing.push({ code, error });
  if (cart.customerBlocked) {
    need(
      'customer-blocked',
      forStaff
        ? 'Gli ordini di questo cliente sono bloccati: li sblocchi dalla sua pagina nel Banco'
        : 'Per il momento non puoi fare ordini: scrivi o telefona al servizio clienti',
    );
    return missing;
  }
  if (lines.every((line) => line.insertionTypeId === insertionTypeIds.free)) {
    need('cart-empty', 'Il carrello è vuoto');
    return missing;
  }
  if (!hasPlace(cart)) need('address-needed', whyNoPlace(cart));
  else if (!cart.slot) {
    const lost = whySlotLost(cart);
    if (lost) need('slot-lost', `${lost}, il carrello è salvo`);
    else if (hadSlot)
      need('slot-lost', 'Il tempo per la fascia oraria è scaduto: scegline un’altra, il carrello è salvo');
    else need('slot-needed', 'Scegli quando ricevere la spesa');
  } else if (new Date(cart.slot.cutoffAt) <= now) {
    need('slot-lost', 'Per questa fascia gli ordini sono chiusi: scegline un’altra, il carrello è salvo');
  }
  for (const problems of lineProblems(cart).values()) {
    for (const problem of problems) need(problem.code, problem.error);
  }
  if (state.fee?.minimum.outcome === 'block') {
    need(
      'minimum-order',
      `Mancano ${formatEuro(state.fee.minimum.missingCents)} alla spesa minima di ${formatEuro(cart.zone?.minimumOrderCents ?? 0)}`,
    );
  }
  if (overLimit?.kind === 'limit') need('spending-limit', approvalTexts.limit(overLimit.excess, forStaff));
  else if (overLimit?.kind === 'refused') need('approval-refused', approvalTexts.refused(overLimit.note, forStaff));
  if (lacksInvoiceHolder)
    need(
      'billing-address-needed',
      `Per la fattura servono i ${forStaff ? 'dati di fatturazione del cliente: li aggiunge dal suo account' : 'tuoi dati di fatturazione'}`,
    );
  if (lines.some((line) => line.alcohol)) {
    if (account.birthDate === null)
      need(
        'birth-date-needed',
        `Per comprare alcolici serve la ${forStaff ? 'data di nascita del cliente: la scrive nel suo account' : 'tua data di nascita'}`,
      );
    else if (!isAdult(account.birthDate, shopDay(now.getTime())))
      need('age-check-failed', 'Gli alcolici si vendono solo a maggiorenni');
  }
  return uniqueByCode(missing);
}

function hasPlace(cart: CartState): boolean {
  return (
    cart.zone !== null &&
    cart.warehouseId !== null &&
    (cart.deliveryServiceId !== deliveryServiceIds.home || cart.address !== null) &&
    (cart.deliveryServiceId !== deliveryServiceIds.locker || cart.locker !== null)
  );
}

/** One message a code is enough for the page; the lines carry their own. */
function uniqueByCode(refusals: Refusal[]): Refusal[] {
  return refusals.filter((refusal, index) => refusals.findIndex((each) => each.code === refusal.code) === index);
}
