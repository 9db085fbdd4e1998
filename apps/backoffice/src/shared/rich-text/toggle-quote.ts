import type { CommandProps } from '@tiptap/core';
import { findWrapping, liftTarget } from '@tiptap/pm/transform';

/** What belongs to a list; a line of a list cannot begin with a quotation. */
const listParts = new Set(['listItem', 'bulletList', 'orderedList']);

/** Makes a quotation of what is chosen, or takes it out of one; of a line of a list the whole list is quoted. */
export function toggleQuote({ state, tr, dispatch }: CommandProps): boolean {
  const quote = state.schema.nodes.blockquote!;
  const { $from, $to } = state.selection;
  const quoted = $from.blockRange($to, (node) => node.type === quote);
  if (quoted) {
    const depth = liftTarget(quoted);
    if (depth === null) return false;
    if (dispatch) tr.lift(quoted, depth).scrollIntoView();
    return true;
  }
  const range = $from.blockRange($to, ({ type }) => !listParts.has(type.name));
  const wrapping = range && findWrapping(range, quote);
  if (!range || !wrapping) return false;
  if (dispatch) tr.wrap(range, wrapping).scrollIntoView();
  return true;
}
