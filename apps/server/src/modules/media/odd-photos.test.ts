import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';

/* Photos as they come from phones, printers and the web. */

let world: CheckoutWorld;
let merchandiser: StaffClient;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  merchandiser = await world.staffClient(['merchandiser']);
});
afterAll(() => world.close());

const upload = (file: Buffer) =>
  merchandiser.post('staff/product/upload-photo', {
    product_id: world.productId('ZUCCHE'),
    file: file.toString('base64'),
  });

async function kept(file: Buffer): Promise<Buffer> {
  const { response, data } = await upload(file);
  expect(response.errors).toEqual([]);
  const { rows } = await world.deps.pool.query('select bytes from product_photo where photo = $1', [data.photo]);
  return rows[0].bytes;
}
/** Red, green and blue at a place. */
async function pixel(file: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return [...data.subarray(0, 3)];
}

it('one of a phone is upright, and says no more where and by whom it was taken', async () => {
  // the phone lay on its side: red on the left of the file is red above
  const file = await sharp({ create: { width: 1200, height: 1000, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 600, height: 1000, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .withExif({ IFD0: { Artist: 'Segreta', Orientation: '6' }, IFD3: { GPSLatitude: '45/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const bytes = await kept(file);
  const { width, height, exif, orientation } = await sharp(bytes).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 1000,
    height: 1200,
    exif: undefined,
    orientation: undefined,
  });
  expect((await pixel(bytes, 500, 100))[0]).toBeGreaterThan(200);
  expect((await pixel(bytes, 500, 1100))[2]).toBeGreaterThan(200);
  expect(bytes.toString('latin1')).not.toContain('Segreta');
});

it('one of a printer, in four colours, has colours of a screen', async () => {
  const file = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c8102e' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  expect((await sharp(file).metadata()).space).toBe('cmyk');
  const bytes = await kept(file);
  expect((await sharp(bytes).metadata()).space).toBe('srgb');
  const [red, green, blue] = (await pixel(bytes, 450, 450)) as [number, number, number];
  expect(red).toBeGreaterThan(120);
  expect(Math.max(green, blue)).toBeLessThan(90);
});

it('one that moves stands still on its first picture', async () => {
  const frame = (colour: string) =>
    sharp({ create: { width: 900, height: 900, channels: 3, background: colour } })
      .png()
      .toBuffer();
  const file = await sharp([await frame('#00ff00'), await frame('#ff0000')], { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  expect((await sharp(file).metadata()).pages).toBe(2);
  const bytes = await kept(file);
  expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  expect((await pixel(bytes, 450, 450))[1]).toBeGreaterThan(200);
});

it('one of 48 million pixels is taken and made smaller; one of 60 is refused with words', async () => {
  const bytes = await kept(
    await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer(),
  );
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 1200 });
  const { response } = await upload(
    await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer(),
  );
  expect(response.errors[0]).toMatchObject({ field: 'file', error: expect.stringContaining('troppo grande') });
});

it('a drawing that is called a photo, and a photo cut off on its way, are refused with words', async () => {
  const drawing = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>',
  );
  expect((await upload(drawing)).response.errors[0]).toMatchObject({ code: 'wrong-photo', field: 'file' });
  // begins as a JPEG and is a drawing
  const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), drawing]);
  expect((await upload(disguised)).response.errors[0]).toMatchObject({ code: 'wrong-photo', field: 'file' });
  const whole = await sharp({
    create: {
      width: 1000,
      height: 1000,
      channels: 3,
      background: '#123456',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  const cut = await upload(whole.subarray(0, whole.length / 3));
  expect(cut.http.statusCode).toBe(200);
  expect(cut.response.errors[0]).toMatchObject({ code: 'wrong-photo', field: 'file' });
});

it('20 MB are more than goes up, and nothing breaks by them: the Banco makes such a photo smaller before', async () => {
  const { response, http } = await upload(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(20_000_000)]));
  expect(http.statusCode).toBeLessThan(500);
  expect(response.errors[0]?.error).toBe('La richiesta è troppo grande.');
});
