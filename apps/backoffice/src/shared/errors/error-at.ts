import { ApiError } from '@sporta/contract';

/** What the server says of one field of a request. */
export const errorAt = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.errors.find((each) => each.field === field)?.error : undefined;

/** Whether the server names none of these fields: then what it says stands below the form. */
export const isOfNoField = (error: unknown, fields: readonly string[]): boolean =>
  Boolean(error) && !(error instanceof ApiError && error.errors.some(({ field }) => field && fields.includes(field)));
