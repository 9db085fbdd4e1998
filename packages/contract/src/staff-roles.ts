/* Roles of the staff; apart from the schemas, so that pages load none of those for their sake. */

/** What people of the shop do there; `director` may do everything. */
export const staffRoles = [
  'picker',
  'driver',
  'customer-care',
  'store-manager',
  'merchandiser',
  'accounting',
  'director',
] as const;

export type StaffRole = (typeof staffRoles)[number];

export const staffRoleLabels: Record<StaffRole, string> = {
  picker: 'Preparatore',
  driver: 'Autista',
  'customer-care': 'Servizio clienti',
  'store-manager': 'Responsabile di negozio',
  merchandiser: 'Catalogo e marketing',
  accounting: 'Amministrazione',
  director: 'Direzione',
};

/** Somebody who has one of these works for all stores; who has none of them sees the stores they belong to. */
export const rolesOfAllStores: readonly StaffRole[] = ['customer-care', 'merchandiser', 'accounting', 'director'];

export const worksForAllStores = (roles: readonly StaffRole[]): boolean =>
  roles.some((role) => rolesOfAllStores.includes(role));

/** Whether somebody of these roles may do what is open to others of these; the direction may do everything. */
export const mayDo = (roles: readonly StaffRole[], open: readonly StaffRole[]): boolean =>
  roles.some((role) => role === 'director' || open.includes(role));
