import { useEffect, useState } from 'react';

/**
 * The address under which a page shows a file that is not on the server; the browser is told to let go of it once another file
 * takes its place, and when the page goes.
 */
export function useShownFile(): [address: string | undefined, show: (file: File | undefined) => void] {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address);
    return undefined;
  }, [address]);
  return [address, (file) => setAddress(file && URL.createObjectURL(file))];
}
