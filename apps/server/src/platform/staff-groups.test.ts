import { staffRoles } from '@sporta/contract/staff-roles.ts';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { readGroups } from './staff-groups.ts';

it('gives every role by a group, and stores by the slug in their group', () => {
  const { staff } = readConfig({});
  expect([...staff.roleOfGroup.values()].sort()).toEqual([...staffRoles].sort());
  const groups = [
    'sporta-responsabili',
    'sporta-negozio-milano-tortona',
    'sporta-negozio-',
    'posta',
    'sporta-direttori',
  ];
  expect(readGroups(groups, staff)).toEqual({ roles: ['store-manager'], storeSlugs: ['milano-tortona'] });
});

it('takes the names a company has, and refuses a role there is not', () => {
  const { staff } = readConfig({ STAFF_ROLE_GROUPS: 'Magazzino = picker, Capi=store-manager' });
  expect(readGroups(['Magazzino', 'Capi', 'sporta-direzione'], staff).roles).toEqual(['picker', 'store-manager']);
  for (const wrong of ['Magazzino', 'Magazzino=capo', '=picker']) {
    expect(() => readConfig({ STAFF_ROLE_GROUPS: wrong })).toThrow(ConfigError);
  }
});
