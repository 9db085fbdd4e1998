import { MOST_PICTURE_BYTES } from '@sporta/contract/constants.ts';
import { expect, test } from 'vitest';
import { fitPicture } from './fit-picture.ts';
import { UploadProblem } from './upload.ts';

const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'vetrina.jpg', { type: 'image/jpeg' });
const blob = (bytes: number) => new Blob([new Uint8Array(bytes)]);
const never = () => Promise.reject(new Error('was redrawn'));

test('a picture that fits goes as it is', async () => {
  const file = fileOf(MOST_PICTURE_BYTES);
  expect(await fitPicture(file, 'L’immagine', never)).toBe(file);
});

test('a larger one is redrawn as large as it may be', async () => {
  const sides: number[] = [];
  const redraw = async (_: Blob, side: number) => {
    sides.push(side);
    return blob(side > 2000 ? MOST_PICTURE_BYTES + 1 : 1000);
  };
  expect((await fitPicture(fileOf(MOST_PICTURE_BYTES + 1), 'L’immagine', redraw)).size).toBe(1000);
  expect(sides).toEqual([3200, 1600]);
});

test('one that cannot be made smaller is named, with the field and its size', async () => {
  const file = fileOf(12_340_000);
  const begin = 'La foto vetrina.jpg pesa 12,3 MB';
  await expect(fitPicture(file, 'La foto', never)).rejects.toThrow(
    new UploadProblem(`${begin} e non si apre per ridurla: al massimo 10 MB`),
  );
  await expect(fitPicture(file, 'La foto', async () => blob(MOST_PICTURE_BYTES + 1))).rejects.toThrow(
    new UploadProblem(`${begin} anche ridotta resta troppo pesante: al massimo 10 MB`),
  );
  await expect(fitPicture(fileOf(100_000_001), 'La foto', never)).rejects.toThrow('pesa 100 MB, troppo per ridurla');
});
