import { calls, type SlotPrices } from '@sporta/contract';
import { centsToEuro, euroToCents, type SlotPricing } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { writeAudit } from '../audit/index.ts';
import { noPricing, pricingVersion, readSlotPricing, saveSlotPricing } from '../delivery/index.ts';
import { type Asking, planAsked } from './plan-asked.ts';

export function registerPriceRoutes(app: FastifyInstance): void {
  const { staffSlotPrices } = calls;

  registerCall(app, staffSlotPrices.read, async (c) => ({ prices: await pricesOf(c, c.input) }));

  registerCall(app, staffSlotPrices.save, async (c) => {
    const { input } = c;
    const { store, deliveryServiceId } = await planAsked(c, input);
    const after = pricingAsked(input);
    await withTransaction(c.db, async (tx) => {
      const of = { warehouseId: store.warehouseId, deliveryServiceId };
      const before = await saveSlotPricing(tx, of, input.version, after);
      await writeAudit(tx, c, 'slot.prices', {
        subject: { kind: 'slot', name: 'Prezzi secondo la richiesta' },
        warehouseId: store.warehouseId,
        before,
        after,
      });
    });
    return { prices: await pricesOf(c, input) };
  });
}

async function pricesOf(c: Asking, asked: Parameters<typeof planAsked>[1]): Promise<SlotPrices> {
  const { store, deliveryServiceId } = await planAsked(c, asked);
  const pricing = (await readSlotPricing(c.db, { warehouseId: store.warehouseId, deliveryServiceId })) ?? noPricing;
  const { quiet, busy } = pricing;
  return {
    warehouseId: store.warehouseId,
    warehouseName: store.name,
    deliveryServiceId,
    ...(quiet
      ? { quiet: { belowPercent: quiet.belowPercent, hours: quiet.hours, discount: centsToEuro(quiet.discountCents) } }
      : {}),
    ...(busy ? { busy: { fromPercent: busy.fromPercent, surcharge: centsToEuro(busy.surchargeCents) } } : {}),
    ecoDiscount: centsToEuro(pricing.ecoDiscountCents),
    min: centsToEuro(pricing.minCents),
    max: centsToEuro(pricing.maxCents),
    version: pricingVersion(pricing),
  };
}

interface PricesAsked {
  quiet_below_percent?: number | undefined;
  quiet_hours?: number | undefined;
  quiet_discount?: number | undefined;
  busy_from_percent?: number | undefined;
  busy_surcharge?: number | undefined;
  eco_discount: number;
  min: number;
  max: number;
}

/** @throws BusinessError `pricing-incomplete`, `pricing-limits` */
function pricingAsked(input: PricesAsked): SlotPricing {
  const quiet = quietAsked(input);
  const busy = busyAsked(input);
  if (input.max < input.min) {
    throw new BusinessError('pricing-limits', 'Il prezzo più alto è sotto il più basso', { field: 'max' });
  }
  if (quiet && busy && quiet.belowPercent > busy.fromPercent) {
    throw new BusinessError(
      'pricing-limits',
      'Una fascia non può essere vuota e piena insieme: abbassa questa soglia',
      {
        field: 'quiet_below_percent',
      },
    );
  }
  return {
    quiet,
    busy,
    ecoDiscountCents: euroToCents(input.eco_discount),
    minCents: euroToCents(input.min),
    maxCents: euroToCents(input.max),
  };
}

function quietAsked(input: PricesAsked): SlotPricing['quiet'] {
  const { quiet_below_percent: belowPercent, quiet_hours: hours, quiet_discount: discount } = input;
  if (belowPercent === undefined && hours === undefined && discount === undefined) return null;
  if (belowPercent === undefined)
    throw incomplete('quiet_below_percent', 'Serve la soglia sotto cui una fascia è vuota');
  if (hours === undefined) throw incomplete('quiet_hours', 'Servono le ore prima del limite');
  if (!discount) throw incomplete('quiet_discount', 'Serve lo sconto delle fasce vuote');
  return { belowPercent, hours, discountCents: euroToCents(discount) };
}

function busyAsked({ busy_from_percent: fromPercent, busy_surcharge: surcharge }: PricesAsked): SlotPricing['busy'] {
  if (fromPercent === undefined && surcharge === undefined) return null;
  if (fromPercent === undefined) throw incomplete('busy_from_percent', 'Serve la soglia da cui una fascia è piena');
  if (!surcharge) throw incomplete('busy_surcharge', 'Serve l’aumento delle fasce piene');
  return { fromPercent, surchargeCents: euroToCents(surcharge) };
}

const incomplete = (field: string, message: string) => new BusinessError('pricing-incomplete', message, { field });
