import type { StoreAnswerName } from '@sporta/contract/staff-store-words.ts';

export interface StoreFieldWords {
  name: StoreAnswerName;
  label: string;
  example: string;
  optional?: true;
  wide?: true;
  hint?: string;
}

export interface StoreFieldGroup {
  title: string;
  about?: string;
  fields: readonly StoreFieldWords[];
}

/** What is asked of a new store, in the order in which a shopkeeper thinks of it. */
export const storeFieldGroups: readonly StoreFieldGroup[] = [
  {
    title: 'Dov’è',
    fields: [
      { name: 'name', label: 'Nome', example: 'Bottega Rossi Torino', wide: true },
      { name: 'street', label: 'Via', example: 'Via Po' },
      { name: 'street_number', label: 'Numero civico', example: '12', optional: true },
      { name: 'postal_code', label: 'CAP', example: '10124' },
      { name: 'city', label: 'Città', example: 'Torino' },
      { name: 'province', label: 'Provincia', example: 'TO' },
      {
        name: 'position',
        label: 'Posizione sulla mappa',
        example: '45.0677, 7.6934',
        hint: 'Latitudine e longitudine, come le copia una mappa: servono per il negozio più vicino e per i giri',
      },
      { name: 'phone', label: 'Telefono', example: '011 1234567', optional: true },
      { name: 'email', label: 'E-mail', example: 'torino@bottegarossi.it', optional: true },
    ],
  },
  {
    title: 'Orari e ritiro',
    about: 'I giorni e le ore come si scrivono sulla porta; più orari si separano con il punto e virgola',
    fields: [
      { name: 'hours', label: 'Orari di apertura', example: 'lun-sab 8:30-19:30; dom 9:00-13:00', wide: true },
      {
        name: 'pickup_slots',
        label: 'Fasce di ritiro in negozio',
        example: 'lun-sab 9:00-13:00, 15:00-19:00',
        optional: true,
        wide: true,
        hint: 'Serve almeno una fascia, di ritiro o di consegna',
      },
      { name: 'orders_per_slot', label: 'Ordini che prepari in una fascia', example: '10', optional: true },
    ],
  },
  {
    title: 'Consegna a domicilio',
    about: 'Chi non consegna la lascia vuota; zone e confini si disegnano poi nelle fasce',
    fields: [
      {
        name: 'home_postcodes',
        label: 'CAP in cui consegni',
        example: '10121-10129, 10131',
        optional: true,
        wide: true,
      },
      {
        name: 'home_slots',
        label: 'Fasce di consegna',
        example: 'lun-sab 9:00-12:00, 16:00-19:00',
        optional: true,
        wide: true,
      },
      { name: 'delivery_cost', label: 'Costo in euro', example: '4,90', optional: true },
      { name: 'free_from', label: 'Gratis da euro', example: '80', optional: true },
      { name: 'minimum_order', label: 'Spesa minima in euro', example: '30', optional: true },
    ],
  },
];
