import type { StoreAnswerName } from '@sporta/contract/staff-store-words.ts';

export interface StoreFieldWords {
  name: StoreAnswerName;
  label: string;
  example: string;
  optional?: true;
  /** Columns of four it takes on a wide screen; two unless it says so. */
  span?: 1 | 4;
}

/** What is asked of a store in words; weeks and the place on the map are asked for beside it. */
export const addressFields: readonly StoreFieldWords[] = [
  { name: 'name', label: 'Nome', example: 'Bottega Rossi Torino', span: 4 },
  { name: 'street', label: 'Via', example: 'Via Po' },
  { name: 'street_number', label: 'Numero civico', example: '12', optional: true },
  { name: 'city', label: 'Città', example: 'Torino' },
  { name: 'postal_code', label: 'CAP', example: '10124', span: 1 },
  { name: 'province', label: 'Provincia', example: 'TO', span: 1 },
];

export const contactFields: readonly StoreFieldWords[] = [
  { name: 'phone', label: 'Telefono', example: '011 1234567', optional: true },
  { name: 'email', label: 'E-mail', example: 'torino@bottegarossi.it', optional: true },
  { name: 'services', label: 'Servizi', example: 'Parcheggio, Gastronomia', optional: true, span: 4 },
];

export const postcodesField: StoreFieldWords = {
  name: 'home_postcodes',
  label: 'CAP in cui consegni',
  example: '10121-10129, 10131',
  span: 4,
};

export const homeFields: readonly StoreFieldWords[] = [
  postcodesField,
  { name: 'delivery_cost', label: 'Costo in euro', example: '4,90', optional: true },
  { name: 'free_from', label: 'Gratis da euro', example: '80', optional: true },
  { name: 'minimum_order', label: 'Spesa minima in euro', example: '30', optional: true },
];

export const capacityField: StoreFieldWords = {
  name: 'orders_per_slot',
  label: 'Ordini che prepari in una fascia',
  example: '10',
  optional: true,
};
