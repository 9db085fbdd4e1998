import { storeMark } from '../label/store-mark.ts';
import { text } from '../type/outline.ts';
import { PAGE, placesOf } from './layout.ts';
import { type FlyerProduct, type PicturePlace, tile } from './tile.ts';

export interface FlyerPage {
  /** Name of the leaflet: "Una settimana di prezzi bassi". */
  title: string;
  /** "dal 20 al 30 novembre". */
  period: string;
  /** "Copertina", "Freschi"… */
  section: string;
  number: number;
  pages: number;
  /** At most `TILES_PER_PAGE`. */
  products: readonly FlyerProduct[];
}

export interface DrawnPage {
  ground: string;
  /** Where the pack-shots go, in the order of the products: they are laid on the ground as bitmaps. */
  pictures: PicturePlace[];
  /** Goes on top. */
  flags: string;
}

/** A page of the leaflet. */
export function flyerPage(page: FlyerPage): DrawnPage {
  const { width, height, margin, header } = PAGE;
  const places = placesOf(page.number);
  const tiles = page.products.slice(0, places.length).flatMap((product, at) => {
    const place = places[at];
    return place ? [tile(product, place, `t${at}`)] : [];
  });
  const head = `<rect width="${width}" height="${header - 6}" fill="#d22d16"/>${text(page.period, 'gabarito', 22, margin, 46, '#fff', { anchor: 'l' })}${text(page.title, 'gabarito', 52, margin, 112, '#fff', { anchor: 'l', letterSpacing: -1, maxW: width - 2 * margin - 200 })}${text(page.section, 'gabarito', 24, margin, 146, '#ffdf5d', { anchor: 'l' })}${storeMark(width - margin - 170, 46, 170, '#fff', false, '#ffd12b')}`;
  const foot = `${text('Prezzi validi per la spesa online salvo esaurimento scorte. Il prezzo barrato è il più basso dei 30 giorni prima dell’offerta.', 'condensed', 15, margin, height - 22, '#555a4e', { anchor: 'l' })}${text(`${page.number} / ${page.pages}`, 'gabarito', 17, width - margin, height - 22, '#555a4e', { anchor: 'r' })}`;
  const sheet = (drawing: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  const paper = `<rect width="${width}" height="${height}" fill="#fff"/>`;
  return {
    ground: sheet(paper + head + tiles.map(({ ground }) => ground).join('') + foot),
    pictures: tiles.map(({ picture }) => picture),
    flags: sheet(tiles.map((each) => each.flag).join('')),
  };
}
