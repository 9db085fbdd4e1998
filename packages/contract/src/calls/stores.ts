import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParam, optional } from '../fields.ts';
import { warehouse } from '../warehouse.ts';

export const search = defineCall({
  method: 'GET',
  path: 'warehouse-locator/search',
  summary: 'All stores, unpaged',
  tag: 'stores',
  request: z.object({ delivery_service_id: optional(idParam('Il servizio di consegna')) }),
  data: z.object({ warehouses: z.array(warehouse) }),
});

export const detail = defineCall({
  method: 'GET',
  path: 'warehouse-locator/detail',
  summary: 'One store',
  tag: 'stores',
  request: z.object({ warehouse_id: idParam('Il punto vendita') }),
  data: z.object({ warehouse }),
  errors: ['warehouse-not-found'],
});
