import { allergenName, countText } from '@sporta/domain';
import { Switch } from '@sporta/ui/components/form/Switch.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { useSession } from '../session/index.ts';
import { listed } from './avoided-text.ts';

interface AvoidedNoteProps {
  /** Products left out; undefined where all are shown. */
  hidden: number | undefined;
  onChange: (hide: boolean) => void;
}

/** The filter of what the customer never wants: on by itself, off with one press. It says what labels name, not what is without. */
export default function AvoidedNote({ hidden, onChange }: AvoidedNoteProps) {
  const { user } = useSession();
  const { avoidedAllergens: codes = [] } = user;
  if (codes.length === 0) return null;
  const names = listed(codes.map(allergenName), 'o');
  return (
    <div className="avoided-note">
      <Switch
        label={<b>Nascondi ciò che dichiara {names}</b>}
        description={
          hidden === undefined
            ? 'Adesso vedi tutto; li segniamo sotto il prodotto.'
            : `${countText(hidden, 'prodotto nascosto', 'prodotti nascosti')}, tracce comprese. Dove l’etichetta non c’è, controlla tu.`
        }
        checked={hidden !== undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Link className="link small tap" href="/profile/allergens">
        Scegli che cosa eviti
      </Link>
    </div>
  );
}
