import type { calls, GestureRefusal, RequestOf } from '@sporta/contract';
import { formatEuro, type PickingGesture, quantityFromWire } from '@sporta/domain';

type WireGesture = RequestOf<typeof calls.staffPicking.gestures>['gestures'][number];

/** A gesture as the module works on it: thousandths and grams. */
export interface GestureSent {
  id: string;
  orderId: number;
  orderLineId: number;
  kind: WireGesture['kind'];
  revision: number;
  quantity: number | undefined;
  grams: number | undefined;
  productId: number | undefined;
  reason: WireGesture['reason'];
  /** Pieces on the shelf all the same. */
  shelf: number | undefined;
  aboveAuthorised: boolean;
  at: Date;
}

export function gestureFromWire(wire: WireGesture): GestureSent {
  return {
    id: wire.id,
    orderId: wire.order_id,
    orderLineId: wire.order_line_id,
    kind: wire.kind,
    revision: wire.revision,
    quantity: wire.quantity === undefined ? undefined : quantityFromWire(wire.quantity),
    grams: wire.grams,
    productId: wire.product_id,
    reason: wire.reason,
    shelf: wire.shelf,
    aboveAuthorised: wire.above_authorised,
    at: new Date(wire.at),
  };
}

/** The same as the rules read it; what is not said of a gesture is refused by them. */
export function domainGesture({ kind, quantity, grams, productId, reason }: GestureSent): PickingGesture {
  switch (kind) {
    case 'count':
      return { kind, quantity: quantity ?? 0 };
    case 'weight':
      return { kind, grams: grams ?? 0, quantity };
    case 'partly':
      return { kind, quantity, grams, reason };
    case 'missing':
      return { kind, reason };
    case 'substitute':
      return { kind, productId: productId ?? 0, quantity, grams, reason };
    case 'undo':
      return { kind };
  }
}

/** Why a gesture was refused. @param cents above what was held */
export function refusalTexts(code: GestureRefusal, cents = 0): string {
  switch (code) {
    case 'line-not-found':
      return 'Questa riga non c’è';
    case 'order-not-in-picking':
      return 'Questo ordine non è in preparazione: qualcuno può averlo già chiuso o annullato';
    case 'invalid-quantity':
      return 'La quantità non va bene: serve un numero intero di pezzi, non più di quelli chiesti';
    case 'weight-needed':
      return 'Manca il peso: è un prodotto da pesare';
    case 'weight-too-low':
      return 'Il peso è sotto la tolleranza: se non ce n’è di più, segna che è arrivato in parte';
    case 'weight-too-high':
      return 'Il peso è sopra la tolleranza: togline un po’';
    case 'above-authorised':
      return `Così l’ordine supera di ${formatEuro(cents)} quanto è stato bloccato: togline un po’, o conferma`;
    case 'product-not-found':
      return 'Questo prodotto non può sostituirlo: non si vende qui, o è lo stesso';
    case 'no-alternatives':
      return 'Il cliente non vuole sostituzioni per questo prodotto';
    case 'not-suitable':
      return 'Questo prodotto non va bene al posto di quello ordinato';
  }
}
