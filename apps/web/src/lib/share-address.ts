import { toast } from '@sporta/ui/components/toast/toast.ts';

export interface Shared {
  title: string;
  /** Absolute. */
  url: string;
  /** What is said once the address is copied. */
  copiedWords: string;
}

/** Whether the device has a sheet of its own for giving an address to somebody. */
export function hasShareSheet(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

/** Gives an address to the system's sheet; where there is none, or it refuses, copies it. Who closes the sheet is told nothing. */
export async function shareAddress({ title, url, copiedWords }: Shared): Promise<void> {
  if (hasShareSheet()) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyAddress({ url, copiedWords });
}

/** Copies an address; a browser that does not allow it shows it instead. */
export async function copyAddress({ url, copiedWords }: Pick<Shared, 'url' | 'copiedWords'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(copiedWords);
  } catch {
    toast.info(`Copia l’indirizzo: ${url}`);
  }
}
