import { mayDo, type StaffRole, staffRoles, worksForAllStores } from '@sporta/contract/staff-roles.ts';

/** What somebody of the staff may do and see. */
export interface StaffRights {
  roles: readonly StaffRole[];
  /** Warehouses; `all` for who works for all of them. */
  stores: 'all' | readonly number[];
  /** A PIN opens it again. */
  locked: boolean;
}

/** The rights a session gives; a role this version does not know gives none. Null for who is no staff at the Banco. */
export function staffRightsOf(row: {
  staff_roles: string[] | null;
  staff_store_ids: number[] | null;
  is_locked: boolean;
}): StaffRights | null {
  if (!row.staff_roles) return null;
  const roles = staffRoles.filter((role) => row.staff_roles!.includes(role));
  return { roles, stores: worksForAllStores(roles) ? 'all' : (row.staff_store_ids ?? []), locked: row.is_locked };
}

/** Whether what belongs to a warehouse is there for somebody; what is not is not found. */
export function seesStore({ stores }: Pick<StaffRights, 'stores'>, warehouseId: number): boolean {
  return stores === 'all' || stores.includes(warehouseId);
}

/** Whether somebody may give back more of an order than customer care may alone. */
export function refundsWithoutLimit({ roles }: Pick<StaffRights, 'roles'>): boolean {
  return mayDo(roles, ['store-manager', 'accounting']);
}
