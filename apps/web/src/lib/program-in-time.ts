/** How long a part of the program may be on its way, in milliseconds (specification, section 9: chunk timeout). */
export const PROGRAM_PATIENCE_MS = 120_000;

/** What fails a part that is still on its way after that time (specification, section 8). */
export const LOADING_FAILED = 'Loading chunk failed';

/** Waits for a part of the program. @throws when it does not arrive, or not in time */
export function inTime<Part>(part: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(LOADING_FAILED)), PROGRAM_PATIENCE_MS);
  });
  return Promise.race([part, tooLate]).finally(() => clearTimeout(timer));
}
