import type { PoolClient } from 'pg';
import { recordStaff } from '../modules/staff/index.ts';
import type { Deps } from '../platform/deps.ts';
import { insertRows, takeIds } from './bulk.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { DemoStore } from './stores.ts';
import { type DemoStreet, drawTown, HOUSES, placeOfHouse } from './town.ts';

/** Somebody who buys at a store of the demo. Nobody can sign in as them: they have no password. */
export interface DemoCustomer {
  accountId: number;
  warehouseId: number;
  /** As an order keeps it. */
  address: Record<string, unknown>;
}

const firstNames =
  'Anna Andrea Beatrice Bruno Carla Claudio Daniela Dario Elisa Emanuele Federica Fabio Francesca Giorgio Ilaria Jacopo Laura Lorenzo Marta Matteo Nadia Nicola Olga Pietro Roberta Riccardo Silvia Stefano Teresa Tommaso Valeria Vincenzo Yasmin Wei Mihaela Samir Ginevra Leonardo Chiara Davide'.split(
    ' ',
  );
const lastNames =
  'Colombo Ferrari Esposito Bianchi Romano Ricci Marino Greco Conti De_Luca Mancini Costa Giordano Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola D’Angelo De_Santis Marchetti Parisi Villa Conte Ferraro'
    .split(' ')
    .map((name) => name.replace('_', ' '));
/** Customers of a store by their place in the list: most of them, and the earliest, at the first store. */
const customersOf = (store: DemoStore) => (store.isDefault ? 260 : 80);

/** The customers of the demo with one address each; those who are there already are read. */
export async function demoCustomers(client: PoolClient, stores: readonly DemoStore[]): Promise<DemoCustomer[]> {
  const { rows: known } = await client.query(
    `select 1 from account where login like 'cliente-%@demo.sporta.example' limit 1`,
  );
  if (known.length === 0) for (const store of stores) await writeCustomers(client, store);
  const { rows } = await client.query<{ accountId: number; warehouseId: number; address: Record<string, unknown> }>(`
    select a.account_id as "accountId", d.address_id, (regexp_match(a.login, '^cliente-(\\d+)-'))[1]::int as "warehouseId",
      jsonb_build_object('deliveryServiceId', 1, 'userAddressId', d.address_id, 'addressName', d.address_name, 'recipient', d.recipient,
        'address1', d.address1, 'addressNumber', d.address_number, 'city', d.city, 'province', d.province,
        'postalcode', d.postalcode, 'latitude', d.latitude, 'longitude', d.longitude, 'doorbell', d.doorbell, 'floor', d.floor, 'phone', a.phone) as address
    from account a join address d using (account_id) where a.login like 'cliente-%@demo.sporta.example' and d.deleted_at is null
    order by a.account_id`);
  return rows;
}

async function writeCustomers(client: PoolClient, store: DemoStore): Promise<void> {
  const chance = chanceOf(`people of ${store.slug}`);
  const count = customersOf(store);
  const ids = await takeIds(client, 'account', 'account_id', count);
  const town = drawTown(chanceOf(`town of ${store.slug}`));
  const people = ids.map((accountId, index) => personOf(chance, { store, town }, accountId, index));
  await insertRows(
    client,
    'account',
    people.map(({ account }) => account),
  );
  await insertRows(
    client,
    'address',
    people.map(({ address }) => address),
  );
  await client.query(
    `insert into account_disclaimer (account_id, disclaimer_id, accepted, at)
     select a.account_id, disclaimer_id, true, a.created_at from disclaimer, account a where required and a.account_id = any($1)`,
    [ids],
  );
}

/** The first of a street live at its ends, the others along it, so that the demo's map knows whole streets. */
function houseOf(place: number, chance: Chance): number {
  if (place < 2) return place === 0 ? chance.int(1, 3) : chance.int(HOUSES - 2, HOUSES);
  return 1 + Math.floor(((place * 0.618) % 1) * HOUSES);
}

function personOf(
  chance: Chance,
  { store, town }: { store: DemoStore; town: readonly DemoStreet[] },
  accountId: number,
  index: number,
) {
  const [firstName, lastName] = [chance.pick(firstNames), chance.pick(lastNames)];
  const login = `cliente-${store.warehouseId}-${index + 1}@demo.sporta.example`;
  const createdAt = new Date(Date.now() - chance.int(70, 900) * 86_400_000);
  const account = {
    account_id: accountId,
    login,
    email: login,
    first_name: firstName,
    last_name: lastName,
    phone: `+3933${chance.int(10_000_000, 99_999_999)}`,
    birth_date: `${chance.int(1945, 2003)}-0${chance.int(1, 9)}-${chance.int(10, 28)}`,
    segment: 'household',
    price_list_id: 1,
    is_member: chance.percent(55),
    is_master: false,
    points: 0,
    reduced_delivery: false,
    email_confirmed_at: createdAt,
    profile_confirmed: true,
    created_at: createdAt,
    invoice_requested: false,
    // nobody reads the mailbox of so many people
    delivery_notice: false,
    language: 'it',
    over_limit: 'refuse',
  };
  const street = town[index % town.length]!;
  const number = houseOf(Math.floor(index / town.length), chance);
  const address = {
    account_id: accountId,
    address_name: 'Casa',
    recipient: `${firstName} ${lastName}`,
    address1: street.name,
    address_number: String(number),
    city: store.city,
    province: store.province,
    postalcode: chance.pick(store.postalcodes),
    ...placeOfHouse(street, number, store),
    doorbell: lastName,
    floor: String(chance.int(0, 6)),
    has_lift: chance.percent(60),
    is_default: true,
    created_at: createdAt,
  };
  return { account, address };
}

/** Somebody who works at the demo's first store. */
export interface DemoColleague {
  accountId: number;
  firstName: string;
}

export interface DemoStaff {
  manager: DemoColleague;
  accountant: DemoColleague;
  pickers: DemoColleague[];
  drivers: DemoColleague[];
  /** Who drives for a store: nobody is in two towns on one day. */
  driversAt(warehouseId: number): readonly DemoColleague[];
}

const colleague = (firstName: string, lastName: string, login: string) => ({
  firstName,
  lastName,
  email: `${login}@sporta.example`,
});
/** The first of each can sign in at the simulator of the identity provider; the others are there to be seen. */
const pickers = [
  colleague('Youssef', 'Amrani', 'preparatore'),
  colleague('Chiara', 'Lodi', 'chiara.lodi'),
  colleague('Ivan', 'Petrov', 'ivan.petrov'),
  colleague('Amina', 'Diallo', 'amina.diallo'),
];
const drivers = [
  colleague('Marco', 'Serra', 'autista'),
  colleague('Omar', 'Haddad', 'omar.haddad'),
  colleague('Lucia', 'Fabbri', 'lucia.fabbri'),
];

/** One for each store beside the first, in their order. */
const driversElsewhere = [colleague('Renato', 'Sala', 'renato.sala'), colleague('Giulia', 'Testa', 'giulia.testa')];

/**
 * Pickers, drivers and the manager of the first store, who drives for the others, and who keeps the books, written as their sign-in
 * would.
 */
export async function demoStaff(deps: Deps, stores: readonly [DemoStore, ...DemoStore[]]): Promise<DemoStaff> {
  const [first, ...others] = stores;
  const enter = async (
    person: ReturnType<typeof colleague>,
    group: string,
    store: DemoStore = first,
  ): Promise<DemoColleague> => {
    const accountId = await recordStaff(deps, { ...person, groups: [group, `sporta-negozio-${store.slug}`] });
    if (accountId === undefined) throw new Error(`${person.email} has no work at ${store.slug}`);
    return { accountId, firstName: person.firstName };
  };
  const all = async (people: ReturnType<typeof colleague>[], group: string) => {
    const entered: DemoColleague[] = [];
    for (const person of people) entered.push(await enter(person, group));
    return entered;
  };
  const atFirst = await all(drivers, 'sporta-autisti');
  const elsewhere = new Map<number, DemoColleague[]>();
  for (const [index, store] of others.entries()) {
    const person = driversElsewhere[index % driversElsewhere.length]!;
    elsewhere.set(store.warehouseId, [await enter(person, 'sporta-autisti', store)]);
  }
  return {
    manager: await enter(colleague('Sara', 'Bruni', 'responsabile'), 'sporta-responsabili'),
    accountant: await enter(colleague('Davide', 'Gallo', 'amministrazione'), 'sporta-amministrazione'),
    pickers: await all(pickers, 'sporta-preparatori'),
    drivers: atFirst,
    driversAt: (warehouseId) => elsewhere.get(warehouseId) ?? atFirst,
  };
}
