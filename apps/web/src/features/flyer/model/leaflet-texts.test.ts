import type { Leaflet } from '@sporta/contract';
import { expect, it } from 'vitest';
import { isOver, pagePicture, runningOf, stateText } from './leaflet-texts.ts';

it('asks for the pictures of pages, counted from 0, on the address one is on', () => {
  const leaflet = { baseLocation: 'https://www.shop.example/media/leaflets/freschi/ab12/' };
  expect([1, 4].map((page) => pagePicture(leaflet, page))).toEqual([
    '/media/leaflets/freschi/ab12/0.png',
    '/media/leaflets/freschi/ab12/3.png',
  ]);
});

const flyer = (slug: string, startDate: string, endDate: string) => ({ slug, startDate, endDate }) as Leaflet;

it('says when a flyer was over, and which one is in force', () => {
  const past = flyer('passato', '2026-11-20', '2026-11-30');
  expect(stateText(past, '2026-11-30')).toBeUndefined();
  expect(stateText(past, '2026-12-01')).toBe(
    'Questo volantino è finito il 30 novembre: i prezzi di oggi li trovi sui prodotti.',
  );
  expect(stateText(flyer('otto', '2026-11-20', '2026-12-08'), '2026-12-09')).toContain('è finito l’8 dicembre');
  expect([isOver(past, '2026-11-30'), isOver(past, '2026-12-01')]).toEqual([false, true]);
  const leaflets = [past, flyer('breve', '2026-12-01', '2026-12-03'), flyer('lungo', '2026-12-01', '2026-12-12')];
  const coming = flyer('prossimo', '2026-12-13', '2026-12-24');
  expect(runningOf([...leaflets, coming], '2026-12-02')?.slug).toBe('lungo');
  expect(runningOf([past, coming], '2026-12-02')).toBeUndefined();
});
