import type { StaffPerson } from '@sporta/contract';
import { expect, test } from 'vitest';
import { closedAt, roomsOf } from './rooms.ts';

test('every room has a letter and an address of its own', () => {
  const rooms = roomsOf({ roles: ['director'] } as unknown as StaffPerson);
  expect(rooms.length).toBeGreaterThan(10);
  for (const name of ['letter', 'path', 'key'] as const) {
    const all = rooms.map((room) => room[name]);
    expect([...new Set(all)], name).toEqual(all);
  }
});

const withRole = (role: string) => ({ roles: [role] }) as unknown as StaffPerson;

test.each([
  ['customer-care', '/preparazione', 'Preparazione'],
  ['customer-care', '/preparazione/carrello', 'Preparazione'],
  ['picker', '/preparazione/regole', 'Regole della preparazione'],
  ['store-manager', '/clienti/aziende/$companyId', 'Pagina dell’azienda'],
  ['store-manager', '/giro/', 'Il mio giro'],
  ['merchandiser', '/consegne/', 'Consegne'],
  ['picker', '/consegne/ritiri', 'Ritiri'],
])('%s finds %s closed', (role, path, name) => {
  expect(closedAt(path, withRole(role))?.name).toBe(name);
});

test.each([
  ['picker', '/preparazione/carrello'],
  ['picker', '/'],
  ['store-manager', '/clienti/$userId'],
  ['accounting', '/clienti/aziende/$companyId'],
  ['customer-care', '/consegne/ritiri'],
  ['director', '/giro/'],
  ['driver', '/una-pagina-che-non-c-e'],
])('%s finds %s open', (role, path) => {
  expect(closedAt(path, withRole(role))).toBeUndefined();
});
