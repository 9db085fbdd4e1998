import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';

const password = 'una chiave di prova';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(modules);
});
afterAll(() => app.close());

const sql = async (text: string, values: unknown[] = []) => (await app.deps.pool.query(text, values)).rows;
const lastTo = (email: string) => app.sentMail.findLast(({ to }) => to === email)!;
const welcomesTo = (email: string) =>
  app.sentMail.filter(({ to, subject }) => to === email && subject === 'Ti diamo il benvenuto su Sporta');

async function register(email: string, more: object = {}) {
  const { data } = await app.anonymous.get('registration-disclaimer/list');
  const answer = await app.anonymous.post('registration/register_user', {
    e_mail: email,
    first_name: 'Ada https://truffa.example',
    last_name: 'Verdi',
    password,
    account_type: 'person',
    disclaimers: data.disclaimers.map(({ disclaimerId }: { disclaimerId: number }) => ({
      disclaimer_id: disclaimerId,
      accepted: true,
    })),
    ...more,
  });
  expect(answer.response.errors).toEqual([]);
  await app.drainOutbox();
}

async function confirm(email: string, times = 1) {
  const parameters = {
    e_mail: email,
    reg_control_code: /reg_control_code=([\w-]+)/.exec(lastTo(email).text)![1],
  };
  await Promise.all(
    Array.from({ length: times }, () => app.anonymous.post('registration/registration_confirm', parameters)),
  );
  await app.drainOutbox();
}

describe('the welcome', () => {
  it('comes once to who confirms the address, however often, with the voucher they have', async () => {
    const email = 'ada.benvenuta@posta.example';
    await register(email);
    expect(welcomesTo(email)).toEqual([]);
    await confirm(email, 5);
    const [mail, ...others] = welcomesTo(email);
    expect(others).toEqual([]);
    const [{ code }] = await sql(`select code from gift_certificate join account using (account_id) where email = $1`, [
      email,
    ]);
    for (const body of [mail!.text, mail!.html]) {
      expect(body).toContain('Ciao Ada, il tuo account è pronto');
      expect(body).toContain(code);
      expect(body).toContain('sul primo ordine da 40,00\u00a0€');
      expect(body).not.toContain('truffa');
    }
    // another address later is no reason for a second one
    const [{ id }] = await sql('select account_id as id from account where email = $1', [email]);
    const client = await app.clientOf(id);
    await client.post('registration/update_email_request', { new_email: `nuova.${email}`, password });
    await app.drainOutbox();
    const token = /token=([\w-]+)/.exec(lastTo(`nuova.${email}`).text)![1];
    expect((await client.post('registration/update_email', { token })).response.errors).toEqual([]);
    await app.drainOutbox();
    expect([...welcomesTo(email), ...welcomesTo(`nuova.${email}`)]).toHaveLength(1);
  });

  it('names no voucher that is spent or that a company never had', async () => {
    const email = 'spesa.subito@posta.example';
    await register(email);
    await sql(
      'update gift_certificate set balance_cents = 0 where account_id = (select account_id from account where email = $1)',
      [email],
    );
    await confirm(email);
    const company = 'bar.nuovo@posta.example';
    await register(company, {
      account_type: 'business',
      business: { company_name: 'Bar Nuovo', vat_number: '00743110157', pec: 'bar@pec.example' },
    });
    await confirm(company);
    for (const [mail] of [welcomesTo(email), welcomesTo(company)]) expect(mail!.text).not.toContain('BENVENUTO-');
    expect(welcomesTo(company)[0]!.text).toContain('Vedi già i prezzi della tua azienda');
  });

  it('comes to who chooses a new password before ever confirming, and to nobody whose account is gone meanwhile', async () => {
    const email = 'per.altra.via@posta.example';
    await register(email);
    await app.anonymous.post('registration/password_reset_token_request', { e_mail: email });
    await app.drainOutbox();
    const link = new URL(/https?:\S+reset_token=\S+/.exec(lastTo(email).text)![0]);
    const reset = { ...Object.fromEntries(link.searchParams), password: 'una chiave tutta nuova' };
    expect((await app.anonymous.post('registration/password_reset', reset)).response.errors).toEqual([]);
    await app.drainOutbox();
    expect(welcomesTo(email)).toHaveLength(1);

    const gone = 'gia.via@posta.example';
    await register(gone);
    const parameters = { e_mail: gone, reg_control_code: /reg_control_code=([\w-]+)/.exec(lastTo(gone).text)![1] };
    await app.anonymous.post('registration/registration_confirm', parameters);
    await sql('update account set disabled_at = now() where email = $1', [gone]);
    await app.drainOutbox();
    expect(welcomesTo(gone)).toEqual([]);
  });

  it('comes once to who is invited by a company, without a voucher', async () => {
    const founder = 'bar.invita@posta.example';
    await register(founder, {
      account_type: 'business',
      business: { company_name: 'Bar Che Invita', vat_number: '12345678903', pec: 'bar@pec.example' },
    });
    await confirm(founder);
    const [{ id }] = await sql('select account_id as id from account where email = $1', [founder]);
    const master = await app.clientOf(id);
    for (const [email, isKnown] of [
      ['invitata.nuova@posta.example', false],
      ['invitata.nota@posta.example', true],
    ] as const) {
      if (isKnown) await register(email);
      expect((await master.post('company/invite', { email })).response.errors).toEqual([]);
      await app.drainOutbox();
      const token = new URL(/https?:\S+invitation=\S+/.exec(lastTo(email).text)![0]).searchParams.get('invitation');
      const [known] = await sql('select account_id as id from account where email = $1', [email]);
      const client = known ? await app.clientOf(known.id) : app.anonymous;
      const texts = await sql('select disclaimer_id from disclaimer where required and module_type_id = 2');
      const disclaimers = texts.map(({ disclaimer_id }) => ({ disclaimer_id, accepted: true }));
      const names = { first_name: 'Eva', last_name: 'Neri', password, disclaimers };
      const accepted = await client.post('company/accept-invitation', { token, ...names });
      expect(accepted.response.errors).toEqual([]);
      await app.drainOutbox();
      expect(welcomesTo(email)).toHaveLength(1);
      expect(welcomesTo(email)[0]!.text).toContain('Vedi già i prezzi della tua azienda');
    }
  });
});
