/** The id of a case in an address: a positive whole number of PostgreSQL's `integer`. @returns undefined for anything else */
export function caseIdOf(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= 2_147_483_647 ? id : undefined;
}
