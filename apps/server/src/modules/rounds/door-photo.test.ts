import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { doorPhoto } from './door-photo.ts';

const picture = () => sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#a33' } });

describe('a picture of a door', () => {
  it('is made smaller and loses what the phone wrote into it', async () => {
    const taken = await picture()
      .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitude: '45/1 27/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const kept = await sharp(await doorPhoto(taken.toString('base64'))).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 1280, height: 640 });
    expect(kept.exif).toBeUndefined();
  });

  it('stands upright', async () => {
    const lying = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp(await doorPhoto(lying.toString('base64'))).metadata()).toMatchObject({
      width: 640,
      height: 1280,
    });
  });

  it.each([
    ['nothing', ''],
    ['a text', Buffer.from('<html>').toString('base64')],
    [
      'a drawing that can hold programs',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64'),
    ],
    ['too much', Buffer.alloc(1_500_001, 255).toString('base64')],
  ])('is refused when it is %s', async (_what, image) => {
    await expect(doorPhoto(image)).rejects.toMatchObject({ code: 'photo-refused' });
  });

  it('is refused when it was cut off', async () => {
    const whole = await picture().jpeg().toBuffer();
    await expect(doorPhoto(whole.subarray(0, whole.length / 2).toString('base64'))).rejects.toMatchObject({
      code: 'photo-refused',
    });
  });
});
