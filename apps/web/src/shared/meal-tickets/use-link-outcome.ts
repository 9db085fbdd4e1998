import { toast } from '@sporta/ui';
import { useEffect } from 'react';

const WORDS: Record<string, { kind: 'success' | 'info' | 'error'; text: string }> = {
  collegato: { kind: 'success', text: 'Conto collegato: ora puoi usare i tuoi buoni' },
  annullato: { kind: 'info', text: 'Non hai collegato il conto: puoi farlo quando vuoi' },
  'non-riuscito': { kind: 'error', text: 'Il collegamento non è riuscito: riprova' },
  'non-disponibile': { kind: 'error', text: 'L’emettitore non risponde in questo momento: riprova fra poco' },
};

/** Back from an issuer's page: says how it went, once, and takes it out of the address. */
export function useLinkOutcome(): void {
  useEffect(() => {
    const address = new URL(window.location.href);
    const words = WORDS[address.searchParams.get('buoni') ?? ''];
    if (!words) return;
    address.searchParams.delete('buoni');
    window.history.replaceState(window.history.state, '', address);
    toast[words.kind](words.text);
  }, []);
}
