import { type ChangeEvent, useSyncExternalStore } from 'react';
import { chooseLook, type Look, lookNow, onLook } from '../../lib/look.ts';

/** The server knows no device. */
const onServer = (): Look => 'auto';

/** Light, dark or as the device says. */
export function LookChoice() {
  const look = useSyncExternalStore(onLook, lookNow, onServer);
  return (
    <label className="look-choice">
      Aspetto
      <select value={look} onChange={({ target }: ChangeEvent<HTMLSelectElement>) => chooseLook(target.value as Look)}>
        <option value="auto">Automatico</option>
        <option value="light">Chiaro</option>
        <option value="dark">Scuro</option>
      </select>
    </label>
  );
}
