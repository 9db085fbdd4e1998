import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react';

interface Drag {
  from: number;
  /** Place it would take if it were let go now. */
  to: number;
  /** How far it was carried, in pixels of the page. */
  by: number;
}

interface Start {
  /** Place of the row that is carried. */
  from: number;
  /** Of the pointer, in the page. */
  y: number;
  height: number;
  /** Middles of the rows, in the page. */
  middles: number[];
}

/** Near the edges of the window, under the header and the bottom navigation, the page scrolls: so many pixels at a time. */
const EDGE = 130;
const SCROLL = 10;

/**
 * Rows put in order by dragging, alike with mouse, finger and pen. A row is carried by its grip; Esc lets it go where it was.
 * For the keyboard there must be buttons beside it.
 */
export function useDragOrder(move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const start = useRef<Start>(undefined);
  const pointer = useRef(0);

  /** Where the row is now; computed from the pointer, because what was drawn may lag behind it. */
  const carried = (): Drag | undefined => {
    if (!start.current) return undefined;
    const { from, y, middles } = start.current;
    const by = pointer.current + window.scrollY - y;
    const middle = (middles[from] ?? 0) + by;
    return { from, by, to: middles.filter((each, index) => index !== from && each < middle).length };
  };
  const follow = () => setDrag(carried());
  const end = () => {
    start.current = undefined;
    setDrag(undefined);
  };

  const isDragging = drag !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called reads what it needs from refs.
  useEffect(() => {
    if (!isDragging) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    let frame = requestAnimationFrame(function scroll() {
      const { current: y } = pointer;
      const step = y < EDGE ? -SCROLL : y > window.innerHeight - EDGE ? SCROLL : 0;
      if (step !== 0) {
        window.scrollBy(0, step);
        follow();
      }
      frame = requestAnimationFrame(scroll);
    });
    window.addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', onKey);
    };
  }, [isDragging]);

  const gripOf = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || start.current) return;
      const row = event.currentTarget.closest('li');
      const rows = row?.parentElement ? [...row.parentElement.children] : [];
      if (!row) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      pointer.current = event.clientY;
      start.current = {
        from: index,
        y: event.clientY + window.scrollY,
        height: row.getBoundingClientRect().height,
        middles: rows.map((each) => {
          const { top, height } = each.getBoundingClientRect();
          return top + window.scrollY + height / 2;
        }),
      };
      setDrag({ from: index, to: index, by: 0 });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      pointer.current = event.clientY;
      follow();
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      pointer.current = event.clientY;
      const dropped = carried();
      end();
      if (dropped && dropped.to !== dropped.from) move(dropped.from, dropped.to);
    },
    onPointerCancel: end,
  });

  /** The row that is carried follows the pointer; those it passes make room. */
  const styleOf = (index: number): CSSProperties | undefined => {
    const height = start.current?.height;
    if (!drag || height === undefined) return undefined;
    if (index === drag.from) return { transform: `translateY(${drag.by}px)` };
    const between = index > drag.from ? index <= drag.to : index >= drag.to;
    if (!between) return { transform: 'translateY(0)' };
    return { transform: `translateY(${index > drag.from ? -height : height}px)` };
  };

  return { dragged: drag?.from, gripOf, styleOf };
}
