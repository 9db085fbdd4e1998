/* Reports about mails that did not arrive: multipart/report with a part message/delivery-status (RFC 3462, 3464). */

/** What a report says of the one mailbox it is about. */
export interface Bounce {
  /** Where the report was sent: the addresses its head names, e.g. `rimbalzi+12.ab34@sporta.example`. */
  addressedTo: string[];
  /** There is no such mailbox, and never will be; otherwise it may take the next mail. */
  isForEver: boolean;
}

/** Heads in which the address of a delivery can stand; which, depends on the mail server. */
const RECIPIENT_HEADS = ['to', 'delivered-to', 'x-original-to', 'envelope-to'];
/** Statuses about the reader's address (RFC 3463, 5.1.x); 5.1.7 and 5.1.8 are about ours. */
const NO_SUCH_ADDRESS = /^status:\s*5\.1\.(?:0|1|2|3|4|5|6|9|10)\b/im;

/** @param mail as it came, heads and all @returns undefined for a mail that is no report of a failure */
export function readBounce(mail: string): Bounce | undefined {
  const text = mail.replace(/\r\n/g, '\n');
  const end = text.indexOf('\n\n');
  const heads = headsOf(end < 0 ? text : text.slice(0, end));
  const kind = heads.find(({ name }) => name === 'content-type')?.value ?? '';
  if (!/^multipart\/report\b/i.test(kind) || !/report-type="?delivery-status"?/i.test(kind)) return undefined;
  const status = statusPart(text.slice(end), boundaryOf(kind));
  if (!status || !/^action:\s*failed\b/im.test(status)) return undefined;
  const addressedTo = heads
    .filter(({ name }) => RECIPIENT_HEADS.includes(name))
    .flatMap(({ value }) => value.match(/[^\s<>,;:"]+@[^\s<>,;:"]+/g) ?? []);
  return { addressedTo, isForEver: NO_SUCH_ADDRESS.test(status) };
}

/** Heads of a mail, those over several lines put together. */
function headsOf(text: string): { name: string; value: string }[] {
  return text
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .map((line) => ({ line, colon: line.indexOf(':') }))
    .filter(({ colon }) => colon > 0)
    .map(({ line, colon }) => ({
      name: line.slice(0, colon).trim().toLowerCase(),
      value: line.slice(colon + 1).trim(),
    }));
}

const boundaryOf = (kind: string) => /boundary="([^"]+)"|boundary=([^\s;]+)/i.exec(kind)?.slice(1).find(Boolean);

/** The part that machines read; the letter that came back, which is a part too, says what it likes. */
function statusPart(body: string, boundary: string | undefined): string | undefined {
  if (boundary === undefined) return undefined;
  return body
    .split(`\n--${boundary}`)
    .find((part) => /^\n?content-type:\s*message\/(?:global-)?delivery-status\b/im.test(part.split('\n\n')[0] ?? ''));
}
