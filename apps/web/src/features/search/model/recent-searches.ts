/** Key of the searches in the browser's storage, latest first. */
const KEY = 'sporta.searches';
const MOST = 6;

/** What was searched in this browser, latest first. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    // Storage refused by the browser, or not ours.
    return [];
  }
}

/** Puts a search in front of the others. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  store([text, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
  store([]);
}

function store(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Nothing is remembered then.
  }
}
