/** What a customer whose payment failed wants to know first. */
const SAFE = 'Non abbiamo addebitato nulla e il carrello è salvo.';

/** A reason of the server as a sentence, followed by what is safe, unless the reason says so itself. */
export function reassuring(reason: string): string {
  if (reason === '') return SAFE;
  const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`;
  return /addebitat/.test(sentence) ? sentence : `${sentence} ${SAFE}`;
}
