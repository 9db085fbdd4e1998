import type { ZonePlan } from '@sporta/contract';
import { readPostcodes } from '@sporta/domain';
import { countOf } from '../../shared/figures/index.ts';
import { addPostcode } from './zone-draft.ts';

interface WantedPlacesProps {
  wanted: ZonePlan['wanted'];
  /** The postal codes as they are typed. */
  postcodes: string;
  onChange: (postcodes: string) => void;
}

/** Places nobody serves and customers wait for; a press adds one to the zone, and saving it tells who waits. */
export function WantedPlaces({ wanted, postcodes, onChange }: WantedPlacesProps) {
  const typed = new Set(readPostcodes(postcodes).postcodes);
  const left = wanted.filter(({ postcode }) => !typed.has(postcode));
  if (left.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that fill the field above, no form.
    <div className="zone-wanted" role="group" aria-labelledby="zone-wanted">
      <p id="zone-wanted" className="muted small">
        Chi aspetta che arriviamo: quando salvi la zona, gli scriviamo noi.
      </p>
      {left.map(({ postcode, customers }) => (
        <button
          key={postcode}
          type="button"
          className="chip"
          onClick={() => onChange(addPostcode(postcodes, postcode))}
        >
          <span className="sr">Aggiungi </span>
          {postcode} · {countOf(customers, 'cliente', 'clienti')}
        </button>
      ))}
    </div>
  );
}
