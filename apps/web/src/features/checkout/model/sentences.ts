/** A message of the server as a whole sentence, so that another can follow it. */
export function withStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
