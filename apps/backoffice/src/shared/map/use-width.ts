import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * How wide a drawing is where it is as high as `height`: nothing is cut off on a phone, nor lost in the middle of a wide screen.
 * @param first before it is measured
 */
export function useWidth(height: number, first: number): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      if (element.clientHeight > 0) setWidth(Math.round((height * element.clientWidth) / element.clientHeight));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [height]);
  return [box, width];
}
