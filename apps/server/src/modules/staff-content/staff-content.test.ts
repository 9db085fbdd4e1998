import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MOST_PICTURE_BYTES } from '@sporta/contract/constants.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { importContent, readContentFile } from '../content/index.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { publishPlanned } from './publish-planned.ts';

let world: CheckoutWorld;
let sara: StaffClient;
let elena: StaffClient;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'sporta-texts-'));
  world = await startCheckoutWorld({ modules, config: { dataDir: directory } });
  sara = await world.staffClient(['merchandiser'], { firstName: 'Sara' });
  elena = await world.staffClient(['merchandiser'], { firstName: 'Elena' });
}, 120_000);
afterAll(async () => {
  await world.close();
  await rm(directory, { recursive: true, force: true });
});

const code = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors[0]?.code;
const detail = async (document: string, client = sara) =>
  (await client.get('staff/content/document', { document })).data.detail;
const change = async (act: string, document: string, more: object = {}, client = sara) =>
  client.post(`staff/content/${act}`, { document, seen: (await detail(document)).revision, ...more });
const publish = async (document: string, body: object, more: object = {}) => {
  const answer = await change('publish', document, { body, ...more });
  expect(answer.response.errors).toEqual([]);
  return answer.data.detail;
};
const pageOf = (title: string, content = '<p>Ciao</p>') => ({ title, content });
const shown = async (name: string) => world.anonymous.get('page/view', { page_name: name });
const picture = (color: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
const upload = async (color: string, alt = 'Un campo di colore') =>
  sara.post('staff/content/upload-picture', { name: color, alt, file: (await picture(color)).toString('base64') });
const hero = (title: string) => ({ kind: 'hero', params: { title, itemUrl: '/catalog' } });
const titles = async (
  client: { get: CheckoutWorld['anonymous']['get'] } = world.anonymous,
  input: Record<string, unknown> = {},
) =>
  ((await client.get('home/view', input)).data.blocks as { banners?: { title: string }[] }[]).flatMap(
    ({ banners = [] }) => banners.map(({ title }) => title),
  );

describe('a page', () => {
  it('is drafted, seen by nobody, published clean, and gone back to', async () => {
    const saved = await change('save', 'page:buoni-pasto', { body: pageOf('Buoni pasto') });
    expect(saved.data.detail).toMatchObject({ draft: { by: 'Sara', outdated: false }, versions: [] });
    expect(saved.data.detail.live).toBeUndefined();
    expect(code(await shown('buoni-pasto'))).toBe('page-not-found');
    const unclean = '<h1>Quali</h1><p onclick="x()">Tutti<script>x</script></p>';
    const first = await publish('page:buoni-pasto', pageOf('Buoni pasto', unclean));
    expect(first.draft).toBeUndefined();
    expect((await shown('buoni-pasto')).data.page).toMatchObject({
      title: 'Buoni pasto',
      content: '<h2>Quali</h2><p>Tutti</p>',
    });
    const second = await publish('page:buoni-pasto', pageOf('Buoni pasto accettati'));
    expect(second.versions.map(({ by, off }: { by: string; off: boolean }) => [by, off])).toEqual([
      ['Sara', false],
      ['Sara', false],
    ]);
    const [, older] = second.versions;
    expect((await sara.get('staff/content/version', { version_id: older.versionId })).data.body.title).toBe(
      'Buoni pasto',
    );
    await change('restore', 'page:buoni-pasto', { version_id: older.versionId });
    expect((await shown('buoni-pasto')).data.page.title).toBe('Buoni pasto');
  });

  it('can be taken off, which can be taken back', async () => {
    await publish('page:da-togliere', pageOf('Da togliere'));
    const { data } = await change('remove', 'page:da-togliere');
    expect(data.detail.live).toBeUndefined();
    expect(code(await shown('da-togliere'))).toBe('page-not-found');
    const { documents } = (await sara.get('staff/content')).data;
    expect(documents).toContainEqual(
      expect.objectContaining({ document: 'page:da-togliere', state: 'off', title: 'Da togliere' }),
    );
    await change('restore', 'page:da-togliere', { version_id: data.detail.versions[1].versionId });
    expect((await shown('da-togliere')).data.page.title).toBe('Da togliere');
    expect(code(await change('remove', 'home'))).toBe('wrong-content');
  });

  it('says in Italian what is wrong, and where', async () => {
    const answer = await change('save', 'page:errori', { body: { content: '', colore: 'rosso', validFrom: 'domani' } });
    const said = answer.response.errors.map(({ field, error }: { field?: string; error: string }) => [field, error]);
    expect(said).toContainEqual(['body.title', 'Il titolo: non può mancare']);
    expect(said).toContainEqual(['body.validFrom', 'Da quando: serve una data con l’ora']);
    expect(said).toContainEqual(['body.', 'Il contenuto: c’è un campo che non conosciamo (colore)']);
    for (const document of ['page:Con Spazi', 'menu:altro', 'page:', '../home', `page:${'a'.repeat(300)}`]) {
      expect(code(await sara.get('staff/content/document', { document })), document).toBe('invalid-field');
    }
    expect(code(await change('save', 'page:errori', { body: '[1]' }))).toBe('invalid-field');
  });

  it('goes online at its time in the name of who planned it, unless something else is there by then', async () => {
    const at = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
    const past = new Date(world.clock.now().getTime() - 1000).toISOString();
    expect(code(await change('publish', 'page:natale', { body: pageOf('Natale'), publish_at: past }))).toBe(
      'past-time',
    );
    const planned = await publish('page:natale', pageOf('Natale'), { publish_at: at });
    expect(planned.draft.publishAt).toBe(at);
    await publish('page:orari', pageOf('Orari'));
    await publish('page:orari', pageOf('Orari di Natale'), { publish_at: at });
    await importContent(
      world.deps.db,
      readContentFile(
        JSON.stringify({
          pages: [
            { name: 'orari', title: 'Orari dal file', content: '<p>x</p>' },
            { name: 'buoni-pasto', title: 'Buoni', content: '<p>x</p>' },
          ],
        }),
      ),
    );
    await publishPlanned(world.deps);
    expect(code(await shown('natale'))).toBe('page-not-found');
    world.clock.advanceMinutes(61);
    await publishPlanned(world.deps);
    expect((await shown('natale')).data.page.title).toBe('Natale');
    expect((await detail('page:natale')).versions[0].by).toBe('Sara');
    expect((await shown('orari')).data.page.title).toBe('Orari dal file');
    expect((await detail('page:orari')).draft).toMatchObject({
      outdated: true,
      problem: expect.stringContaining('online'),
    });
    await publishPlanned(world.deps);
    expect((await shown('orari')).data.page.title).toBe('Orari dal file');
    // what the file brought is a version to go back to
    const after = await publish('page:orari', pageOf('Orari miei'));
    expect(after.versions[1]).toMatchObject({ off: false });
    expect(after.versions[1].by).toBeUndefined();
    world.clock.advanceMinutes(-61);
  });
});

describe('two people at once', () => {
  it('do not overwrite each other, whether draft or online', async () => {
    await publish('page:insieme', pageOf('Insieme'));
    const { revision } = await detail('page:insieme');
    const mine = { document: 'page:insieme', seen: revision, body: pageOf('Di Sara') };
    const hers = { document: 'page:insieme', seen: revision, body: pageOf('Di Elena') };
    const answers = await Promise.all([sara.post('staff/content/save', mine), elena.post('staff/content/save', hers)]);
    expect(answers.map(code).sort()).toEqual(['changed-meanwhile', undefined]);
    const { draft } = await detail('page:insieme');
    expect(['Di Sara', 'Di Elena']).toContain(draft.body.title);
    const published = await Promise.all([
      sara.post('staff/content/publish', mine),
      elena.post('staff/content/publish', hers),
    ]);
    expect(published.map(code)).toEqual(['changed-meanwhile', 'changed-meanwhile']);
    expect((await shown('insieme')).data.page.title).toBe('Insieme');
  });

  it('a draft that says what is online is none, and a dropped one does not come back', async () => {
    await change('discard', 'page:insieme');
    const { live, revision } = await detail('page:insieme');
    await change('save', 'page:insieme', { body: pageOf('Altro') });
    expect((await change('save', 'page:insieme', { body: live })).data.detail.draft).toBeUndefined();
    expect((await detail('page:insieme')).revision).toBe(revision);
  });
});

describe('the home', () => {
  it('shows blocks to those they are for, where they are for, while they hold', async () => {
    const now = world.clock.now().getTime();
    const blocks = [
      hero('Per tutti'),
      { ...hero('Per ospiti'), audience: 'guests' },
      { ...hero('Per chi entra'), audience: 'customers' },
      { ...hero('Per privati'), audience: 'private' },
      { ...hero('Per aziende'), audience: 'companies' },
      { ...hero('Domani'), validFrom: new Date(now + 86_400_000).toISOString() },
      { ...hero('Ieri'), validTo: new Date(now - 1000).toISOString() },
    ];
    await publish('home', { blocks });
    expect(await titles()).toEqual(['Per tutti', 'Per ospiti']);
    const customer = await world.customer();
    expect(await titles(customer.client)).toEqual(['Per tutti', 'Per chi entra', 'Per privati']);
    await world.deps.pool.query(`update account set segment = 'business' where account_id = $1`, [customer.accountId]);
    expect(await titles(customer.client)).toEqual(['Per tutti', 'Per chi entra', 'Per aziende']);
    const { stores } = (await sara.get('staff/content/choices')).data.choices;
    await publish('home', { blocks: [{ ...hero('Solo qui'), warehouses: [stores[0].slug] }] });
    world.clock.advanceMinutes(1);
    expect(await titles()).toEqual(['Solo qui']);
    const answer = await change('save', 'home', { body: { blocks: [{ ...hero('x'), warehouses: ['altrove'] }] } });
    expect(answer.response.errors[0]).toMatchObject({
      code: 'wrong-content',
      field: 'body.blocks.0.warehouses.0',
      error: 'Non c’è più la sede altrove',
    });
  });

  it('is looked at before it is published, at another time and as somebody else, by who has the address alone', async () => {
    await publish('home', { blocks: [hero('Online')] });
    const blocks = [
      { ...hero('Da domani'), validFrom: new Date(world.clock.now().getTime() + 86_400_000).toISOString() },
      { ...hero('Aziende'), audience: 'companies' },
    ];
    const preview = async (more: object) => {
      const { data } = await sara.post('staff/content/preview', { document: 'home', body: { blocks }, ...more });
      return new URLSearchParams(data.address.split('?')[1]).get('anteprima') as string;
    };
    const look = async (token: string) => {
      const answer = await world.app.inject({ url: '/ebsn/api/home/view', headers: { 'x-ebsn-preview': token } });
      return answer
        .json()
        .data.blocks.flatMap((block: { banners: { title: string }[] }) => block.banners.map(({ title }) => title));
    };
    const after = new Date(world.clock.now().getTime() + 2 * 86_400_000).toISOString();
    const token = await preview({ at: after, audience: 'companies' });
    expect(await look(token)).toEqual(['Da domani', 'Aziende']);
    expect(await look(await preview({ audience: 'guests' }))).toEqual([]);
    world.clock.advanceMinutes(1);
    expect(await titles()).toEqual(['Online']);
    const [words = '', signature] = token.split('.');
    const forged = Buffer.from(Buffer.from(words, 'base64url').toString().replace('companies', 'private')).toString(
      'base64url',
    );
    expect(await look(`${forged}.${signature}`)).toEqual(['Online']);
    expect(await look('x.y')).toEqual(['Online']);
    world.clock.advanceMinutes(31);
    expect(await look(token)).toEqual(['Online']);
    world.clock.advanceMinutes(-31);
  });

  it('has covers on a background of the shop, and on no other', async () => {
    const cover = (background: string) => {
      const { kind, params } = hero('Agrumi del Sud');
      return { blocks: [{ kind, params: { ...params, background } }] };
    };
    await publish('home', cover('basilico'));
    world.clock.advanceMinutes(1);
    const { blocks } = (await world.anonymous.get('home/view')).data;
    expect(blocks[0].banners[0]).toMatchObject({ title: 'Agrumi del Sud', background: 'basilico' });
    const refused = await change('publish', 'home', { body: cover('viola') });
    expect(refused.response.errors).toMatchObject([{ field: 'body.blocks.0.params.background' }]);
  });
});

it('menus, questions and notices are published and looked at alike', async () => {
  const places = { header: [{ name: 'Novità', itemUrl: '/catalog', items: [{ name: 'Sotto', itemUrl: '/faq' }] }] };
  await publish('menu:navbar', { places });
  world.clock.advanceMinutes(10);
  const navbar = async (headers = {}) =>
    (await world.app.inject({ url: '/ebsn/api/category?slug=navbar', headers })).json().data.category.templateNavItems;
  expect((await navbar()).header[0]).toMatchObject({ name: 'Novità', items: [{ name: 'Sotto' }] });
  const bad = { places: { header: [{ name: 'x', itemUrl: 'javascript:alert(1)' }] } };
  expect((await change('save', 'menu:navbar', { body: bad })).response.errors[0]).toMatchObject({
    code: 'wrong-content',
    field: 'body.places.header.0.itemUrl',
  });
  const { data } = await sara.post('staff/content/preview', {
    document: 'menu:navbar',
    body: { places: { header: [{ name: 'Prova', itemUrl: '/faq' }] } },
  });
  const token = data.address.split('anteprima=')[1];
  expect((await navbar({ 'x-ebsn-preview': token })).header.map(({ name }: { name: string }) => name)).toEqual([
    'Prova',
  ]);

  await publish('faq', {
    faqs: [{ category: 'Ordini', items: [{ question: 'Quando?', answer: '<p>Oggi</p><script>x</script>' }] }],
  });
  expect((await world.anonymous.get('faq/list')).data.faqs).toEqual([
    { category: 'Ordini', items: [{ question: 'Quando?', answer: '<p>Oggi</p>' }] },
  ]);
  const now = world.clock.now().getTime();
  const notice = {
    title: 'Per le aziende',
    description: '<p>Ciao</p>',
    validFrom: new Date(now - 1000).toISOString(),
    validTo: new Date(now + 1e7).toISOString(),
    audience: 'companies',
  };
  await publish('popups', { popups: [notice] });
  expect((await world.anonymous.get('popup/view')).data).toEqual({});
  await publish('popups', { popups: [{ ...notice, audience: 'guests' }] });
  expect((await world.anonymous.get('popup/view')).data.popup.TITLE).toBe('Per le aziende');
  expect((await detail('popups')).live.popups).toEqual([{ ...notice, audience: 'guests' }]);
});

it('entries of a menu are there for some, for a time, and are looked at as of a day', async () => {
  const day = 86_400_000;
  const at = (days: number) => new Date(world.clock.now().getTime() + days * day).toISOString();
  const entry = (name: string, more: object = {}) => ({ name, itemUrl: '/catalog', ...more });
  const places = {
    header: [
      entry('Sempre'),
      entry('Panettoni', { validFrom: at(1), validTo: at(3) }),
      entry('Ieri', { validTo: at(-1) }),
      entry('Ospiti', { audience: 'guests' }),
      entry('Privati', { audience: 'private' }),
      entry('Aziende', { audience: 'companies', items: [entry('Sotto', { validFrom: at(2) })] }),
    ],
  };
  await publish('menu:navbar', { places });
  // what is published says the same as what was written
  expect((await detail('menu:navbar')).live.places).toEqual(places);
  world.clock.advanceMinutes(1);
  const names = ({ data }: { data: { category: { templateNavItems: { header: { name: string }[] } } } }) =>
    data.category.templateNavItems.header.map(({ name }) => name);
  const navbar = async (client: Pick<StaffClient, 'get'> = world.anonymous) =>
    names(await client.get('category', { slug: 'navbar' }));
  expect(await navbar()).toEqual(['Sempre', 'Ospiti']);
  const customer = await world.customer();
  expect(await navbar(customer.client)).toEqual(['Sempre', 'Privati']);
  const look = async (more: object) => {
    const { data } = await sara.post('staff/content/preview', { document: 'menu:navbar', body: { places }, ...more });
    const headers = { 'x-ebsn-preview': new URLSearchParams(data.address.split('?')[1]).get('anteprima') ?? '' };
    return names((await world.app.inject({ url: '/ebsn/api/category?slug=navbar', headers })).json());
  };
  expect(await look({ at: at(2), audience: 'companies' })).toEqual(['Sempre', 'Panettoni', 'Aziende']);
  expect(await look({ at: at(4), audience: 'guests' })).toEqual(['Sempre', 'Ospiti']);
  const odd = { places: { header: [entry('x', { audience: 'tutti' })] } };
  expect((await change('save', 'menu:navbar', { body: odd })).response.errors).toMatchObject([
    { field: 'body.places.header.0.audience' },
  ]);
  const days = 2 * 24 * 60;
  world.clock.advanceMinutes(days);
  expect(await navbar()).toEqual(['Sempre', 'Panettoni', 'Ospiti']);
  world.clock.advanceMinutes(-days);
});

describe('pictures', () => {
  it('are kept clean, once, with words for who does not see them, and stay while something shows them', async () => {
    expect(code(await sara.post('staff/content/upload-picture', { name: 'x', alt: '', file: 'AAAA' }))).toBe(
      'invalid-field',
    );
    expect(code(await sara.post('staff/content/upload-picture', { name: 'x', alt: 'niente', file: 'AAAA' }))).toBe(
      'wrong-photo',
    );
    const heavy = Buffer.alloc(MOST_PICTURE_BYTES + 3).toString('base64');
    const refused = await sara.post('staff/content/upload-picture', { name: 'x', alt: 'niente', file: heavy });
    expect(code(refused)).toBe('invalid-field');
    expect(JSON.stringify(refused)).toContain('Il file pesa troppo: al massimo 10 MB');
    const { data } = await upload('#cc3300');
    expect((await upload('#cc3300')).data.picture.picture).toBe(data.picture.picture);
    const { picture: name } = data.picture;
    const file = await world.app.inject({ url: `/media/content/${name}/480.webp` });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 });
    expect((await world.app.inject({ url: `/media/content/${name}/481.webp` })).statusCode).toBe(404);
    const content = `<p>Ecco</p><img src="/media/content/${name}/960.webp" alt="Un campo">`;
    await publish('page:con-foto', pageOf('Con foto', content));
    expect((await shown('con-foto')).data.page.content).toContain(`/media/content/${name}/960.webp`);
    const listed = (await sara.get('staff/content/pictures')).data.pictures;
    expect(listed.find((each: { picture: string }) => each.picture === name)).toMatchObject({
      alt: 'Un campo di colore',
      usedIn: ['Con foto'],
    });
    expect((await sara.post('staff/content/remove-picture', { picture: name })).response.errors[0]).toMatchObject({
      code: 'picture-in-use',
      error: 'L’immagine serve ancora: Con foto',
    });
    await change('remove', 'page:con-foto');
    expect((await sara.post('staff/content/remove-picture', { picture: name })).response.errors).toEqual([]);
    expect(code(await sara.post('staff/content/remove-picture', { picture: name }))).toBe('picture-not-found');
    // an older version that shows it cannot come back without it
    const { versions } = await detail('page:con-foto');
    expect(code(await change('restore', 'page:con-foto', { version_id: versions[1].versionId }))).toBe('wrong-content');
  });

  it('are cut, cut anew out of the whole, and undone; the whole one stays while a part of it does', async () => {
    const halves = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#00aa44' } })
      .composite([{ input: await picture('#aa0044'), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { data } = await sara.post('staff/content/upload-picture', {
      name: 'Due colori',
      alt: 'Un angolo rosso',
      file: halves.toString('base64'),
    });
    const whole = data.picture.picture;
    const crop = (box: object, of = whole, client = sara) =>
      client.post('staff/content/crop-picture', { picture: of, x: 0, y: 0, width: 300, height: 200, ...box });
    const part = (await crop({ x: 100, y: 50 })).data.picture;
    expect(part).toMatchObject({
      name: 'Due colori (ritaglio)',
      alt: 'Un angolo rosso',
      width: 300,
      height: 200,
      crop: { original: whole, x: 100, y: 50, width: 300, height: 200 },
    });
    expect(part.picture).not.toBe(whole);
    const file = await world.app.inject({ url: `/media/content/${part.picture}/480.webp` });
    const { channels } = await sharp(file.rawPayload).stats();
    expect(channels[0]!.mean).toBeGreaterThan(140);
    // the same part is the same picture; a part is cut anew out of its whole, and all of it is the whole
    expect((await crop({ x: 100, y: 50 })).data.picture.picture).toBe(part.picture);
    const anew = (await crop({ x: 900, y: 600 }, part.picture)).data.picture;
    expect(anew).toMatchObject({ name: 'Due colori (ritaglio)', crop: { original: whole, x: 900, y: 600 } });
    expect((await crop({ width: 1200, height: 800 }, anew.picture)).data.picture.picture).toBe(whole);

    await publish(
      'page:con-ritaglio',
      pageOf('Con ritaglio', `<img src="/media/content/${part.picture}/960.webp" alt="x">`),
    );
    expect((await shown('con-ritaglio')).data.page.content).toContain(part.picture);
    await change('remove', 'page:con-ritaglio');
    const remove = (of: string) => sara.post('staff/content/remove-picture', { picture: of });
    expect((await remove(whole)).response.errors[0]).toMatchObject({
      code: 'picture-in-use',
      error: 'Da questa immagine viene un ritaglio: Due colori (ritaglio), Due colori (ritaglio)',
    });
    for (const each of [part.picture, anew.picture, whole]) expect((await remove(each)).response.errors).toEqual([]);
    expect(code(await crop({}))).toBe('picture-not-found');
  });

  it('are not cut by a box that is too small, leaves them or is none', async () => {
    const { picture: of, width, height } = (await upload('#117755')).data.picture;
    const crop = async (box: object) =>
      (await sara.post('staff/content/crop-picture', { picture: of, x: 0, y: 0, width, height, ...box })).response
        .errors[0];
    expect(await crop({ width: 119 })).toMatchObject({
      code: 'wrong-crop',
      field: 'width',
      error: 'La larghezza è troppo piccola: almeno 120 pixel',
    });
    expect(await crop({ height: 10 })).toMatchObject({ code: 'wrong-crop', field: 'height' });
    expect(await crop({ x: 1 })).toMatchObject({
      field: 'width',
      error: `Il ritaglio esce a destra dall’immagine, che è di ${width} × ${height} pixel`,
    });
    expect(await crop({ y: height })).toMatchObject({ code: 'wrong-crop', field: 'height' });
    for (const box of [{ x: -1 }, { y: 1.5 }, { width: 0 }, { height: 'tanto' }, { width: 1e9 }, { x: undefined }]) {
      expect(await crop(box)).toMatchObject({ code: 'invalid-field', field: Object.keys(box)[0] });
    }
    const cases = await world.staffClient(['customer-care']);
    expect(code(await cases.post('staff/content/crop-picture', { picture: of, x: 0, y: 0, width, height }))).toBe(
      'forbidden',
    );
  });

  it('are described anew', async () => {
    const { picture } = (await upload('#0033cc')).data.picture;
    await sara.post('staff/content/describe-picture', { picture, name: 'Blu', alt: 'Il mare' });
    const listed = (await sara.get('staff/content/pictures')).data.pictures;
    expect(listed[0]).toMatchObject({ picture, name: 'Blu', alt: 'Il mare', usedIn: [] });
    expect(
      code(await sara.post('staff/content/describe-picture', { picture: '0'.repeat(32), name: 'x', alt: 'abc' })),
    ).toBe('picture-not-found');
  });
});

describe('a flyer', () => {
  it('of pictures with drawn places is looked at, published and shown', async () => {
    const { rows } = await world.deps.pool.query<{ code: string; product_id: number }>(
      'select code, product_id from product where published and nature_id = 1 order by product_id limit 2',
    );
    const [one, two] = rows as [(typeof rows)[0], (typeof rows)[0]];
    const { picture: name } = (await upload('#33cc00')).data.picture;
    const body = {
      name: 'Settimana verde',
      startsOn: '2026-01-01',
      endsOn: '2036-01-01',
      pages: [
        {
          title: 'Copertina',
          picture: name,
          products: [one.code],
          areas: [{ product: one.code, x: 100, y: 200, width: 300, height: 400 }],
        },
        { title: 'Dispensa', products: [two.code] },
      ],
    };
    const listed = async () =>
      (await sara.get('staff/content')).data.documents.find(
        (each: { document: string }) => each.document === 'leaflet:verde',
      );
    const days = { startsOn: '2026-01-01', endsOn: '2036-01-01', products: 2 };
    await change('save', 'leaflet:verde', { body });
    expect(await listed()).toMatchObject({ state: 'new', flyer: { ...days, online: false } });
    const { data } = await sara.post('staff/content/preview', { document: 'leaflet:verde', body });
    const token = data.address.split('anteprima=')[1];
    expect(data.address).toContain('/volantini/verde?');
    const headers = { 'x-ebsn-preview': token };
    const before = (await world.app.inject({ url: '/ebsn/api/leaflet/detail?slug=verde', headers })).json().data
      .leaflet;
    expect(before.pageProducts[0].areas).toEqual([
      { productId: one.product_id, x: 100, y: 200, width: 300, height: 400 },
    ]);
    const ids = (
      await world.app.inject({ url: `/ebsn/api/leaflet/product-search?parent_leaflet_id=${before.leafletId}`, headers })
    ).json().data.products;
    expect(ids).toHaveLength(2);
    expect(
      (await world.app.inject({ url: `${new URL(before.baseLocation).pathname}0.png` })).headers['content-type'],
    ).toBe('image/png');
    expect(code(await world.anonymous.get('leaflet/detail', { slug: 'verde' }))).toBe('leaflet-not-found');

    await publish('leaflet:verde', body);
    expect((await detail('leaflet:verde')).live).toEqual({ ...body, slug: 'verde' });
    // a change that is not published does not move what customers see
    await change('save', 'leaflet:verde', { body: { ...body, endsOn: '2037-01-01' } });
    expect(await listed()).toMatchObject({ state: 'draft', flyer: { ...days, online: true } });
    await change('discard', 'leaflet:verde');
    expect(
      (await sara.get('staff/content')).data.documents.filter((each: { kind: string }) => each.kind !== 'leaflet'),
    ).not.toContainEqual(expect.objectContaining({ flyer: expect.anything() }));
    const { leaflet } = (await world.anonymous.get('leaflet/detail', { slug: 'verde' })).data;
    expect(leaflet.pageProducts[0]).toMatchObject({ page: 1, productIds: [one.product_id] });
    const page = await world.app.inject({ url: `${new URL(leaflet.baseLocation).pathname}0.png` });
    expect(await sharp(page.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1000, height: 1414 });

    // taken off it is still called what it was
    const { data: gone } = await change('remove', 'leaflet:verde');
    expect(await listed()).toMatchObject({ state: 'off', title: 'Settimana verde' });
    await change('restore', 'leaflet:verde', { version_id: gone.detail.versions[1].versionId });
    expect(await listed()).toMatchObject({ state: 'online', title: 'Settimana verde' });
  });

  it('refuses products twice, unknown ones and places outside the page', async () => {
    const pageWith = (pages: object[]) => ({ name: 'x', startsOn: '2026-01-01', endsOn: '2026-02-01', pages });
    const [{ code: product }] = (await world.deps.pool.query('select code from product limit 1')).rows;
    const page = { title: 'a', products: [product] };
    const errorOf = async (pages: object[]) =>
      (await change('save', 'leaflet:x', { body: pageWith(pages) })).response.errors[0];
    expect(await errorOf([page, page])).toMatchObject({ error: expect.stringContaining('sta su una pagina sola') });
    expect(await errorOf([{ title: 'a', products: ['NIENTE'] }])).toMatchObject({
      error: 'Non c’è più il prodotto NIENTE',
    });
    expect(await errorOf([{ ...page, areas: [{ product, x: 900, y: 0, width: 200, height: 10 }] }])).toMatchObject({
      error: expect.stringContaining('non può uscire dalla pagina'),
    });
    expect(
      await errorOf([{ ...page, areas: [{ product: 'ALTRO', x: 0, y: 0, width: 20, height: 10 }] }]),
    ).toMatchObject({ code: 'wrong-content' });
    expect(await errorOf([])).toMatchObject({ field: 'body.pages' });
  });
});

it('all of it is in the log, and no other role may enter', async () => {
  const { rows } = await world.deps.pool.query(`select distinct action from audit_log where subject_kind = 'content'`);
  const actions = rows.map(({ action }) => action);
  for (const act of [
    'save',
    'discard',
    'publish',
    'plan',
    'publish-planned',
    'restore',
    'remove',
    'upload-picture',
    'describe-picture',
    'crop-picture',
    'remove-picture',
  ]) {
    expect(actions).toContain(`content.${act}`);
  }
  const picker = await world.staffClient(['picker', 'accounting']);
  expect(code(await picker.get('staff/content'))).toBe('forbidden');
});
