import { hash } from '@node-rs/argon2';
import type { PoolClient } from 'pg';

export const demoPassword = 'Spesa-2026!';

interface DemoPerson {
  login: string;
  /** For the welcome text of `npm start`. */
  description: string;
  firstName: string;
  lastName: string;
  segment: 'household' | 'business' | 'staff';
  priceListId: number;
  master?: boolean;
  member?: boolean;
  birthDate: string;
  phone: string;
  addresses: DemoAddress[];
}

interface DemoAddress {
  name: string;
  street: string;
  number: string;
  city: string;
  province: string;
  postalcode: string;
  latitude: number;
  longitude: number;
  doorbell: string;
  stairway?: string;
  floor?: string;
  lift?: boolean;
  notes?: string;
}

const office: DemoAddress = {
  name: 'Ufficio',
  street: 'Via Savona',
  number: '97',
  city: 'Milano',
  province: 'MI',
  postalcode: '20144',
  latitude: 45.4522,
  longitude: 9.1576,
  doorbell: 'Trattoria Bassi',
  floor: '0',
  notes: 'Ingresso merci dal cortile, dalle 7 alle 11',
};

export const demoPeople: DemoPerson[] = [
  {
    login: 'cliente@sporta.example',
    description: 'Household, two addresses, past orders',
    firstName: 'Giulia',
    lastName: 'Riva',
    segment: 'household',
    priceListId: 1,
    member: true,
    birthDate: '1988-05-14',
    phone: '+393331234567',
    addresses: [
      {
        name: 'Casa',
        street: 'Via Tortona',
        number: '31',
        city: 'Milano',
        province: 'MI',
        postalcode: '20144',
        latitude: 45.4517,
        longitude: 9.1631,
        doorbell: 'Riva',
        stairway: 'scala B',
        floor: '3',
        lift: true,
      },
      {
        name: 'Da mamma',
        street: 'Via Mario Pagano',
        number: '12',
        city: 'Milano',
        province: 'MI',
        postalcode: '20145',
        latitude: 45.4695,
        longitude: 9.1663,
        doorbell: 'Colombo',
        floor: '1',
        lift: false,
        notes: 'Suonare due volte',
      },
    ],
  },
  {
    login: 'abbonata@sporta.example',
    description: 'Household with a delivery pass that runs',
    firstName: 'Paola',
    lastName: 'Greco',
    segment: 'household',
    priceListId: 1,
    birthDate: '1981-03-09',
    phone: '+393331239876',
    addresses: [
      {
        name: 'Casa',
        street: 'Via Solari',
        number: '22',
        city: 'Milano',
        province: 'MI',
        postalcode: '20144',
        latitude: 45.4546,
        longitude: 9.1627,
        doorbell: 'Greco',
        floor: '4',
        lift: true,
      },
    ],
  },
  {
    login: 'azienda@sporta.example',
    description: 'Business, prices without VAT shown too',
    firstName: 'Marco',
    lastName: 'Bassi',
    segment: 'business',
    priceListId: 2,
    birthDate: '1979-02-03',
    phone: '+393337654321',
    addresses: [office],
  },
  {
    login: 'direzione@sporta.example',
    description: 'Master account of the same company',
    firstName: 'Elena',
    lastName: 'Bassi',
    segment: 'business',
    priceListId: 2,
    master: true,
    birthDate: '1972-09-21',
    phone: '+393335550102',
    addresses: [office],
  },
  {
    login: 'staff@sporta.example',
    description: 'Shop staff',
    firstName: 'Luca',
    lastName: 'Ferri',
    segment: 'staff',
    priceListId: 3,
    birthDate: '1994-11-30',
    phone: '+393335550199',
    addresses: [
      {
        name: 'Casa',
        street: 'Corso San Gottardo',
        number: '18',
        city: 'Milano',
        province: 'MI',
        postalcode: '20136',
        latitude: 45.4492,
        longitude: 9.1804,
        doorbell: 'Ferri',
        floor: '2',
        lift: true,
      },
    ],
  },
];

/** The people of the demo: two households, a company with its master account, a colleague of the shop. */
export async function seedAccounts(client: PoolClient): Promise<void> {
  const passwordHash = await hash(demoPassword);
  const company = await client.query(
    `insert into company (name, vat_number, fiscal_code, recipient_code, created_at)
     values ('Trattoria Bassi S.r.l.', '03141592653', '03141592653', 'M5UXCR1', now() - interval '3 years 200 days')
     returning company_id`,
  );
  for (const person of demoPeople) {
    const { rows } = await client.query(
      `insert into account (login, email, password_hash, first_name, last_name, phone, birth_date, segment, price_list_id, company_id,
         is_master, is_member, fidelity_card, points, email_confirmed_at, profile_confirmed)
       values ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now(), true) returning account_id`,
      [
        person.login,
        passwordHash,
        person.firstName,
        person.lastName,
        person.phone,
        person.birthDate,
        person.segment,
        person.priceListId,
        person.segment === 'business' ? company.rows[0].company_id : null,
        person.master ?? false,
        person.member ?? false,
        person.member ? '0420001234561' : null,
        person.member ? 320 : 0,
      ],
    );
    const accountId: number = rows[0].account_id;
    await client.query(
      `insert into account_disclaimer (account_id, disclaimer_id, accepted, at)
       select $1, disclaimer_id, true, now() - interval '1 year' from disclaimer where required`,
      [accountId],
    );
    for (const [index, address] of person.addresses.entries()) {
      await client.query(
        `insert into address (account_id, address_name, recipient, address1, address_number, city, province, postalcode, latitude, longitude, doorbell, stairway, floor, has_lift, phone, notes, is_default)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
        [
          accountId,
          address.name,
          `${person.firstName} ${person.lastName}`,
          address.street,
          address.number,
          address.city,
          address.province,
          address.postalcode,
          address.latitude,
          address.longitude,
          address.doorbell,
          address.stairway ?? null,
          address.floor ?? null,
          address.lift ?? null,
          person.phone,
          address.notes ?? null,
          index === 0,
        ],
      );
    }
  }
}
