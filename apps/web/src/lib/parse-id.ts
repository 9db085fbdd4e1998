import { notFound } from '@tanstack/react-router';

/**
 * An id of the address.
 * @throws notFound when it is not one: the page does not exist
 */
export function parseId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw notFound();
  return Number(text);
}
