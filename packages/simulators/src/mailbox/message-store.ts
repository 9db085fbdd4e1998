import PostalMime, { type Attachment, type Email } from 'postal-mime';

export interface StoredMessage {
  id: number;
  receivedAt: Date;
  /** Who got it, from the SMTP dialogue (blind copies too), lower case. */
  recipients: readonly string[];
  email: Email;
  raw: Buffer;
}

/** The messages received, newest first; the oldest make room when there are too many. */
export class MessageStore {
  #messages: StoredMessage[] = [];
  #lastId = 0;
  readonly #keep: number;

  constructor(keep: number) {
    this.#keep = keep;
  }

  async add(raw: Buffer, recipients: readonly string[]): Promise<StoredMessage> {
    const email = await PostalMime.parse(raw);
    this.#lastId += 1;
    const message: StoredMessage = {
      id: this.#lastId,
      receivedAt: new Date(),
      recipients: recipients.map((address) => address.toLowerCase()),
      email,
      raw,
    };
    this.#messages = [message, ...this.#messages].slice(0, this.#keep);
    return message;
  }

  /** Those to an address, or all. */
  list(to?: string): readonly StoredMessage[] {
    const wanted = to?.trim().toLowerCase();
    return wanted ? this.#messages.filter((message) => message.recipients.includes(wanted)) : this.#messages;
  }

  /** Those with the words in recipient, sender or subject. */
  search(words: string): readonly StoredMessage[] {
    const wanted = words.trim().toLowerCase();
    if (wanted === '') return this.#messages;
    return this.#messages.filter((message) =>
      [message.recipients.join(' '), senderOf(message.email), message.email.subject ?? '']
        .join(' ')
        .toLowerCase()
        .includes(wanted),
    );
  }

  find(id: number): StoredMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  /** Deletes those to an address, or all; returns how many. */
  delete(to?: string): number {
    const gone = new Set(this.list(to));
    this.#messages = this.#messages.filter((message) => !gone.has(message));
    return gone.size;
  }
}

/** `Name <address>`, or as much of it as there is. */
export function senderOf(email: Email): string {
  const { from } = email;
  if (!from) return '';
  return from.name ? `${from.name} <${from.address ?? ''}>` : (from.address ?? '');
}

export function attachmentBytes(attachment: Attachment): Buffer {
  const { content } = attachment;
  if (typeof content === 'string') return Buffer.from(content, attachment.encoding ?? 'utf8');
  return content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}
