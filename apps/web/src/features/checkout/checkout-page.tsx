import type { Cart, CartItem, HeldTimeslot } from '@sporta/contract';
import { cartCountText } from '@sporta/domain';
import {
  Button,
  ButtonLink,
  Chip,
  ConfirmProvider,
  IconButton,
  IconLink,
  Note,
  Panel,
  Price,
  RowsSkeleton,
  Switch,
} from '@sporta/ui';
import { SkipLink } from '@sporta/ui/components/layout/SkipLink.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ArrowLeftBold } from '@sporta/ui/icons/ArrowLeftBold.ts';
import { ArrowRightBold } from '@sporta/ui/icons/ArrowRightBold.ts';
import { ClockFill } from '@sporta/ui/icons/ClockFill.ts';
import { LightningFill } from '@sporta/ui/icons/LightningFill.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { WifiSlashFill } from '@sporta/ui/icons/WifiSlashFill.ts';
import { useQuery } from '@tanstack/react-query';
import { ClientOnly, useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { hourOf } from '../../lib/hour-of.ts';
import { clock } from '../../lib/late-format.ts';
import { shopNow } from '../../lib/shop-clock.ts';
import { sparePart } from '../../lib/spare-part.ts';
import { useApi } from '../../lib/use-api.ts';
import { useConnection } from '../../lib/use-connection.ts';
import { useFirstFrameOver } from '../../lib/use-slices.ts';
import { isWideScreen } from '../../lib/use-wide-screen.ts';
import {
  type CartView,
  estimatedText,
  useCart,
  useEmptyCart,
  useSetOrderInfo,
  useShownItems,
  useUnlockIdleCart,
} from '../../shared/cart/index.ts';
import { CartSections, CartTotals, FreeDelivery, SavedNote, shownTotal } from '../../shared/cart-view/index.ts';
import { HoldNote, openDelivery, shortSlot, useLostSlot } from '../../shared/delivery/index.ts';
import { PassHint } from '../../shared/delivery-pass/index.ts';
import { SaveAsList } from '../../shared/lists/index.ts';
import { ApprovalNote } from '../../shared/orders/index.ts';
import { overlays } from '../../shared/overlays/index.ts';
import { cardName, proposedCard, savedCardsQuery } from '../../shared/payment/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { CheckoutWhere } from './checkout-where.tsx';
import { CompactWhere } from './compact-where.tsx';
import { CompanyReferences } from './company-references.tsx';
import { Forgotten } from './forgotten.tsx';
import { isPaidWithoutCard } from './model/payment-parts.ts';
import type { Requirement } from './model/requirements.ts';
import { useMissing } from './model/use-missing.ts';
import { keptSlot, useUnfinishedPayment } from './model/use-unfinished-payment.ts';
import { ModifyingNote } from './modifying-note.tsx';
import { NothingInCart } from './nothing-in-cart.tsx';
import { RequirementNotes } from './requirement-notes.tsx';
import { UnfinishedPaymentNote } from './unfinished-payment-note.tsx';
import { Vouchers } from './vouchers.tsx';

const NOTHING: readonly CartItem[] = [];

/** /checkout: the whole cart, what it costs, and what is still missing to the order. */
export function CheckoutPage() {
  const cart = useCart();
  const items = useShownItems(cart?.cartItems ?? NOTHING);
  useUnlockIdleCart(cart, true);
  return (
    <ConfirmProvider>
      {cart === undefined ? (
        <RowsSkeleton count={8} label="Carico il carrello" />
      ) : items.length === 0 ? (
        <div className="co-empty">
          <CompactHead cart={cart} />
          <ModifyingNote cart={cart} />
          <NothingInCart />
        </div>
      ) : (
        <FullCart cart={cart} />
      )}
    </ConfirmProvider>
  );
}

/** Only who wants an invoice loads it. */
const InvoiceHolder = sparePart(() => import('./invoice-holder.tsx'));

function FullCart({ cart }: { cart: Cart }) {
  const [view, setView] = useState<CartView>('sectors');
  const unfinished = useUnfinishedPayment(cart);
  const paying = unfinished.payment;
  const lacking = useMissing(cart);
  const complete = useCompleteOrder(lacking);
  const onComplete = paying ? unfinished.resume : complete;
  const setInfo = useSetOrderInfo();
  // a slot that was lost has a note of its own
  const lost = useLostSlot(cart.timeslot) !== undefined;
  const later = useFirstFrameOver();
  const missing = paying ? [] : lacking.filter(({ code }) => !(lost && code === 'slot-needed'));
  return (
    <>
      <SkipLink target="riepilogo">Vai al totale</SkipLink>
      <CompactHead cart={cart} />
      <div className="cols2 co-cols">
        <div>
          <WideHead cart={cart} />
          <UnfinishedPaymentNote state={unfinished} />
          <ModifyingNote cart={cart} />
          <CheckoutWhere cart={cart} timeslot={paying ? keptSlot(paying) : cart.timeslot} />
          <CompactWhere cart={cart} timeslot={paying ? keptSlot(paying) : cart.timeslot} />
          <HoldNote timeslot={cart.timeslot} />
          <ApprovalNote className="above" cart={cart} />
          <RequirementNotes missing={missing} />
          <FreeDelivery cart={cart} />
          <div className="co-tools">
            <ViewChips view={view} onChange={setView} />
            <Switch
              label="Accetto sostituzioni su tutto"
              className="small"
              checked={cart.cartItems.every((item) => item.cartItemInfo.accept_alternatives === 'true')}
              disabled={!cart.editable}
              onChange={(event) => setInfo.mutate({ accept_alternatives: event.target.checked })}
            />
          </div>
          <CartSections items={cart.cartItems} view={view} editable={cart.editable} pictured />
        </div>
        {/* on a phone it stands below the lines */}
        {later || isWideScreen() ? <Side cart={cart} onComplete={onComplete} paying={paying !== undefined} /> : null}
      </div>
      {later ? <Forgotten cart={cart} /> : null}
      <CompactFoot cart={cart} onComplete={onComplete} paying={paying !== undefined} />
    </>
  );
}

/** What it costs and how it is to be invoiced and delivered; beside the lines where there is room. */
function Side({ cart, onComplete, paying }: ToPay) {
  const setInfo = useSetOrderInfo();
  return (
    <aside id="riepilogo" tabIndex={-1} className="co-side" aria-label="Riepilogo">
      <Summary cart={cart} onComplete={onComplete} paying={paying} />
      <Vouchers cart={cart} />
      <Panel className="side-panel">
        <Switch
          label="Voglio la fattura"
          className="small"
          checked={cart.cartInfos.invoice_requested === 'true'}
          disabled={!cart.editable}
          onChange={(event) => setInfo.mutate({ invoice_requested: event.target.checked })}
        />
        <p className="xs muted invoice-hint">
          Si chiede adesso, non dopo. Usiamo i tuoi{' '}
          <Link className="link" href="/profile/billing">
            dati di fatturazione
          </Link>
          .
        </p>
        {cart.cartInfos.invoice_requested === 'true' ? (
          <ClientOnly>
            <Suspense>
              <InvoiceHolder cart={cart} />
            </Suspense>
          </ClientOnly>
        ) : null}
        <SavedNote
          label="Nota per la consegna"
          of={`${cart.cartId}`}
          value={cart.cartInfos.order_comment ?? ''}
          disabled={!cart.editable}
          onSave={(order_comment) => setInfo.mutate({ order_comment })}
        />
      </Panel>
      <CompanyReferences cart={cart} />
    </aside>
  );
}

/** "Concludi ordine": to the payment, or to the first thing that is missing. */
function useCompleteOrder([first]: Requirement[]): () => void {
  const router = useRouter();
  return () => {
    const wrong = document.querySelector<HTMLElement>('.co-side [aria-invalid]');
    if (wrong) wrong.focus();
    else if (!first) void router.navigate({ to: '/payment' });
    else if (first.code === 'address-needed') openDelivery('address');
    else if (first.code === 'slot-needed') openDelivery('slot');
    else document.getElementById('cosa-manca')?.focus();
  };
}

function WideHead({ cart }: { cart: Cart }) {
  const { ask, busy } = useEmptyCart();
  return (
    <div className="co-head">
      <h1>Il tuo carrello</h1>
      <SaveAsList source={{ from_cart: true }} />
      {cart.editable ? (
        <Button kind="quiet" busy={busy} onClick={() => void ask()}>
          <Trash />
          Svuota
        </Button>
      ) : null}
    </div>
  );
}

function CompactHead({ cart }: { cart: Cart }) {
  const { ask } = useEmptyCart();
  return (
    <div className="mco-head">
      <IconLink icon={ArrowLeftBold} label="Torna Indietro" href="/" />
      <h1>Carrello</h1>
      <span className="muted small">{cartCountText(cart.totalItems)}</span>
      {cart.editable && cart.cartItems.length > 0 ? (
        <IconButton icon={Trash} label="Svuota" onClick={() => void ask()} />
      ) : null}
    </div>
  );
}

const VIEWS: { value: CartView; label: string }[] = [
  { value: 'sectors', label: 'Per reparto' },
  { value: 'latest', label: 'Ultimi aggiunti' },
  { value: 'offers', label: 'Solo offerte' },
];

function ViewChips({ view, onChange }: { view: CartView; onChange: (view: CartView) => void }) {
  return (
    <fieldset className="co-chips">
      <legend className="sr">Come vedere il carrello</legend>
      {VIEWS.map(({ value, label }) => (
        <Chip key={value} pressed={value === view} onClick={() => onChange(value)}>
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}

interface ToPay {
  cart: Cart;
  onComplete: () => void;
  /** A payment is under way: there is only that to go on with. */
  paying: boolean;
}

function Summary({ cart, onComplete, paying }: ToPay) {
  const { data: cards = [] } = useQuery(savedCardsQuery(useApi()));
  const card = proposedCard(cards);
  const words = estimatedText(cart.cartItems);
  const { offline } = useConnection();
  const mayPayFast = useMayPayFast(paying);
  return (
    <div className="stick co-summary">
      <h2>Riepilogo</h2>
      <CartTotals cart={cart} full />
      {words ? <p className="xs muted above-s">{words}</p> : null}
      <div className="co-buttons">
        <CompleteButton block onComplete={onComplete} paying={paying} />
        {mayPayFast ? (
          <Button kind="soft" block onClick={() => overlays.open('fast-payment')}>
            <LightningFill />
            {card && !isPaidWithoutCard(cart) ? `Pagamento rapido con ${cardName(card)}` : 'Pagamento rapido'}
          </Button>
        ) : null}
        <ButtonLink kind="ghost" block href="/">
          Continua la spesa
        </ButtonLink>
      </div>
      {paying || offline ? null : (
        <ClientOnly>
          <Suspense>
            <PassHint cart={cart} />
          </Suspense>
        </ClientOnly>
      )}
    </div>
  );
}

/** Ordering needs the shop: stock, slot and price are its own. */
function CompleteButton({ onComplete, paying, block }: Omit<ToPay, 'cart'> & { block?: boolean }) {
  if (useConnection().offline) {
    return (
      <Button size="lg" block={block} disabled>
        <WifiSlashFill />
        Per ordinare serve la rete
      </Button>
    );
  }
  return (
    <Button size="lg" block={block} onClick={onComplete}>
      {paying ? 'Continua il pagamento' : 'Concludi ordine'}
      <ArrowRightBold />
    </Button>
  );
}

/** Without a network: until when the place in the slot waits for it. */
function HeldMeanwhile({ timeslot }: { timeslot: HeldTimeslot }) {
  if (Date.parse(timeslot.holdExpires) <= shopNow()) return null;
  return (
    <Note kind="info" icon={ClockFill} className="held-meanwhile">
      La fascia <b>{shortSlot(timeslot)}</b> è tua fino alle {clock(Date.parse(timeslot.holdExpires))}.
    </Note>
  );
}

/** With a saved card: not while another payment is under way, without a network, or by staff, who may not use the customer's card. */
function useMayPayFast(paying: boolean): boolean {
  const { offline } = useConnection();
  const { user } = useSession();
  return !paying && !offline && !user.actedBy;
}

/** Always in view on small screens. */
function CompactFoot({ cart, onComplete, paying }: ToPay) {
  const { offline, seen } = useConnection();
  const mayPayFast = useMayPayFast(paying);
  return (
    <div className="mfoot">
      <div className="mfoot-total">
        <span>
          {cart.change ? 'Da pagare ora' : 'TOTALE'}
          {seen.cart ? <span className="xs muted"> delle {hourOf(seen.cart)}</span> : null}
        </span>
        <Price size="lg" cents={shownTotal(cart)} />
      </div>
      {offline && cart.timeslot ? <HeldMeanwhile timeslot={cart.timeslot} /> : null}
      <div className="mfoot-buttons">
        {mayPayFast ? (
          <Button kind="soft" size="lg" onClick={() => overlays.open('fast-payment')}>
            <LightningFill />
            Rapido <span className="sr">(pagamento rapido)</span>
          </Button>
        ) : null}
        <CompleteButton onComplete={onComplete} paying={paying} />
      </div>
    </div>
  );
}
