/** A part of what is written, as the shop marks it in a preview. */
export interface OutlinedPart {
  /** Its place in the document, the first is 1. */
  part: number;
  name: string;
}

const BLUE = '#0b57d0';
/** Room between a part and its line, in pixels of the shop. */
const ROOM = 6;

/**
 * Draws a line with a name around a part of the shop, and keeps it there while the page grows.
 * @param bring whether the part is scrolled to
 * @returns what takes the line away
 */
export function outlinePart(shop: Document, { part, name }: OutlinedPart, bring: boolean): () => void {
  const line = shop.createElement('div');
  line.setAttribute('aria-hidden', 'true');
  line.dataset.outlined = String(part);
  // the shop lets no style in but what a script sets
  Object.assign(line.style, {
    position: 'absolute',
    zIndex: '5',
    pointerEvents: 'none',
    border: `3px solid ${BLUE}`,
    borderRadius: '26px',
    boxSizing: 'border-box',
  });
  const tag = shop.createElement('span');
  tag.textContent = name;
  Object.assign(tag.style, {
    position: 'absolute',
    left: '10px',
    top: '-22px',
    padding: '2px 10px',
    borderRadius: '8px',
    font: '600 15px/1.4 sans-serif',
    whiteSpace: 'nowrap',
    color: '#fff',
    background: BLUE,
  });
  line.append(tag);
  let wanted = bring;
  let frame = 0;
  const place = () => {
    const around = boundsOf(shop, part);
    if (!around) return line.remove();
    const { scrollX = 0, scrollY = 0 } = shop.defaultView ?? {};
    line.style.left = `${around.left + scrollX - ROOM}px`;
    line.style.top = `${around.top + scrollY - ROOM}px`;
    line.style.width = `${around.right - around.left + 2 * ROOM}px`;
    line.style.height = `${around.bottom - around.top + 2 * ROOM}px`;
    if (!line.isConnected) shop.body.append(line);
    if (!wanted) return;
    wanted = false;
    shop.defaultView?.scrollTo({ top: Math.max(0, around.top + scrollY - 180) });
  };
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  const sizes = new ResizeObserver(soon);
  sizes.observe(shop.body);
  soon();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    line.remove();
  };
}

/** What a part takes of the window: it may be several tiles, and some of them hidden. */
function boundsOf(shop: Document, part: number) {
  const marked = shop.querySelectorAll(`[data-block="${part}"], [data-beside-block="${part}"] > :not([data-block])`);
  const boxes = [...marked]
    .flatMap((each) => (each.getClientRects().length > 0 ? [each] : [...each.children]))
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
