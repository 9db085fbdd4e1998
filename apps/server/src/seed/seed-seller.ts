import type { PoolClient } from 'pg';

/**
 * What the papers and mails of the demo say of its seller beside name, seat and VAT number (Codice civile art. 2250; D.Lgs. 70/2003
 * art. 7), as "Il negozio" keeps it. The IBAN is the one the standard's own examples have: nobody's account.
 */
const seller = {
  rea: 'MI-2087654',
  registerOffice: 'Milano',
  shareCapital: '1.000.000 € i.v.',
  iban: 'IT60X0542811101000000123456',
  phone: '800 123 456',
  email: 'ciao@sporta.example',
};

export async function seedSeller(client: PoolClient): Promise<void> {
  await client.query('insert into shop_setting (name, value) select * from unnest($1::text[], $2::text[])', [
    Object.keys(seller),
    Object.values(seller),
  ]);
}
