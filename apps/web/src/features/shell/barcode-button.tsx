import { Barcode } from '@sporta/ui/icons/Barcode.ts';
import { overlays } from '../../shared/overlays/index.ts';

/** Opens the search by barcode. */
export function BarcodeButton() {
  return (
    <button
      type="button"
      className="icb"
      aria-label="Cerca con il codice a barre"
      onClick={() => overlays.open('barcode')}
    >
      <Barcode />
    </button>
  );
}
