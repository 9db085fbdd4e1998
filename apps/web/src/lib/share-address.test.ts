// @vitest-environment happy-dom
import { toastManager } from '@sporta/ui/components/toast/toast.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { shareAddress } from './share-address.ts';

const penne = { title: 'Penne', url: 'https://shop.example/product/penne-1', copiedWords: 'Indirizzo copiato' };
const said = vi.spyOn(toastManager, 'add');

function device({ share, copy }: { share?: () => Promise<void>; copy: () => Promise<void> }) {
  vi.stubGlobal('navigator', { share, clipboard: { writeText: copy } });
}

afterEach(() => {
  vi.unstubAllGlobals();
  said.mockClear();
});

it('opens the sheet of the system, and copies nothing', async () => {
  const share = vi.fn(async () => {});
  const copy = vi.fn(async () => {});
  device({ share, copy });
  await shareAddress(penne);
  expect(share.mock.calls).toEqual([[{ title: penne.title, url: penne.url }]]);
  expect(copy).not.toHaveBeenCalled();
});

it('says nothing when the sheet is closed again', async () => {
  const copy = vi.fn(async () => {});
  device({ share: () => Promise.reject(new DOMException('closed', 'AbortError')), copy });
  await shareAddress(penne);
  expect(copy).not.toHaveBeenCalled();
  expect(said).not.toHaveBeenCalled();
});

it.each([
  ['has no sheet', undefined],
  ['refuses its sheet', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('copies the address where the device %s', async (_name, share) => {
  const copy = vi.fn(async () => {});
  device({ ...(share ? { share } : {}), copy });
  await shareAddress(penne);
  expect(copy.mock.calls).toEqual([[penne.url]]);
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ title: penne.copiedWords }));
});

it('shows the address where it may not be copied', async () => {
  device({ copy: () => Promise.reject(new Error('no')) });
  await shareAddress(penne);
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ title: expect.stringContaining(penne.url) }));
});
