/** A file as it goes to the exchange system, or a notification as it comes from there. */
export interface ExchangeFile {
  /** "IT12345670017_00001.xml"; of a notification "IT12345670017_00001_RC_001.xml". */
  name: string;
  xml: string;
}

export interface Notification extends ExchangeFile {
  /** Of the way it came. */
  id: string;
}

/** The way to the exchange system of the tax office. Every call has a time limit and throws when it is over. */
export interface Exchange {
  /**
   * Hands a file over; handing it over again under the same name is harmless.
   * @returns the number the exchange system gave it, where the way tells it
   */
  send(file: ExchangeFile): Promise<{ sdiId: string | undefined }>;
  /** Notifications that wait, the first one first. They come again until they are put away. */
  waiting(): Promise<Notification[]>;
  /** Puts a notification away for good. */
  putAway(notification: Notification): Promise<void>;
}
