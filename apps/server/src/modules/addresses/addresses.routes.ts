import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { mayMail } from '../../platform/mail-budget.ts';
import { listAddresses } from './addresses.repo.ts';
import { type AddressChange, addAddress, changeAddress, chooseDefault, removeAddress } from './change-address.ts';
import { checkCoverage } from './check-coverage.ts';
import { findPlace } from './find-place.ts';
import { findCities, findPostalcodes, listPlaces, writeZoneRequest } from './geo.repo.ts';

export function registerAddressRoutes(app: FastifyInstance): void {
  registerCall(app, calls.addresses.list, async (c) => ({
    userAddresses: await listAddresses(c.db, c.account.accountId),
  }));

  registerCall(app, calls.addresses.insert, async (c) =>
    written(await addAddress(c.deps, c.account.accountId, c.input)),
  );

  registerCall(app, calls.addresses.update, async (c) =>
    written(await changeAddress(c.deps, c.account.accountId, c.input, c.now)),
  );

  registerCall(app, calls.addresses.remove, async (c) => {
    const { userAddresses, warnings } = await removeAddress(c.deps, {
      accountId: c.account.accountId,
      addressId: c.input.user_address_id,
      now: c.now,
    });
    return answer({ userAddresses }, { warnings });
  });

  registerCall(app, calls.addresses.setDefault, async (c) => ({
    userAddresses: await chooseDefault(c.deps, {
      accountId: c.account.accountId,
      addressId: c.input.user_address_id,
    }),
  }));

  registerCall(app, calls.addresses.check, async (c) => ({
    coverage: await checkCoverage(c.deps, c.input.postalcode, c.now),
  }));

  registerCall(
    app,
    calls.addresses.notifyMe,
    async (c) => {
      const email = c.input.e_mail ?? c.visitor?.email;
      if (!email)
        throw c.refuse('email-needed', 'Scrivi la tua e-mail, così sappiamo chi avvisare.', { field: 'e_mail' });
      const from = { ip: c.ip, accountId: c.visitor?.accountId };
      if (await mayMail(c.db, { to: email, from, now: c.now }))
        await writeZoneRequest(c.db, { email, postalcode: c.input.postalcode });
      return answer({}, { infos: ['Ti scriviamo appena arriviamo da te.'] });
    },
    { rateLimit: { max: 30, windowSeconds: 60 } },
  );

  registerCall(app, calls.addresses.cities, async (c) => ({
    cities: c.input.q === '' ? [] : await findCities(c.db, c.input.q),
  }));

  registerCall(app, calls.addresses.postalcodes, async (c) => ({
    postalcodes: await findPostalcodes(c.db, c.input.city),
  }));

  registerCall(app, calls.addresses.locate, async (c) => {
    const found = findPlace(await listPlaces(c.db), c.input.q);
    if (!found)
      throw c.refuse('place-not-found', 'Non conosciamo questo posto: scrivi una città o un CAP.', { field: 'q' });
    const { city, province, latitude, longitude } = found.place;
    return { place: { city, province, latitude, longitude, precision: found.precision } };
  });
}

function written({ userAddresses, addressId, warnings }: AddressChange) {
  const userAddress = userAddresses.find((each) => each.userAddressId === addressId);
  if (!userAddress) throw new Error('the address just written is not there');
  return answer({ userAddress, userAddresses }, { warnings });
}
