/** What is asked of a geocoder: nothing that says who lives there. */
export interface AskedAddress {
  street: string;
  houseNumber: string;
  city: string;
  postalcode: string;
}

/** Where an address is. */
export interface FoundPosition {
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** The door, the middle of the street, or no more than the town or postal code. */
  precision: 'house' | 'street' | 'place';
}

/** Somebody who knows where addresses are. */
export interface Geocoder {
  /**
   * @returns undefined for an address it does not know
   * @throws {GeocoderBusyError} when it wants to be left alone
   * @throws when it does not answer, or not in a way that can be read
   */
  find(address: AskedAddress): Promise<FoundPosition | undefined>;
}

/** The geocoder is asked too much (429, or 503 with a time). */
export class GeocoderBusyError extends Error {
  /** How long it wants to be left alone. */
  readonly pauseSeconds: number;

  constructor(pauseSeconds: number) {
    super(`the geocoder asks for ${pauseSeconds} s of rest`);
    this.name = 'GeocoderBusyError';
    this.pauseSeconds = pauseSeconds;
  }
}
