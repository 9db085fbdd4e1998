import type { StaffImport } from '@sporta/contract';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { hrefOf } from '../../lib/search-params.ts';
import { useImportActs } from './use-import-acts.ts';

/** A file that did not arrive whole, for want of network or because its page was left: it is sent again from the beginning. */
export function HalfArrivedPanel({ found }: { found: StaffImport }) {
  const { cancel } = useImportActs(found.importId);
  return (
    <section className="bx imp-apply" aria-labelledby="a-meta">
      <h2 id="a-meta">Il file non è arrivato tutto</h2>
      <p>Il caricamento si è interrotto, o è ancora in corso in un’altra pagina. In vendita non è cambiato nulla.</p>
      <ButtonLink block href={hrefOf('/catalogo/importa')}>
        Carica di nuovo
      </ButtonLink>
      <Button kind="ghost" block busy={cancel.isPending} onClick={() => cancel.mutate()}>
        Lascia perdere
      </Button>
    </section>
  );
}
