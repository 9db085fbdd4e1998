/** A thing strewn in windows and jars: its colour, distance between pieces, drawing, and colour of the gaps. */
export interface Piece {
  colour: string;
  step: number;
  draw: (colour: string, random: () => number, variant: number) => string;
  /** Share by which the colour is darkened for the ground. */
  ground?: number;
}
