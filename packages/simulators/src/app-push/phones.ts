import { randomBytes } from 'node:crypto';

/** What a phone was told, as the app gets it. */
export interface Told {
  title: string;
  body: string;
  path: string;
  /** A later one with the same tag takes its place. */
  tag: string;
  /** When it is of no interest any more, milliseconds since 1970. */
  endsAt: number;
}

/** How a provider answers for one phone from now on, or for `times` messages. */
export type PhoneDay =
  | 'well'
  | 'gone'
  | 'refused-token'
  | 'too-many'
  | 'away'
  | 'slow'
  | 'cut'
  | 'garbage'
  | 'expired-proof';

/** A phone with the app, whose owner said yes. */
export interface PlayedPhone {
  /** By which its provider knows it. */
  token: string;
  readonly messages: Told[];
  day(kind: PhoneDay, times?: number): void;
}

export interface Phone extends PlayedPhone {
  /** The day of the message that arrives now. */
  today(): PhoneDay;
}

/** The phones one provider knows. */
export class Phones {
  readonly #byToken = new Map<string, Phone>();
  readonly #newToken: () => string;

  constructor(newToken: () => string) {
    this.#newToken = newToken;
  }

  get(token: string): Phone | undefined {
    return this.#byToken.get(token);
  }

  add(): Phone {
    let kind: PhoneDay = 'well';
    let left = Number.POSITIVE_INFINITY;
    const phone: Phone = {
      token: this.#newToken(),
      messages: [],
      day(next, times = Number.POSITIVE_INFINITY) {
        kind = next;
        left = times;
      },
      today() {
        if (left <= 0) kind = 'well';
        left -= 1;
        return kind;
      },
    };
    this.#byToken.set(phone.token, phone);
    return phone;
  }
}

/** As Firebase writes them. */
export const firebaseToken = () =>
  `${randomBytes(16).toString('base64url')}:APA91b${randomBytes(99).toString('base64url')}`;
/** As Apple writes them. */
export const appleToken = () => randomBytes(32).toString('hex');
