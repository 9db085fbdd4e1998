export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks until the answer is yes. @returns false when `withinMs` passed before */
export async function until(condition: () => Promise<boolean> | boolean, withinMs: number, everyMs = 250) {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) return false;
    await pause(everyMs);
  }
  return true;
}
