import { parseId } from './parse-id.ts';

/**
 * An id of an address that may have none. Asked for in loaders: thrown while a page is drawn it would take the whole page with it.
 * @throws notFound when there is something else
 */
export function parseOptionalId(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseId(text);
}
