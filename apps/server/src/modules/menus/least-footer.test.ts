import { menuItem } from '@sporta/contract';
import { expect, it } from 'vitest';
import { leastFooter } from './least-footer.ts';

it('gives the ways there are, each entry with a number of its own', () => {
  expect(leastFooter({ phone: '', email: '' })).toBeUndefined();
  const [pages, contacts] = leastFooter({ phone: '+39 011 123', email: '' })!;
  expect(contacts?.items).toEqual([{ ID: 11, name: '+39 011 123', itemUrl: 'tel:+39011123' }]);
  const both = leastFooter({ phone: '011', email: 'a@b.example' })!;
  for (const group of both) expect(menuItem.parse(group)).toEqual(group);
  const ids = both.flatMap(({ ID, items = [] }) => [ID, ...items.map((each) => each.ID)]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(pages?.items?.[0]).toEqual({ ID: 2, name: 'Tutti i reparti', itemUrl: '/catalog' });
});
