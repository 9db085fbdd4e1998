import { useEffect, useState } from 'react';

/** True once the page is alive in the browser: the server cannot draw a part whose program comes later. */
export function useAlive(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return alive;
}
