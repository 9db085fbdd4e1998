import { passOfferLimits } from '@sporta/contract';
import { formatEuro } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import {
  changeOffer,
  insertOffer,
  isBought,
  isNameTaken,
  lockOffer,
  lockOffers,
  type OfferTerms,
  setOnSale,
} from './offers.repo.ts';
import type { PassOffer } from './passes.repo.ts';

/**
 * Writes an offer, on sale at once, or changes one nobody bought: of one that was bought a customer can say what it held.
 * @throws BusinessError `delivery-pass-limits`, `delivery-pass-not-found`, `delivery-pass-sold`, `delivery-pass-name-taken`
 */
export async function saveOffer(tx: Tx, actor: AuditActor, terms: OfferTerms, offerId?: number): Promise<void> {
  checkLimits(terms);
  await lockOffers(tx);
  const before = offerId === undefined ? undefined : await offerAsked(tx, offerId);
  if (before && (await isBought(tx, before.offerId))) {
    throw new BusinessError(
      'delivery-pass-sold',
      'Questo abbonamento è già stato comprato e resta com’è: toglilo dalla vendita e scrivine uno nuovo',
      { field: 'offer_id' },
    );
  }
  if (!before || before.onSale) await assertNameFree(tx, terms.name, offerId);
  if (before) await changeOffer(tx, before.offerId, terms);
  await writeAudit(tx, actor, 'shop.save-delivery-pass', {
    subject: { kind: 'shop', id: before?.offerId ?? (await insertOffer(tx, terms, actor.now)), name: terms.name },
    ...(before ? { before: factsOf(before) } : {}),
    after: factsOf(terms),
  });
}

/**
 * Takes an offer off sale, or puts it back. Repeating it changes nothing.
 * @throws BusinessError `delivery-pass-not-found`, `delivery-pass-name-taken`
 */
export async function sellOffer(tx: Tx, actor: AuditActor, offerId: number, onSale: boolean): Promise<void> {
  await lockOffers(tx);
  const offer = await offerAsked(tx, offerId);
  if (offer.onSale === onSale) return;
  if (onSale) await assertNameFree(tx, offer.name, offerId);
  await setOnSale(tx, offerId, onSale);
  await writeAudit(tx, actor, 'shop.sell-delivery-pass', {
    subject: { kind: 'shop', id: offerId, name: offer.name },
    before: { on: !onSale },
    after: { on: onSale },
  });
}

const factsOf = ({ name, days, priceCents, fromCents, perWeek }: OfferTerms) => ({
  name,
  days,
  price: priceCents / 100,
  freeFrom: fromCents / 100,
  perWeek,
});

async function offerAsked(tx: Tx, offerId: number): Promise<PassOffer> {
  const offer = await lockOffer(tx, offerId);
  if (offer) return offer;
  throw new BusinessError('delivery-pass-not-found', 'Questo abbonamento non c’è', { field: 'offer_id' });
}

async function assertNameFree(tx: Tx, name: string, except: number | undefined): Promise<void> {
  if (!(await isNameTaken(tx, name, except))) return;
  throw new BusinessError('delivery-pass-name-taken', `C’è già in vendita un abbonamento che si chiama «${name}»`, {
    field: 'name',
  });
}

/** Amounts have no limits of their own in the contract. */
function checkLimits({ priceCents, fromCents }: OfferTerms): void {
  const within = (field: string, label: string, cents: number, { min, max }: { min: number; max: number }) => {
    if (cents >= min * 100 && cents <= max * 100) return;
    throw new BusinessError(
      'delivery-pass-limits',
      `${label} deve essere fra ${formatEuro(min * 100)} e ${formatEuro(max * 100)}`,
      { field },
    );
  };
  within('price', 'Il prezzo', priceCents, passOfferLimits.price);
  within('free_from', 'La spesa minima', fromCents, passOfferLimits.freeFrom);
}
