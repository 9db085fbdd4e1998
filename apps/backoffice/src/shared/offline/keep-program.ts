/** Has the program of the Banco kept on this device by its worker; browsers without workers need the network for each page. */
export function keepProgram(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it the Banco works as before, as long as there is a network.
  navigator.serviceWorker.register('/banco/worker.js', { scope: '/banco' }).catch(() => undefined);
}
