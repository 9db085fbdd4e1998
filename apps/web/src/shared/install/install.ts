/* Whether this browser lets the shop be installed. It says so once, soon after the page is alive. */

interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let prompt: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function become(next: InstallPrompt | undefined): void {
  prompt = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's own offer for the moment somebody asks for it. @returns ends it */
export function listenForInstall(): () => void {
  const offered = (event: Event) => {
    event.preventDefault();
    become(event as InstallPrompt);
  };
  const installed = () => become(undefined);
  window.addEventListener('beforeinstallprompt', offered);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener('beforeinstallprompt', offered);
    window.removeEventListener('appinstalled', installed);
  };
}

export function canInstall(): boolean {
  return prompt !== undefined;
}

/** Shows the browser's question. It may be asked once: afterwards the browser offers again when it likes. */
export async function install(): Promise<void> {
  const asked = prompt;
  become(undefined);
  await asked?.prompt();
}

export function onInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
