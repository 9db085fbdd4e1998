import { type StaffRole, staffRoles } from '@sporta/contract/staff-roles.ts';

/** Names an identity provider of a shop may give the groups of its staff. */
export const defaultRoleGroups =
  'sporta-preparatori=picker,sporta-autisti=driver,sporta-servizio-clienti=customer-care,sporta-responsabili=store-manager,sporta-catalogo=merchandiser,sporta-amministrazione=accounting,sporta-direzione=director';

/** Reads `group=role,group=role`: which role a group of the identity provider gives. */
export function readRoleGroups(text: string): { roles: ReadonlyMap<string, StaffRole> } | { problem: string } {
  const roles = new Map<string, StaffRole>();
  for (const part of text.split(',')) {
    const [group, name] = part.split('=').map((each) => each.trim());
    const role = staffRoles.find((each) => each === name);
    if (!group || !role) {
      return { problem: `must be group=role pairs separated by commas; roles are ${staffRoles.join(', ')}` };
    }
    roles.set(group, role);
  }
  return { roles };
}

/** What the groups of a person mean in the shop: roles, and slugs of stores. */
export function readGroups(
  groups: readonly string[],
  { roleOfGroup, storeGroups }: { roleOfGroup: ReadonlyMap<string, StaffRole>; storeGroups: string },
): { roles: StaffRole[]; storeSlugs: string[] } {
  const given = new Set(groups.flatMap((group) => roleOfGroup.get(group) ?? []));
  return {
    roles: staffRoles.filter((role) => given.has(role)),
    storeSlugs: groups
      .filter((group) => group.startsWith(storeGroups) && group.length > storeGroups.length)
      .map((group) => group.slice(storeGroups.length)),
  };
}
