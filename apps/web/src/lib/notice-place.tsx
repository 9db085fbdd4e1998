/** Where on the page a notice stands that holds for all of it: below the header. Which notice, parts that load later decide. */

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

function setPlace(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

/** For the frames of pages. */
export function NoticePlace() {
  return <div className="notice-place" ref={setPlace} />;
}

/** The element of the page that is shown, to be used with `useSyncExternalStore`. */
export const noticePlace = {
  now: () => place,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
