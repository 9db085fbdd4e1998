import type { StaffPerson } from '@sporta/contract';
import { expect, test } from 'vitest';
import { roomsOf } from './rooms.ts';

test('every room has a letter and an address of its own', () => {
  const rooms = roomsOf({ roles: ['director'] } as unknown as StaffPerson);
  expect(rooms.length).toBeGreaterThan(10);
  for (const name of ['letter', 'path', 'key'] as const) {
    const all = rooms.map((room) => room[name]);
    expect([...new Set(all)], name).toEqual(all);
  }
});
