/** How often it is looked, and how long at most, in milliseconds: a part whose program never arrives keeps no link waiting for ever. */
const EVERY_MS = 50;
const LONGEST_MS = 10_000;
/** What can be pressed in the parts of a page, which React takes over one after the other. */
const PARTS = 'header a, header button, main a, main button, main input, footer a';

/**
 * Waits until React has taken the whole page over. A page that is left for another before is thrown away and drawn anew, which a
 * poor phone takes long for; what opens the app is there that early.
 */
export async function whenAlive(): Promise<void> {
  for (let waited = 0; waited < LONGEST_MS && !isAlive(); waited += EVERY_MS) {
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

function isAlive(): boolean {
  if (document.readyState === 'loading') return false;
  return [...document.querySelectorAll(PARTS)].every((node) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps')),
  );
}
