import { calls, type StaffDeliveryPassOffer } from '@sporta/contract';
import { centsToEuro, euroToCents, shopDay } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { type Db, withTransaction } from '../../platform/db/database.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { type OfferFigures, readOffers } from './offers.repo.ts';
import { offerToWire } from './pass-to-wire.ts';
import { saveOffer, sellOffer } from './save-offer.ts';

/** What the shop sells of passes, for who decides it. */
export function registerStaffPassRoutes(app: FastifyInstance): void {
  const { staffDeliveryPasses } = calls;

  registerCall(app, staffDeliveryPasses.list, (c) => listed(c));

  registerCall(app, staffDeliveryPasses.save, async (c) => {
    const { offer_id: offerId, name, days, price, free_from: from, per_week: perWeek } = c.input;
    const terms = {
      name,
      days,
      priceCents: euroToCents(price),
      fromCents: euroToCents(from),
      perWeek: perWeek ?? null,
    };
    await withTransaction(c.db, (tx) => saveOffer(tx, c, terms, offerId));
    return listed(c);
  });

  registerCall(app, staffDeliveryPasses.sell, async (c) => {
    await withTransaction(c.db, (tx) => sellOffer(tx, c, c.input.offer_id, c.input.on_sale));
    return listed(c);
  });
}

async function listed({ db, now }: { db: Db; now: Date }) {
  return { offers: (await readOffers(db, shopDay(now.getTime()))).map(figuresToWire) };
}

function figuresToWire(offer: OfferFigures): StaffDeliveryPassOffer {
  const { onSale, isBought, sold, holding, takenCents, deliveries, savedCents } = offer;
  return {
    ...offerToWire(offer),
    onSale,
    mayChange: !isBought,
    sold,
    holding,
    takings: centsToEuro(takenCents),
    deliveries,
    saved: centsToEuro(savedCents),
  };
}
