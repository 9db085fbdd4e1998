/** The part of fontkit used here (the package ships no types). */
declare module 'fontkit' {
  export interface Glyph {
    path: { commands: { command: string; args: number[] }[] };
    bbox: { minY: number; maxY: number };
  }
  export interface GlyphPosition {
    xAdvance: number;
    xOffset?: number;
    yOffset?: number;
  }
  export interface Font {
    unitsPerEm: number;
    layout(text: string): { glyphs: Glyph[]; positions: GlyphPosition[]; advanceWidth: number };
  }
  export function create(file: Uint8Array): Font;
}
