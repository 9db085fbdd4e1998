import type { StaffPerson } from '@sporta/contract';
import { expect, it } from 'vitest';
import { mayOpen } from './may-open.ts';

const who = (role: string) => ({ roles: [role] }) as unknown as StaffPerson;

it('leads nobody to a page that turns them away', () => {
  expect(mayOpen(who('director'), '/banco/negozio')).toBe(true);
  expect(mayOpen(who('merchandiser'), '/banco/negozio')).toBe(false);
  expect(mayOpen(who('merchandiser'), '/banco/catalogo')).toBe(true);
  expect(mayOpen(who('accounting'), '/banco/fasce?model=zones')).toBe(false);
});
