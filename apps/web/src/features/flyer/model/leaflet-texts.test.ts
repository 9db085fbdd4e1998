import { expect, it } from 'vitest';
import { pagePicture } from './leaflet-texts.ts';

it('asks for the pictures of pages, counted from 0, on the address one is on', () => {
  const leaflet = { baseLocation: 'https://www.shop.example/media/leaflets/freschi/ab12/' };
  expect([1, 4].map((page) => pagePicture(leaflet, page))).toEqual([
    '/media/leaflets/freschi/ab12/0.png',
    '/media/leaflets/freschi/ab12/3.png',
  ]);
});
