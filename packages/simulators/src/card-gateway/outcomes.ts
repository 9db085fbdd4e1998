/** Meaning of `codiceEsito`, as the customer reads it. */
export const OUTCOMES: Readonly<Record<string, string>> = {
  '0': 'Autorizzata',
  '05': 'La banca ha rifiutato il pagamento',
  '14': 'Carta sconosciuta',
  '17': 'Pagamento annullato dal cliente',
  '18': 'Pagamento chiuso dal negozio',
  '51': 'Fondi insufficienti',
  '54': 'Carta scaduta',
  '61': 'Massimale superato',
  '62': 'Carta bloccata',
  '82': 'Codice di sicurezza errato',
  '1A': 'La banca chiede la conferma del titolare',
  '1B': 'Autenticazione non riuscita',
};

export function outcomeText(code: string): string {
  return OUTCOMES[code] ?? 'Pagamento rifiutato';
}
