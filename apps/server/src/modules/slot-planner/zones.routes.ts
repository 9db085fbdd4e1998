import { calls, type DeliveryZone, type ZonePlan } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { euroToCents, readPostcodes, writePostcodes } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { writeAudit } from '../audit/index.ts';
import { readZones, saveZone, versionOf, type ZoneRow, type ZoneAsked as ZoneToSave } from '../delivery/index.ts';
import { placesWaitedFor } from '../notices/index.ts';
import { type Asking, planAsked } from './plan-asked.ts';
import { type CornerAsked, readBorder } from './read-border.ts';

export function registerZoneRoutes(app: FastifyInstance): void {
  const { staffZones } = calls;

  registerCall(app, staffZones.list, async (c) => ({ plan: await zonePlanOf(c, c.input) }));

  registerCall(app, staffZones.save, async (c) => {
    const { input } = c;
    const { store, deliveryServiceId } = await planAsked(c, input);
    const terms = termsAsked(input, deliveryServiceId, store);
    await withTransaction(c.db, async (tx) => {
      const of = { warehouseId: store.warehouseId, deliveryServiceId };
      const { zoneId, before, after } = await saveZone(
        tx,
        of,
        { zoneId: input.zone_id, version: input.version },
        terms,
      );
      await writeAudit(tx, c, 'zone.save', {
        subject: { kind: 'zone', id: zoneId, name: after.name },
        warehouseId: store.warehouseId,
        ...(before ? { before: loggedZone(before) } : {}),
        after: loggedZone(after),
      });
    });
    return { plan: await zonePlanOf(c, input) };
  });
}

/** Places customers wait for that a page shows. */
const wantedShown = 12;

type Where = Parameters<typeof planAsked>[1];

async function zonePlanOf(c: Asking, asked: Where): Promise<ZonePlan> {
  const { stores, store, deliveryServiceId } = await planAsked(c, asked);
  const [zones, wanted] = await Promise.all([
    readZones(c.db, { warehouseId: store.warehouseId, deliveryServiceId }),
    deliveryServiceId === deliveryServiceIds.home ? placesWaitedFor(c.db, wantedShown) : [],
  ]);
  return {
    warehouseId: store.warehouseId,
    warehouseName: store.name,
    deliveryServiceId,
    depot: { latitude: store.latitude, longitude: store.longitude },
    zones: zones.map(zoneToWire),
    wanted,
    stores,
  };
}

interface ZoneAsked {
  name: string;
  base_cost: number;
  free_from?: number | undefined;
  reduced_cost?: number | undefined;
  minimum_order: number;
  below: 'block' | 'surcharge';
  surcharge: number;
  postcodes: string;
  border?: readonly CornerAsked[] | undefined;
}

/** @throws BusinessError `postcode-wrong`, `surcharge-missing`, `border-wrong` */
function termsAsked(input: ZoneAsked, deliveryServiceId: number, store: CornerAsked): ZoneToSave {
  const { postcodes, wrong } = readPostcodes(deliveryServiceId === deliveryServiceIds.home ? input.postcodes : '');
  const [first] = wrong;
  if (first !== undefined) {
    throw new BusinessError(
      'postcode-wrong',
      `I CAP: «${first.slice(0, 40)}» non è un CAP, né un intervallo come 20121-20124`,
      {
        field: 'postcodes',
      },
    );
  }
  if (input.below === 'surcharge' && input.surcharge === 0) {
    throw new BusinessError('surcharge-missing', 'Serve il supplemento di chi ordina sotto il minimo', {
      field: 'surcharge',
    });
  }
  return {
    name: input.name,
    baseCents: euroToCents(input.base_cost),
    freeFromCents: input.free_from === undefined ? null : euroToCents(input.free_from),
    reducedCents: input.reduced_cost === undefined ? null : euroToCents(input.reduced_cost),
    minimumCents: euroToCents(input.minimum_order),
    below: input.below,
    surchargeCents: input.below === 'surcharge' ? euroToCents(input.surcharge) : 0,
    postcodes,
    border: deliveryServiceId === deliveryServiceIds.home ? readBorder(input.border, store) : null,
  };
}

function zoneToWire(zone: ZoneRow): DeliveryZone {
  return {
    zoneId: zone.zoneId,
    name: zone.name,
    baseCost: zone.baseCents / 100,
    ...(zone.freeFromCents === null ? {} : { freeFrom: zone.freeFromCents / 100 }),
    ...(zone.reducedCents === null ? {} : { reducedCost: zone.reducedCents / 100 }),
    minimumOrder: zone.minimumCents / 100,
    below: zone.below,
    surcharge: zone.surchargeCents / 100,
    postcodes: zone.postcodes,
    ...(zone.border ? { border: zone.border.map(([latitude, longitude]) => ({ latitude, longitude })) } : {}),
    shared: zone.shared,
    version: versionOf(zone),
  };
}

const loggedZone = ({ zoneId: _id, shared: _shared, postcodes, ...terms }: ZoneRow) => ({
  ...terms,
  postcodes: writePostcodes(postcodes),
});
