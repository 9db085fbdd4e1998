import { idParam, intParam, optional, withDefault } from './fields.ts';

/** Whose slots, zones or prices are planned: a store, by default the first one the person sees, and a service, by default home delivery. */
export const planParams = {
  warehouse_id: optional(idParam('La sede')),
  delivery_service_id: withDefault(intParam('Il servizio', { min: 1, max: 3 }), 1),
};
