import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeps } from '../../platform/create-deps.ts';
import { ShopIdentity } from '../../platform/shop-identity.ts';
import { createTestApp, type StaffClient, type TestApp } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { sendLetter } from '../mails/index.ts';
import { shopSettingsModule } from './index.ts';

let shop: TestApp;
let director: StaffClient;

beforeAll(async () => {
  shop = await createTestApp(modules, {
    config: {
      cardGateway: { url: 'http://127.0.0.1:9', merchant: 'm', secret: 's'.repeat(32), timeoutMs: 500 },
    } as never,
  });
  director = await shop.staffClient(['director']);
});
afterAll(() => shop.close());

const view = async () => (await director.get('staff/shop-settings')).data.settings;
const save = (changes: Record<string, [before: string, after: string]>) =>
  director.post('staff/shop-settings/save', {
    changes: Object.entries(changes).map(([field, [before, after]]) => ({ field, before, after })),
  });
const picture = (colour: string, width = 300, height = 90) =>
  sharp({ create: { width, height, channels: 4, background: colour } })
    .png()
    .toBuffer();
const upload = async (bytes: Buffer) =>
  director.post('staff/shop-settings/upload-logo', { file: bytes.toString('base64') });
const icon = (name: string) => shop.app.inject({ method: 'GET', url: name });
const letter = async () => {
  await sendLetter(shop.deps, 'anna@sporta.example', {
    subject: 'Prova',
    preview: '',
    title: 'Prova',
    blocks: [{ kind: 'button', label: 'Apri', url: 'http://localhost:3000/' }],
  });
  return shop.sentMail.at(-1)!;
};

it('is the design under the name of the server until somebody says otherwise', async () => {
  const { said, otherwise, logo } = await view();
  expect(new Set(Object.values(said))).toEqual(new Set(['']));
  expect(otherwise).toMatchObject({
    shopName: 'Sporta',
    sellerName: 'Sporta S.p.A.',
    mailFrom: 'spesa@sporta.example',
  });
  expect(logo).toBeUndefined();
  const manifest = (await icon('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ short_name: 'Sporta', theme_color: '#094a28' });
  expect((await letter()).html).toContain('/icons/wordmark.png');
});

it('gives name, seller and colour to papers, mails, manifest and pages, on this node and the others', async () => {
  const other = createDeps(shop.deps.config, shop.database.url, shop.deps.log);
  await shopSettingsModule.start?.(other);
  try {
    const { response, data } = await save({
      shopName: ['', ' Bottega  Rossi & figli '],
      sellerName: ['', 'Bottega Rossi S.r.l.'],
      sellerAddress: ['', 'Via Roma 12, 10121 Torino TO'],
      rea: ['', 'REA to 1234567'],
      registerOffice: ['', 'Registro imprese di Torino'],
      shareCapital: ['', '10.000 € i.v.'],
      iban: ['', 'it60 X054 2811 1010 0000 0123 456'],
      mailFrom: ['', 'spesa@bottegarossi.it'],
      colour: ['', 'A3212B'],
    });
    expect(response.errors).toEqual([]);
    expect(data.settings.said).toMatchObject({
      shopName: 'Bottega Rossi & figli',
      rea: 'TO-1234567',
      colour: '#a3212b',
    });
    const { seller, mailFrom } = shop.deps.shop;
    expect(seller).toMatchObject({
      name: 'Bottega Rossi S.r.l.',
      register: 'Registro imprese di Torino · REA TO-1234567 · capitale sociale 10.000 € i.v.',
      iban: 'IT60X0542811101000000123456',
    });
    expect(mailFrom).toBe('"Bottega Rossi & figli" <spesa@bottegarossi.it>');
    await expect.poll(() => other.shop.name).toBe('Bottega Rossi & figli');
    expect(other.shop.seller).toEqual(seller);
  } finally {
    await shopSettingsModule.stop?.(other);
    await other.close();
  }
  const { html = '', text } = await letter();
  expect(html).toContain('Bottega Rossi &#38; figli');
  expect(html).toContain('#a3212b');
  expect(html).not.toMatch(/Sporta|#0e743b|#0a5f31|\uE000/);
  expect(text).toContain('Bottega Rossi & figli · http');
  const manifest = (await icon('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ short_name: 'Bottega Rossi & figli', theme_color: '#68151c' });
  expect((await icon('/icons/icon.svg')).body).toContain('#68151c');
  const { address } = shop.deps.shop.sheet!;
  const sheet = await icon(address);
  expect(sheet.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8' });
  expect(sheet.headers['cache-control']).toContain('immutable');
  expect(sheet.body).toContain('--color-basilico-600:#a3212b');
  expect(sheet.body).toContain('content:"Bottega Rossi & figli"');
});

it('lets no name break out of the style sheet', async () => {
  // past what the field takes: an older row, or one written by hand
  await shop.deps.pool.query(`update shop_setting set value = 'A"}</style>\\*{x' where name = 'shopName'`);
  await expect.poll(() => shop.deps.shop.name).toContain('style');
  const { body } = await icon(shop.deps.shop.sheet!.address);
  expect(body).toContain('content:"A\\22 \\7d \\3c \\2f style\\3e \\5c \\2a \\7b x"');
  const said = (await view()).said.shopName;
  expect((await save({ shopName: [said, 'Bottega Rossi'] })).response.errors).toEqual([]);
});

it.each([
  [
    'colour',
    '#ffd12b',
    'weak-contrast',
    /^Colore del negozio: le scritte bianche non si leggerebbero: il contrasto è 1,5/,
  ],
  ['colour', 'rosso', 'wrong-setting', /^Colore del negozio: è un colore come/],
  ['vatNumber', '12345670018', 'wrong-setting', /^Partita IVA: La partita IVA non è corretta/],
  ['iban', 'IT60X0542811101000000123457', 'wrong-setting', /^IBAN: l’IBAN non è corretto/],
  ['mailFrom', 'rossi', 'wrong-setting', /^Le mail partono da: /],
  ['rea', '12', 'wrong-setting', /^Numero REA: /],
  ['logo', 'a'.repeat(32), 'logo-not-found', /caricalo di nuovo/],
  ['logo', '../x', 'wrong-setting', /^Logo: /],
  ['shopName', 'a"b', 'wrong-setting', /^Nome del negozio online: /],
])('refuses %s %j, names the field and changes nothing', async (field, value, code, message) => {
  const before = (await view()).said;
  const { response } = await save({ phone: [before.phone, '011 1234567'], [field]: [before[field], value] });
  expect(response.errors).toMatchObject([{ code, field, error: expect.stringMatching(message) }]);
  expect((await view()).said).toEqual(before);
});

it('shows the logo where the word of the design was, upon white where it would be lost', async () => {
  const [white, dark] = await Promise.all([picture('#ffffff'), picture('#5a1016', 200, 200)]);
  const first = (await upload(white)).data.logo;
  expect((await upload(white)).data.logo).toBe(first);
  expect((await view()).logo).toBeUndefined();
  const kept = (await save({ logo: ['', first] })).data.settings.logo;
  expect(kept).toEqual({ address: `/icons/logo-${first}.png`, width: 300, height: 90, onWhite: false });
  const file = await icon(kept.address);
  expect(file.headers['content-type']).toBe('image/png');
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 300, height: 90 });
  expect((await letter()).html).toContain(`${kept.address}" alt="Bottega Rossi" width="147" height="44"`);
  expect((await icon(shop.deps.shop.sheet!.address)).body).toContain(`url(${kept.address})`);
  const drawn = await icon('/icons/icon-192.png');
  expect(drawn.statusCode).toBe(200);
  const middle = await sharp(drawn.rawPayload).extract({ left: 96, top: 96, width: 1, height: 1 }).raw().toBuffer();
  expect([...middle.subarray(0, 3)]).toEqual([255, 255, 255]);

  const second = (await upload(dark)).data.logo;
  expect((await save({ logo: [first, second] })).data.settings.logo).toMatchObject({ onWhite: true, height: 132 });
  // as the button that takes it back does
  expect((await save({ logo: [second, first] })).data.settings.logo.address).toBe(kept.address);
  expect((await upload(Buffer.from('GIF89a'))).response.errors).toMatchObject([{ code: 'wrong-photo', field: 'file' }]);
  expect((await upload(await picture('#fff', 30, 30))).response.errors).toMatchObject([{ code: 'wrong-photo' }]);
});

it('tells whoever changes what a colleague has changed meanwhile, and writes each change down once', async () => {
  const answers = await Promise.all([
    save({ phone: ['', '011 1111111'] }),
    save({ phone: ['', '011 2222222'] }),
    save({ phone: ['', '011 2222222'] }),
  ]);
  const codes = answers.flatMap(({ response }) => response.errors.map(({ code }) => code));
  expect(codes.length).toBeGreaterThan(0);
  expect(new Set(codes)).toEqual(new Set(['changed-meanwhile']));
  const { rows } = await shop.deps.pool.query(
    `select before, after from audit_log where action = 'shop.save' and after ? 'phone'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].before).toEqual({ phone: '' });
  const now = (await view()).said.phone;
  expect((await save({ phone: [now, ''] })).data.settings.said.phone).toBe('');
  expect(shop.deps.shop.seller.phone).toBe(shop.deps.config.seller.phone);
});

it('says in a footer nobody wrote how customers reach the shop', async () => {
  const before = (await view()).said;
  await save({ phone: [before.phone, '011 123 45 67'], email: [before.email, 'ciao@bottega.example'] });
  const { phone, email } = (await view()).said;
  const { category } = (await shop.anonymous.get('category', { slug: 'navbar' })).data;
  const [pages, contacts] = category.templateNavItems.footeranonimi;
  expect(pages.items.length).toBeGreaterThan(2);
  expect(contacts).toMatchObject({
    classes: 'contacts',
    items: [
      { name: phone, itemUrl: 'tel:0111234567' },
      { name: 'ciao@bottega.example', itemUrl: 'mailto:ciao@bottega.example' },
    ],
  });
  await save({ phone: [phone, before.phone], email: [email, before.email] });
});

it('shows a map of others only from an address that can be one, and never without saying whose it is', async () => {
  const problem = async (address: string, credit = '© Mappe') => {
    const { errors } = (await save({ mapAddress: ['', address], mapCredit: ['', credit] })).response;
    return errors[0] && [errors[0].field, errors[0].error];
  };
  const good = 'https://maps.example/v1/{z}/{x}/{y}.png?key=abc';
  expect(await problem('https://maps.example/{z}/{x}.png')).toEqual(['mapAddress', expect.stringContaining('{y}')]);
  for (const address of [
    'http://maps.example/{z}/{x}/{y}.png',
    'javascript:{z}{x}{y}',
    'https://{z}.maps.example/{x}/{y}.png',
    "https://maps.example/{z}/{x}/{y}.png;script-src 'self'",
    'https://me:secret@maps.example/{z}/{x}/{y}.png',
    '/{z}/{x}/{y}.png',
  ])
    expect((await problem(address))?.[0], address).toBe('mapAddress');
  expect(await problem(good, '')).toEqual(['mapCredit', expect.stringContaining('Chi ha fatto la mappa')]);
  expect(shop.deps.shop.pictureMap).toBeUndefined();

  expect(await problem(good)).toBeUndefined();
  expect(shop.deps.shop.pictureMap).toEqual({ address: good, credit: '© Mappe' });
  // the credit cannot go while the map stays
  expect((await save({ mapCredit: ['© Mappe', ''] })).response.errors[0]?.field).toBe('mapCredit');
  await save({ mapAddress: [good, ''], mapCredit: ['© Mappe', ''] });
  expect(shop.deps.shop.pictureMap).toBeUndefined();
});

it('offers customers the ways to pay that are on', async () => {
  const customer = await shop.clientOf(await shop.createAccount());
  const offered = async () =>
    (await customer.get('payment-type/list')).data.payments.map(
      (each: { paymentTypeId: number }) => each.paymentTypeId,
    );
  const turn = async (id: number, on: boolean) =>
    director.post('staff/shop-settings/switch-payment', { payment_type_id: id, on });
  expect(await offered()).toContain(1);
  const { waysToPay } = await view();
  expect(waysToPay.find((way: { paymentTypeId: number }) => way.paymentTypeId === 1)).toMatchObject({
    on: true,
    isSetUp: true,
  });
  expect(waysToPay.find((way: { paymentTypeId: number }) => way.paymentTypeId === 21)).toMatchObject({
    on: true,
    isSetUp: false,
  });
  expect((await shop.anonymous.get('payment-type/marks')).data.marks.length).toBe(1);

  const off = await turn(1, false);
  expect(off.data.settings.waysToPay.find((way: { paymentTypeId: number }) => way.paymentTypeId === 1).on).toBe(false);
  expect(await offered()).not.toContain(1);
  await expect.poll(async () => (await shop.anonymous.get('payment-type/marks')).data.marks.length).toBe(0);
  await turn(1, false);
  await turn(1, true);
  expect(await offered()).toContain(1);
  const { rows } = await shop.deps.pool.query(
    `select after from audit_log where action = 'shop.switch-payment' order by audit_id`,
  );
  expect(rows.map(({ after }) => after.on)).toEqual([false, true]);
  // vouchers of the shop are no way it could be without
  for (const id of [9, 999]) {
    expect((await turn(id, true)).response.errors).toMatchObject([{ code: 'payment-type-not-found' }]);
  }
});

it('gives newcomers the voucher that was said, to the cent and the day, and none where it is nothing', async () => {
  const promised = async () => (await shop.anonymous.get('registration/welcome')).data;
  const register = async (email: string) => {
    const { data } = await shop.anonymous.get('registration-disclaimer/list');
    const answer = await shop.anonymous.post('registration/register_user', {
      e_mail: email,
      first_name: 'Ada',
      last_name: 'Verdi',
      password: 'una chiave di prova',
      account_type: 'person',
      disclaimers: data.disclaimers.map(({ disclaimerId }: { disclaimerId: number }) => ({
        disclaimer_id: disclaimerId,
        accepted: true,
      })),
    });
    expect(answer.response.errors).toEqual([]);
    const { rows } = await shop.deps.pool.query(
      `select g.balance_cents as cents, g.minimum_order_cents as minimum, (g.valid_to - g.valid_from) = interval '30 days' as month
       from account a join gift_certificate g using (account_id) where a.email = $1`,
      [email],
    );
    return rows;
  };
  // the demo gives one to show how that looks, an own shop gives what it says
  expect(await promised()).toEqual({ voucher: { amount: 5, minimumOrder: 40 } });
  expect(new ShopIdentity({ ...shop.deps.config, isDemo: false }).welcome.cents).toBe(0);
  const refused = await save({ welcomeVoucher: ['', 'cinque'] });
  expect(refused.response.errors[0]).toMatchObject({ code: 'wrong-setting', field: 'welcomeVoucher' });
  expect((await save({ welcomeVoucher: ['', '101'] })).response.errors[0]?.error).toContain('al massimo 100,00\u00a0€');
  const { settings } = (
    await save({ welcomeVoucher: ['', '7,5 €'], welcomeMinimum: ['', '0'], welcomeDays: ['', '30'] })
  ).data;
  expect(settings.said).toMatchObject({
    welcomeVoucher: '7,50\u00a0€',
    welcomeMinimum: '0,00\u00a0€',
    welcomeDays: '30',
  });
  expect(await promised()).toEqual({ voucher: { amount: 7.5, minimumOrder: 0 } });
  expect(await register('con@posta.example')).toEqual([{ cents: 750, minimum: 0, month: true }]);
  await save({ welcomeVoucher: ['7,50\u00a0€', '0'] });
  expect(await promised()).toEqual({});
  expect(await register('dopo@posta.example')).toEqual([]);
});
