import type { Cart } from '@sporta/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompactWhere } from './compact-where.tsx';

const timeslot = { date: '2026-11-30', beginTime: '08:00', endTime: '10:00', cost: 3.9 };
const words = (cart: Partial<Cart>) =>
  renderToStaticMarkup(<CompactWhere cart={{ editable: true, ...cart } as Cart} timeslot={timeslot} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\u00a0|&nbsp;/g, ' ');

it.each([
  ['what the slot costs', { deliveryCost: 3.9 }, '3,90 €'],
  [
    'nothing where goods, a promotion or a pass make it free, whatever the slot would cost',
    { deliveryCost: 0 },
    'Gratis',
  ],
  ['the slot alone, without the surcharge of a small order', { deliveryCost: 6.9, belowMinimumSurcharge: 3 }, '3,90 €'],
])('says beside the hour %s', (_what, cart, said) => {
  expect(words(cart)).toContain(said);
  if (said === 'Gratis') expect(words(cart)).not.toContain('€');
});
