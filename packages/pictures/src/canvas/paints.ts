/** Offset 0…1, colour, opacity 0…1. */
export type Stop = [offset: number, colour: string, opacity?: number];
export type Direction = 'across' | 'down' | 'diagonal';

/** What drawn art needs of its sheet: shadings, each as a value for `fill`. */
export interface Paints {
  linear(stops: Stop[], direction?: Direction): string;
  radial(stops: Stop[], placement?: string): string;
}
