/** How long after the page is alive the program is put on the device, in milliseconds: first the page has the line to itself. */
const QUIET_MS = 8_000;

/** Starts the worker once the page is in use or at rest. @returns what calls it off */
export function registerWorker(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {};
  const register = () => {
    callOff();
    // Without a worker the shop works as pages do.
    navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  };
  const timer = setTimeout(register, QUIET_MS);
  const callOff = () => {
    clearTimeout(timer);
    window.removeEventListener('pointerdown', register);
    window.removeEventListener('keydown', register);
  };
  window.addEventListener('pointerdown', register);
  window.addEventListener('keydown', register);
  return callOff;
}
