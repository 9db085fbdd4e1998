import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestClient } from '../../platform/testing/test-app.ts';
import { profileModule } from './index.ts';

let app: TestApp;
let anna: TestClient;
let bruno: TestClient;

beforeAll(async () => {
  app = await createTestApp([profileModule]);
  app.clock.set('2026-11-20T08:00:00+01:00');
  [anna, bruno] = (await Promise.all([1, 2].map(async () => app.clientOf(await app.createAccount())))) as [
    TestClient,
    TestClient,
  ];
});
afterAll(() => app.close());

const codeOf = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors[0]?.code;

describe('personal data', () => {
  it('change one by one or together; what is absent stays', async () => {
    const changed = await anna.post('registration/update_user_detail', {
      firstName: 'Giulia',
      birthDate: '1988-05-14',
      fidelityCard: '4006381333931',
    });
    expect(changed.user).toMatchObject({ firstName: 'Giulia', fidelityCard: '4006381333931' });
    expect(changed.data.user).toMatchObject({ firstName: 'Giulia', lastName: 'Prova', birthDate: '1988-05-14' });
    const phone = await anna.post('registration/update_person_info', { personInfoTypeId: 3, value: '02 1234567' });
    expect(phone.data.user.phone).toBe('+39021234567');
    expect(phone.data.user.personInfos).toContainEqual({
      personInfoTypeId: 3,
      name: 'Cellulare',
      value: '+39021234567',
    });
    const contact = await anna.post('registration/update_contact', { delivery_notice: 'false' });
    expect(contact.data.user.phone).toBe('+39021234567');
  });

  it('are checked', async () => {
    expect(codeOf(await anna.post('registration/update_user_detail', { birthDate: '2015-01-01' }))).toBe(
      'birth-date-not-valid',
    );
    expect(codeOf(await anna.post('registration/update_user_detail', { fiscalCode: 'RVIGLI88M41F205Z' }))).toBe(
      'invalid-fiscal-code',
    );
    expect(codeOf(await bruno.post('registration/update_user_detail', { fidelityCard: '4006381333931' }))).toBe(
      'fidelity-card-not-valid',
    );
    expect(codeOf(await anna.post('registration/update_person_info', { personInfoTypeId: 99, value: 'x' }))).toBe(
      'person-info-type-not-found',
    );
    for (const [personInfoTypeId, value] of [
      [4, 'ieri'],
      [4, '2025-02-31'],
      [3, 'telefono'],
      [1, ''],
      [7, 'fr'],
    ]) {
      expect(codeOf(await anna.post('registration/update_person_info', { personInfoTypeId, value }))).toBe(
        'invalid-value',
      );
    }
  });
});

describe('facts nobody needs', () => {
  it('are forgotten when the customer takes them out, and only those', async () => {
    const facts = { phone: '333 1234567', birthDate: '1990-02-03', fiscalCode: 'RVIGLI88M41F205I' };
    await bruno.post('registration/update_user_detail', { ...facts, fidelityCard: '5901234123457' });
    const clear = ['phone', 'fiscalCode', 'fidelityCard'];
    const changed = await bruno.post('registration/update_user_detail', { phone: '', clear });
    expect(changed.response.errors).toEqual([]);
    expect(changed.user.fidelityCard).toBeUndefined();
    for (const fact of clear) expect(changed.data.user[fact]).toBeUndefined();
    expect(changed.data.user.birthDate).toBe('1990-02-03');
    const wrong = await bruno.post('registration/update_user_detail', { clear: ['email'] });
    expect(wrong.http.statusCode).toBe(400);
    // what is given is changed, whatever else is said of it
    const given = await bruno.post('registration/update_user_detail', {
      birthDate: '1991-02-03',
      clear: ['birthDate'],
    });
    expect(given.data.user.birthDate).toBe('1991-02-03');
  });
});

describe('who invoices are made out to', () => {
  const place = { address1: 'Via Savona', address_number: '97', city: 'Milano', province: 'MI', postalcode: '20144' };
  const business = {
    type: 'business',
    company_name: 'Bassi srl',
    vat_number: '12345678903',
    pec: 'bassi@pec.example',
    ...place,
  };

  it('is added, made the main one and removed', async () => {
    expect((await anna.post('user-person-fiscal/insert-billing-address', business)).data.fiscalPersons).toMatchObject([
      { isDefault: true },
    ]);
    const main = await anna.post('registration/update_billing_address', { ...business, company_name: 'Bassi spa' });
    expect(main.data.billingAddress).toMatchObject({
      companyName: 'Bassi spa',
      isDefault: true,
      vatNumber: '12345678903',
    });
    const { data } = await anna.get('registration/user_detail');
    expect(data.user.billingAddress.companyName).toBe('Bassi spa');
    expect(data.user.fiscalPersons.map((each: { isDefault: boolean }) => each.isDefault)).toEqual([true, false]);

    const id = main.data.billingAddress.personFiscalId;
    expect(codeOf(await bruno.post('user-person-fiscal/delete-person-fiscal', { person_fiscal_id: id }))).toBe(
      'person-fiscal-not-found',
    );
    const left = await anna.post('user-person-fiscal/delete-person-fiscal', { person_fiscal_id: id });
    expect(left.data.fiscalPersons).toMatchObject([{ companyName: 'Bassi srl', isDefault: true }]);
    expect((await bruno.get('user-person-fiscal/list')).data.fiscalPersons).toEqual([]);
  });

  it('is changed in place, and another one made the main one', async () => {
    const carla = await app.clientOf(await app.createAccount());
    await carla.post('user-person-fiscal/insert-billing-address', business);
    const { data } = await carla.post('user-person-fiscal/insert-billing-address', {
      ...business,
      company_name: 'Due',
    });
    const [first, second] = data.fiscalPersons.map((each: { personFiscalId: number }) => each.personFiscalId);
    const person = { type: 'person', first_name: 'Carla', last_name: 'Bo', fiscal_code: 'RVIGLI88M41F205I', ...place };
    const changed = await carla.post('user-person-fiscal/update-person-fiscal', { person_fiscal_id: first, ...person });
    expect(changed.data.fiscalPersons).toMatchObject([
      { personFiscalId: first, type: 'person', firstName: 'Carla', isDefault: true },
      { personFiscalId: second, companyName: 'Due' },
    ]);
    expect(changed.data.fiscalPersons[0].companyName).toBeUndefined();
    expect(changed.data.fiscalPersons[0].vatNumber).toBeUndefined();
    const main = await carla.post('user-person-fiscal/set-main', { person_fiscal_id: second });
    expect(main.data.fiscalPersons).toMatchObject([
      { personFiscalId: second, isDefault: true },
      { personFiscalId: first, isDefault: false },
    ]);
    const bad = { ...person, person_fiscal_id: first, fiscal_code: 'RVIGLI88M41F205Z' };
    expect(codeOf(await carla.post('user-person-fiscal/update-person-fiscal', bad))).toBe('invalid-fiscal-code');
    await carla.post('user-person-fiscal/delete-person-fiscal', { person_fiscal_id: first });
    for (const [path, more] of [
      ['update-person-fiscal', person],
      ['set-main', {}],
    ] as const) {
      const gone = await carla.post(`user-person-fiscal/${path}`, { person_fiscal_id: first, ...more });
      expect(codeOf(gone), path).toBe('person-fiscal-not-found');
    }
    expect((await carla.get('user-person-fiscal/list')).data.fiscalPersons).toMatchObject([{ isDefault: true }]);
  });

  it('has one main one, however many are made it at once', async () => {
    const dario = await app.clientOf(await app.createAccount());
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((at) =>
        dario.post(at % 2 ? 'registration/update_billing_address' : 'user-person-fiscal/insert-billing-address', {
          ...business,
          company_name: `Bassi ${at}`,
        }),
      ),
    );
    expect(answers.map(({ http }) => http.statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    const { fiscalPersons } = (await dario.get('user-person-fiscal/list')).data;
    expect(fiscalPersons.map((each: { isDefault: boolean }) => each.isDefault)).toEqual([
      true,
      ...Array(5).fill(false),
    ]);
    const ids: number[] = fiscalPersons.map((each: { personFiscalId: number }) => each.personFiscalId);
    await Promise.all([
      ...ids.slice(1).map((id) => dario.post('user-person-fiscal/set-main', { person_fiscal_id: id })),
      dario.post('user-person-fiscal/delete-person-fiscal', { person_fiscal_id: ids[0] }),
    ]);
    const after = (await dario.get('user-person-fiscal/list')).data.fiscalPersons;
    expect(after.map((each: { isDefault: boolean }) => each.isDefault)).toEqual([true, false, false, false, false]);
  });

  it('is checked', async () => {
    expect(
      codeOf(await anna.post('user-person-fiscal/insert-billing-address', { ...business, vat_number: '12345678900' })),
    ).toBe('invalid-vat-number');
    expect(
      codeOf(await anna.post('user-person-fiscal/insert-billing-address', { ...business, postalcode: '99999' })),
    ).toBe('postalcode-unknown');
  });
});

describe('consents', () => {
  it('are versioned, dated and revocable', async () => {
    const texts = (await anna.get('registration-disclaimer/list')).data.disclaimers;
    const idOf = (code: string) => texts.find((text: { code: string }) => text.code === code).disclaimerId;
    expect((await anna.get('user-registration-disclaimer/check-disclaimer')).data.complete).toBe(false);
    const answer = (code: string, accepted: boolean) => ({ disclaimer_id: idOf(code), accepted });
    const give = (...disclaimers: object[]) =>
      anna.post('user-registration-disclaimer/update-disclaimer', { disclaimers });
    await give(answer('terms', true), answer('privacy', true), answer('marketing', true));
    app.clock.advanceMinutes(1);
    const revoked = await give(answer('marketing', false));
    const marketing = revoked.data.disclaimers.find((text: { code: string }) => text.code === 'marketing');
    expect(marketing).toMatchObject({ accepted: false, answeredAt: app.clock.now().toISOString() });
    expect(codeOf(await give(answer('privacy', false)))).toBe('disclaimer-required');

    const checked = await anna.get('user-registration-disclaimer/check-disclaimer');
    expect(checked.data.complete).toBe(true);
    expect(checked.data.disclaimers.map((text: { code: string }) => text.code)).toEqual(['profiling']);

    await app.deps.db
      .insertInto('disclaimer')
      .values({
        code: 'privacy',
        version: 2,
        title: 'Informativa privacy',
        body: '<p>Nuova.</p>',
        required: true,
        valid_from: app.clock.now(),
      })
      .execute();
    expect((await anna.get('user-registration-disclaimer/check-disclaimer')).data.complete).toBe(false);
    expect(codeOf(await give(answer('privacy', true)))).toBe('disclaimer-not-found');
    const history = await app.deps.db
      .selectFrom('account_disclaimer')
      .selectAll()
      .where('disclaimer_id', '=', idOf('marketing'))
      .execute();
    expect(history.map((row) => row.accepted).sort()).toEqual([false, true]);
  });

  it('of another registration module are answered too, by its number or without it', async () => {
    const { disclaimer_id: id } = await app.deps.db
      .insertInto('disclaimer')
      .values({
        module_type_id: 3,
        code: 'loyalty',
        title: 'Carta fedeltà',
        body: '<p>Regolamento.</p>',
        valid_from: app.clock.now(),
        required: true,
      })
      .returning('disclaimer_id')
      .executeTakeFirstOrThrow();
    app.clock.advanceMinutes(1);
    const check = (more: object) =>
      bruno.get('user-registration-disclaimer/check-disclaimer', { registration_module_type_id: 3, ...more });
    const update = (more: object) =>
      bruno.post('user-registration-disclaimer/update-disclaimer', {
        disclaimers: [{ disclaimer_id: id, accepted: true }],
        ...more,
      });
    expect((await check({})).data).toMatchObject({ complete: false, disclaimers: [{ code: 'loyalty' }] });
    expect((await check({ store_id: 6 })).data).toEqual({ complete: true, disclaimers: [] });
    expect(codeOf(await update({ registration_module_type_id: 2 }))).toBe('disclaimer-not-found');
    expect(codeOf(await update({ store_id: 6 }))).toBe('disclaimer-not-found');
    const given = await update({ registration_module_type_id: 3 });
    expect(given.data.disclaimers).toEqual([expect.objectContaining({ code: 'loyalty', accepted: true })]);
    expect((await check({})).data.complete).toBe(true);
    app.clock.advanceMinutes(1);
    expect((await update({})).data.disclaimers).toEqual([
      expect.objectContaining({ code: 'loyalty', answeredAt: app.clock.now().toISOString() }),
    ]);
  });
});

describe('the user as user_detail gives it', () => {
  it('is taken back whole by update_user_detail', async () => {
    const { data } = await anna.get('registration/user_detail');
    const changed = await anna.post('registration/update_user_detail', { ...data.user, lastName: 'Riva' });
    expect(changed.response.errors).toEqual([]);
    expect(changed.data.user).toEqual({ ...data.user, lastName: 'Riva', personInfos: expect.anything() });
  });

  it('is taken back by its name too', async () => {
    const { data } = await anna.get('registration/user_detail');
    const changed = await anna.post('registration/update_user_detail', { user: { ...data.user, lastName: 'Russo' } });
    expect(changed.data.user.lastName).toBe('Russo');
    const wrong = await anna.post('registration/update_user_detail', { user: { phone: 'telefono' } });
    expect(wrong.response.errors).toMatchObject([{ code: 'invalid-field', field: 'user.phone' }]);
  });

  it('is not judged again for what has not changed', async () => {
    const older = { fidelity_card: '0420001234567', birth_date: '2015-01-01' };
    const accountId = await app.createAccount();
    await app.deps.db.updateTable('account').set(older).where('account_id', '=', accountId).execute();
    const client = await app.clientOf(accountId);
    const { data } = await client.get('registration/user_detail');
    const changed = await client.post('registration/update_user_detail', { ...data.user, lastName: 'Riva' });
    expect(changed.response.errors).toEqual([]);
    expect(changed.data.user).toMatchObject({ lastName: 'Riva', fidelityCard: older.fidelity_card });
  });
});
