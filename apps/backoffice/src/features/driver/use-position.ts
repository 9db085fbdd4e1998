import { staffEndpoints } from '@sporta/contract';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';

/** Not more often than every so many milliseconds. */
const PAUSE_MS = 20_000;

/** Sends where the van is while its round is on the road and this page is open. @param roundId absent: nothing is sent */
export function usePosition(roundId: number | undefined): void {
  const api = useApi();
  useEffect(() => {
    if (roundId === undefined || !navigator.geolocation) return;
    let last = 0;
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude } }) => {
        if (Date.now() - last < PAUSE_MS) return;
        last = Date.now();
        // An old position is of no use: what cannot be sent now is dropped.
        api
          .call(staffEndpoints.staffDriver.position, { round_id: roundId, latitude, longitude })
          .catch(() => undefined);
      },
      // The driver says no, or the phone does not know: customers see minutes without a map.
      () => undefined,
      { enableHighAccuracy: true, maximumAge: 15_000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [api, roundId]);
}
