import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Pause before the second try, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE_MS = 2_000;

/**
 * A part a page can do without: where its program does not arrive it is asked for again, later and later, and the page goes on meanwhile.
 * A part that `lazy` alone brings takes the whole page with it. Draw it within a Suspense.
 * @param load imports the file whose default export is the part
 */
export function sparePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => keepTrying(load));
}

/**
 * Imports a part of the program, and tries again where it does not arrive.
 * @param pauseMs before the next try; each further one is twice as long
 */
export async function keepTrying<Part>(load: () => Promise<Part>, pauseMs = FIRST_PAUSE_MS): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return keepTrying(load, pauseMs * 2);
  }
}
