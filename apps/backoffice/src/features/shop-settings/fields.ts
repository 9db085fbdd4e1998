import type { ShopFieldName } from '@sporta/contract';

export interface FieldWords {
  name: ShopFieldName;
  label: string;
  hint?: string;
  type?: 'email' | 'tel';
  /** Most signs. */
  most: number;
  wide?: true;
}

export interface FieldGroup {
  key: string;
  title: string;
  about: string;
  fields: readonly FieldWords[];
}

/** What is typed, group by group; colour and logo have controls of their own. */
export const fieldGroups: readonly FieldGroup[] = [
  {
    key: 'seller',
    title: 'Chi vende',
    about: 'Su ricevute, fatture e mail, come chiede la legge',
    fields: [
      { name: 'sellerName', label: 'Ragione sociale', most: 200, wide: true },
      {
        name: 'sellerAddress',
        label: 'Sede legale',
        hint: 'Come Via Roma 12, 10121 Torino TO',
        most: 200,
        wide: true,
      },
      { name: 'vatNumber', label: 'Partita IVA', most: 20 },
      { name: 'iban', label: 'IBAN', hint: 'Per chi paga con bonifico', most: 50 },
      { name: 'registerOffice', label: 'Registro imprese di', hint: 'Come Torino', most: 80 },
      { name: 'rea', label: 'Numero REA', hint: 'Come TO-1234567', most: 30 },
      { name: 'shareCapital', label: 'Capitale sociale', hint: 'Come 10.000 € i.v.', most: 80 },
    ],
  },
  {
    key: 'contacts',
    title: 'Contatti e mail',
    about: 'Dove i clienti ti trovano, e da dove scrivi loro',
    fields: [
      { name: 'phone', label: 'Telefono per i clienti', type: 'tel', most: 40 },
      { name: 'email', label: 'E-mail per i clienti', type: 'email', most: 200 },
      {
        name: 'mailFrom',
        label: 'Le mail partono da',
        hint: 'Un indirizzo del tuo dominio, altrimenti finiscono nello spam',
        type: 'email',
        most: 200,
        wide: true,
      },
    ],
  },
  {
    key: 'welcome',
    title: 'Buono di benvenuto',
    about: 'Lo riceve chi si registra, per il primo ordine. Chi l’ha già lo tiene com’è',
    fields: [
      { name: 'welcomeVoucher', label: 'Valore', hint: 'Come 5 €. Vuoto: nessun buono', most: 20 },
      { name: 'welcomeMinimum', label: 'Vale su una spesa da', most: 20 },
      { name: 'welcomeDays', label: 'Giorni per usarlo', most: 3 },
    ],
  },
  {
    key: 'map',
    title: 'Mappa delle consegne',
    about:
      'Senza, le vie si disegnano dagli indirizzi dei clienti. Con una mappa di altri, chi la fornisce vede da dove apri il Banco e quale zona guardi',
    fields: [
      {
        name: 'mapAddress',
        label: 'Indirizzo della mappa',
        hint: 'Te lo dà chi la fornisce, con {z}, {x} e {y}. Vale da quando riapri il Banco',
        most: 300,
        wide: true,
      },
      {
        name: 'mapCredit',
        label: 'Chi ha fatto la mappa',
        hint: 'Va scritto sulla mappa, come © OpenStreetMap',
        most: 120,
        wide: true,
      },
    ],
  },
];
