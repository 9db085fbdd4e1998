import { countText } from '@sporta/domain';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Bar } from '@sporta/ui/components/feedback/Bar.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { ArrowRightBold } from '@sporta/ui/icons/ArrowRightBold.ts';
import { ToteSimpleBold } from '@sporta/ui/icons/ToteSimpleBold.ts';
import { useRouter } from '@tanstack/react-router';
import { useCart } from '../../shared/cart/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { type ListWord, missingChoices, useAddChoices } from './model/use-choices.ts';
import { beforeAdding, useTakeBack } from './model/use-take-back.ts';

/** How long a whole list can be taken back, in milliseconds: time to see what came of it. */
const UNDO_MS = 10_000;

interface GuideBarProps {
  words: readonly ListWord[];
  /** The next word that is not in the cart; none at the end of the list. */
  next: ListWord | undefined;
  onNext: () => void;
  onSkip: () => void;
}

/** Leads through the list word by word, or adds the whole choice at once. */
export function GuideBar({ words, next, onNext, onSkip }: GuideBarProps) {
  const router = useRouter();
  const { isLoggedIn } = useSession();
  const cart = useCart();
  const addChoices = useAddChoices();
  const takeBack = useTakeBack();
  const missing = missingChoices(words);
  const done = words.filter(({ inCart }) => inCart).length;
  const add = () => {
    if (!isLoggedIn) {
      void router.navigate({ to: '/login', search: { redirect: router.state.location.href } });
      return;
    }
    const before = beforeAdding(
      cart,
      missing.map(({ product }) => product.productId),
    );
    addChoices.mutate(missing, {
      onSuccess: () =>
        toast.success(`${countText(missing.length, 'prodotto', 'prodotti')} nel carrello`, {
          label: 'Annulla',
          stayMs: UNDO_MS,
          onClick: () => takeBack.mutate(before, { onSuccess: () => toast.success('Il carrello è di nuovo com’era') }),
        }),
    });
  };
  return (
    <div className="guide">
      <div className="wrap row">
        <div className="grow where">
          <b>
            {next ? (
              <>
                <span>Prossima parola:</span> {next.result.word}
              </>
            ) : done === words.length ? (
              'La lista è completa'
            ) : (
              'Fine della lista'
            )}
          </b>
          <Bar label={`${done} parole su ${words.length} nel carrello`} value={done} max={words.length} />
        </div>
        {next ? (
          <>
            <Button kind="line" className="skip-word" onClick={onSkip}>
              Salta
            </Button>
            <Button kind="soft" className="next-word" onClick={onNext} aria-label="Avanti, alla prossima parola">
              Avanti
              <ArrowRightBold />
            </Button>
          </>
        ) : null}
        {missing.length > 0 ? (
          <Button size="lg" busy={addChoices.isPending || takeBack.isPending} onClick={add}>
            {addChoices.isPending ? null : <ToteSimpleBold />}
            Aggiungi {missing.length === 1 ? 'la scelta' : `le ${missing.length} scelte`}
          </Button>
        ) : done > 0 ? (
          <ButtonLink size="lg" href="/checkout">
            Vai al carrello
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
