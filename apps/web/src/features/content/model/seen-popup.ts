import type { Popup } from '@sporta/contract';

const KEY = 'sporta.popup-seen';

const nameOf = ({ popupId, TITLE }: Popup) => String(popupId ?? TITLE);

export function wasPopupSeen(popup: Popup): boolean {
  try {
    return localStorage.getItem(KEY) === nameOf(popup);
  } catch {
    // Storage refused by the browser: better no notice than one on every page.
    return true;
  }
}

export function rememberPopup(popup: Popup): void {
  try {
    localStorage.setItem(KEY, nameOf(popup));
  } catch {
    // Nothing to be done: it is not shown either.
  }
}
