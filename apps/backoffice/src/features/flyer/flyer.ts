/** Where a product stands on the picture of its page, in thousandths of width and height. */
export interface Area {
  product: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface FlyerPage {
  title: string;
  /** Article codes. */
  products: string[];
  /** Of the library; absent: the shop draws the page from its products. */
  picture?: string | undefined;
  areas?: Area[] | undefined;
}

export type Flyer = {
  name: string;
  startsOn: string;
  endsOn: string;
  pages: FlyerPage[];
  warehouses?: string[] | undefined;
};

/** Products the shop can draw on a page. */
export const MOST_DRAWN = 11;
export const MOST_PAGES = 99;

/** Smallest side of a place that a finger finds, in thousandths. */
export const LEAST_SIDE = 20;

/** The rectangle between two points, inside the page. */
export function areaBetween(product: string, one: Point, other: Point): Area {
  const within = (value: number) => Math.round(Math.min(1000, Math.max(0, value)));
  const [left, right] = [within(Math.min(one.x, other.x)), within(Math.max(one.x, other.x))];
  const [top, bottom] = [within(Math.min(one.y, other.y)), within(Math.max(one.y, other.y))];
  return { product, x: left, y: top, width: right - left, height: bottom - top };
}

export interface Point {
  x: number;
  y: number;
}

/** A place with one side changed, still inside the page. */
export function withSide(area: Area, side: 'x' | 'y' | 'width' | 'height', value: number): Area {
  const next = { ...area, [side]: Math.round(Math.min(1000, Math.max(0, value || 0))) };
  return {
    ...next,
    x: Math.min(next.x, 1000 - LEAST_SIDE),
    y: Math.min(next.y, 1000 - LEAST_SIDE),
    width: Math.max(LEAST_SIDE, Math.min(next.width, 1000 - Math.min(next.x, 1000 - LEAST_SIDE))),
    height: Math.max(LEAST_SIDE, Math.min(next.height, 1000 - Math.min(next.y, 1000 - LEAST_SIDE))),
  };
}

/** A page with a product more; it goes where it was drawn. */
export function withProduct(page: FlyerPage, code: string, area?: Area): FlyerPage {
  const products = page.products.includes(code) ? page.products : [...page.products, code];
  const areas = (page.areas ?? []).filter(({ product }) => product !== code);
  return { ...page, products, areas: area ? [...areas, { ...area, product: code }] : areas };
}

/** A page without a product, nor a place of it. */
export function withoutProduct(page: FlyerPage, code: string): FlyerPage {
  return {
    ...page,
    products: page.products.filter((each) => each !== code),
    areas: page.areas?.filter(({ product }) => product !== code),
  };
}
