import { endpoints } from '@sporta/contract';
import { allergenName, capitalised } from '@sporta/domain';
import { Button, Checkbox, Note, toast } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { shopName } from '../../lib/shop-name.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { setSession, useSession } from '../../shared/session/index.ts';
import { ProfileSections } from './profile-sections.tsx';

/** The 14 of the law, those people look for most often first. */
const ALLERGENS = [
  'milk',
  'gluten',
  'eggs',
  'nuts',
  'peanuts',
  'soy',
  'fish',
  'crustaceans',
  'molluscs',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
] as const;
type Allergen = (typeof ALLERGENS)[number];

/** /profile/allergens: what the customer never wants to eat; kept with their consent only, forgotten with one press. */
export function AllergensPage() {
  const { user } = useSession();
  const saved = user.avoidedAllergens ?? [];
  return <Choices key={saved.join()} saved={saved} />;
}

function Choices({ saved }: { saved: readonly string[] }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(saved));
  const [agreed, setAgreed] = useState(saved.length > 0);
  const [missing, setMissing] = useState(false);
  const consent = useRef<HTMLInputElement>(null);
  const save = useMutation({
    mutationFn: async (codes: Allergen[]) =>
      (await api.call(endpoints.tastes.avoidAllergens, { allergens: codes, consent: agreed })).user,
    onSuccess: (next, codes) => {
      setSession(queryClient, next);
      // lists leave out something else now
      void queryClient.invalidateQueries({ queryKey: ['catalogue'] });
      toast.success(codes.length === 0 ? 'Non ricordiamo più niente' : 'Scelta salvata');
    },
    onError: (error) => toast.error(messageOf(error, 'La scelta non è stata salvata: riprova.')),
  });
  const codes = ALLERGENS.filter((code) => chosen.has(code));
  const toggle = (code: Allergen, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(code);
    else next.delete(code);
    setChosen(next);
  };
  return (
    <>
      <div className="page-title">
        <h1>Allergeni</h1>
      </div>
      <ProfileSections />
      <form
        className="profile-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const needsConsent = codes.length > 0 && !agreed;
          setMissing(needsConsent);
          if (needsConsent) consent.current?.focus();
          else save.mutate(codes);
        }}
      >
        <p>
          Segna che cosa non vuoi mai. Negli elenchi nascondiamo i prodotti la cui etichetta lo dichiara, anche in
          tracce, e altrove li segniamo. Torni a vederli con un tocco.
        </p>
        <fieldset>
          <legend className="lb b">Non voglio mai</legend>
          <div className="allergen-choices">
            {ALLERGENS.map((code) => (
              <Checkbox
                key={code}
                label={capitalised(allergenName(code))}
                checked={chosen.has(code)}
                onChange={(event) => toggle(code, event.target.checked)}
              />
            ))}
          </div>
        </fieldset>
        <Note kind="info">
          Ci basiamo su ciò che i produttori dichiarano. Non tutti i prodotti hanno un’etichetta, come la frutta sfusa:
          prima di mangiare leggi sempre quella sulla confezione.
        </Note>
        {codes.length > 0 ? (
          <Checkbox
            ref={consent}
            label={`Acconsento a che ${shopName()} ricordi questa scelta`}
            description="Può dire qualcosa della tua salute: la usiamo solo per mostrarti i prodotti, non la vede nessun altro e la togli quando vuoi."
            checked={agreed}
            error={missing && !agreed ? 'Per ricordarla ci serve il tuo consenso' : undefined}
            onChange={(event) => setAgreed(event.target.checked)}
          />
        ) : null}
        <div className="row">
          <Button type="submit" busy={save.isPending}>
            Salva
          </Button>
          {saved.length > 0 ? (
            <Button kind="ghost" disabled={save.isPending} onClick={() => save.mutate([])}>
              Dimentica tutto
            </Button>
          ) : null}
        </div>
      </form>
    </>
  );
}
