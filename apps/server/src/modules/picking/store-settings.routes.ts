import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { importPlaces, placesFile } from './places-file.ts';
import { placesOf, savePlaces } from './store-places.ts';
import { saveStoreSettings, storeSettings } from './store-settings.ts';

/** A file of the places of 50,000 products. */
const fileLimit = 6 * 1024 * 1024;

export function registerStoreSettingsRoutes(app: FastifyInstance): void {
  const { staffPickingStore } = calls;

  registerCall(app, staffPickingStore.store, async (c) => ({ store: await storeSettings(c, c.input.warehouse_id) }));

  registerCall(app, staffPickingStore.saveStore, async (c) => {
    const { input } = c;
    await saveStoreSettings(c, input.warehouse_id, {
      version: input.version,
      settings: {
        cartOrders: input.cart_orders,
        silenceMinutes: input.silence_minutes,
        tolerancePercent: input.tolerance_percent,
        finishMinutes: input.finish_minutes,
        layouts: input.code_layouts,
        aisles: input.aisles,
      },
    });
    return { store: await storeSettings(c, input.warehouse_id) };
  });

  registerCall(app, staffPickingStore.places, (c) => {
    const { warehouse_id: warehouseId, tint, q, page } = c.input;
    return placesOf(c, { warehouseId, tint, q, page });
  });

  registerCall(app, staffPickingStore.savePlaces, async (c) => ({
    changed: await savePlaces(c, {
      warehouseId: c.input.warehouse_id,
      places: c.input.places.map(({ product_id: productId, place, seen }) => ({ productId, place, seen })),
    }),
  }));

  registerCall(app, staffPickingStore.placesFile, (c) => placesFile(c, c.input.warehouse_id, c.input.format));

  registerCall(
    app,
    staffPickingStore.importPlaces,
    (c) => {
      const { warehouse_id: warehouseId, file = '', workbook } = c.input;
      return importPlaces(c, { warehouseId, file: workbook === undefined ? file : Buffer.from(workbook, 'base64') });
    },
    { bodyLimit: fileLimit },
  );
}
