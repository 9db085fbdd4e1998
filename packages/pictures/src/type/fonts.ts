import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);

/** Fonts turned into outlines on labels. Licences: see NOTICE.md. */
const FONT_FILES = {
  pacifico: '@fontsource/pacifico/files/pacifico-latin-400-normal.woff',
  lobster: '@fontsource/lobster/files/lobster-latin-400-normal.woff',
  slab: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff',
  playfair: '@fontsource/playfair-display/files/playfair-display-latin-800-normal.woff',
  fredoka: '@fontsource/fredoka/files/fredoka-latin-600-normal.woff',
  anton: '@fontsource/anton/files/anton-latin-400-normal.woff',
  abril: '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff',
  chewy: '@fontsource/chewy/files/chewy-latin-400-normal.woff',
  oleo: '@fontsource/oleo-script/files/oleo-script-latin-700-normal.woff',
  bowlby: '@fontsource/bowlby-one/files/bowlby-one-latin-400-normal.woff',
  righteous: '@fontsource/righteous/files/righteous-latin-400-normal.woff',
  cinzel: '@fontsource/cinzel/files/cinzel-latin-700-normal.woff',
  titan: '@fontsource/titan-one/files/titan-one-latin-400-normal.woff',
  yeseva: '@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff',
  gloock: '@fontsource/gloock/files/gloock-latin-400-normal.woff',
  shrikhand: '@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff',
  spartan: '@fontsource/league-spartan/files/league-spartan-latin-700-normal.woff',
  lilita: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
  dmserif: '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff',
  grand: '@fontsource/grand-hotel/files/grand-hotel-latin-400-normal.woff',
  sansita: '@fontsource/sansita/files/sansita-latin-800-normal.woff',
  rammetto: '@fontsource/rammetto-one/files/rammetto-one-latin-400-normal.woff',
  condensed: '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff',
  condensedBold: '@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff',
  gabarito: '@fontsource/gabarito/files/gabarito-latin-800-normal.woff',
} as const;

export type FontKey = keyof typeof FONT_FILES;

const loaded = new Map<FontKey, Font>();

/** The font, read from disk at its first use and kept. */
export function font(key: FontKey): Font {
  let found = loaded.get(key);
  if (!found) {
    found = fontkit.create(readFileSync(require.resolve(FONT_FILES[key]))) as Font;
    loaded.set(key, found);
  }
  return found;
}
