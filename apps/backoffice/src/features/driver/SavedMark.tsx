import { CloudCheckFill } from '@sporta/ui/icons/CloudCheckFill.ts';
import { CloudSlashFill } from '@sporta/ui/icons/CloudSlashFill.ts';
import { countOf } from '../../shared/figures/index.ts';
import type { Driver } from './use-driver.ts';

/** Whether all that was done has reached the server. */
export function SavedMark({ driver: { waiting, stuck } }: { driver: Driver }) {
  const label = waiting === 0 ? 'Tutto salvato' : countOf(waiting, 'azione da inviare', 'azioni da inviare');
  const Glyph = stuck ? CloudSlashFill : CloudCheckFill;
  return (
    <span className="icb" role="img" aria-label={label} title={label}>
      <Glyph />
    </span>
  );
}
