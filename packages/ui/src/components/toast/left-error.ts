import { useEffect, useRef } from 'react';

/*
 * The text of an error stays where it happened when its message has gone: at the end of the smallest block around what was pressed. It is
 * put there by hand, because anything on any page can fail and none of them should have to know.
 */

const BLOCK = 'li, article, form, fieldset, section, [role="dialog"], main';
const NAME = 'error-left';

let pressed: Element | undefined;

/** Takes the text of before out of a block. */
function forget(block: Element | null): void {
  for (const child of [...(block?.children ?? [])]) if (child.className === NAME) child.remove();
}

if (typeof document !== 'undefined') {
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('.toasts')) return;
    pressed = target;
    // who tries again has read it
    forget(target.closest(BLOCK));
  };
  for (const kind of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(kind, remember, { capture: true, passive: true });
  }
}

/** @returns what leaves this text at the place of the last press; call it when the message has gone */
export function leaveError(text: string): () => void {
  const block = pressed?.closest(BLOCK);
  const address = typeof location === 'undefined' ? '' : location.pathname;
  return () => {
    // on another page, or where its block went, it is no news any more
    if (!block?.isConnected || location.pathname !== address) return;
    forget(block);
    const note = document.createElement('p');
    note.className = NAME;
    note.textContent = text;
    block.append(note);
  };
}

interface Shown {
  id: string;
  type?: string | undefined;
  title?: unknown;
}

/** Leaves the texts of errors in their places as their messages go. */
export function useLeftErrors(toasts: readonly Shown[]): void {
  const leaving = useRef(new Map<string, () => void>());
  useEffect(() => {
    const known = leaving.current;
    for (const { id, type, title } of toasts) {
      if (type === 'err' && typeof title === 'string' && !known.has(id)) known.set(id, leaveError(title));
    }
    for (const [id, leave] of known) {
      if (toasts.some((each) => each.id === id)) continue;
      known.delete(id);
      leave();
    }
  }, [toasts]);
}
