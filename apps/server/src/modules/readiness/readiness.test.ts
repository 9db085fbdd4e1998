import { describe, expect, it } from 'vitest';
import { checkReadiness, type ReadinessFacts } from './readiness.ts';

const store = { name: 'Milano', zones: 1, openSlots: 12, pickUpSlots: 0, hasHours: true };
const sold = { total: 100, withheld: 1, withoutCategory: 0, withoutPrice: 2, withoutStock: 3, visible: 94 };
const open: ReadinessFacts = {
  seller: { name: 'Bottega Rossi', isDemo: false, lacks: [] },
  look: { name: 'Bottega Rossi', isOwn: true, hasLogo: true },
  mailFrom: '"Bottega Rossi" <spesa@rossi.it>',
  isLocal: false,
  publicUrl: 'https://spesa.rossi.example',
  stores: [store],
  products: sold,
  waysToPay: ['Carta'],
  sendsMail: true,
  hasPrivacyPage: true,
  hasTermsPage: true,
  signsStaffIn: true,
  sendsEinvoices: true,
};
const found = (changes: Partial<ReadinessFacts>) =>
  Object.fromEntries(checkReadiness({ ...open, ...changes }).map((check) => [check.id, check]));

describe('readiness', () => {
  it('says of a shop that sells that all is well, and what it has', () => {
    const checks = checkReadiness(open);
    expect(checks.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(found({}).products?.text).toBe(
      'I clienti ne vedono 94 su 100. Gli altri: 2 senza prezzo, 1 nascosto e 3 senza giacenza.',
    );
  });

  it('says of an empty shop all that is missing, before what is advice and what is well', () => {
    const none = { total: 0, withheld: 0, withoutCategory: 0, withoutPrice: 0, withoutStock: 0, visible: 0 };
    const checks = checkReadiness({ ...open, stores: [], products: none, waysToPay: [], sendsMail: false });
    expect(checks.map(({ id, state }) => `${state} ${id}`)).toEqual([
      'missing stores',
      'missing zones',
      'missing slots',
      'missing products',
      'missing payments',
      'missing mail',
      'advice hours',
      'ok seller',
      'ok look',
      'ok address',
      'ok staff',
      'ok pages',
      'ok einvoices',
    ]);
  });

  it('names the stores that lack something others have', () => {
    const { zones, slots, hours } = found({
      stores: [store, { name: 'Torino', zones: 0, openSlots: 0, pickUpSlots: 0, hasHours: false }],
    });
    expect(zones).toMatchObject({ state: 'advice', text: 'Non consegna a domicilio: Torino.' });
    expect(slots).toMatchObject({ state: 'advice', text: 'Nessuna fascia da scegliere: Torino.' });
    expect(hours).toMatchObject({ state: 'advice', text: 'Non sono scritti: Torino.' });
  });

  it('lets a shop sell that is collected from only, and one sell nothing that has neither zones nor pick-up', () => {
    const noZones = { ...store, zones: 0 };
    expect(found({ stores: [{ ...noZones, pickUpSlots: 5 }] }).zones?.state).toBe('advice');
    expect(found({ stores: [noZones] }).zones?.state).toBe('missing');
  });

  it('says why nobody sees an import', () => {
    const products = {
      total: 15_582,
      withheld: 0,
      withoutCategory: 0,
      withoutPrice: 0,
      withoutStock: 15_582,
      visible: 0,
    };
    expect(found({ products }).products).toMatchObject({
      state: 'missing',
      text: 'I clienti non vedono nessuno dei 15.582 prodotti: 15.582 senza giacenza.',
    });
  });

  it('takes a local shop without mail as one that is tried out, and a public one as one that cannot sell', () => {
    expect(found({ sendsMail: false, isLocal: true }).mail?.state).toBe('advice');
    expect(found({ sendsMail: false }).mail?.state).toBe('missing');
  });

  it('names what is still that of the demo, and the page where it is put right', () => {
    expect(found({ seller: { name: 'Sporta S.p.A.', isDemo: true, lacks: [] } }).seller).toMatchObject({
      state: 'missing',
      href: '/banco/negozio',
      settings: [],
    });
    expect(found({ look: { name: 'Sporta', isOwn: false, hasLogo: false } }).look).toMatchObject({
      state: 'advice',
      text: 'Il negozio si chiama ancora Sporta, con il suo logo.',
    });
    expect(found({ mailFrom: 'Sporta <spesa@sporta.example>' }).mail?.state).toBe('missing');
    expect(found({ seller: { name: 'Rossi', isDemo: false, lacks: ['IBAN', 'telefono'] } }).seller?.text).toBe(
      'Rossi. Sui documenti manca quello che la legge o i clienti chiedono: IBAN e telefono.',
    );
  });
});
