import { Logo } from '@sporta/ui/components/brand/Logo.tsx';
import { IconButton, IconLink } from '@sporta/ui/components/button/IconButton.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';
import { ClockFill } from '@sporta/ui/icons/ClockFill.ts';
import { Heart } from '@sporta/ui/icons/Heart.ts';
import { ListBold } from '@sporta/ui/icons/ListBold.ts';
import { ListChecksBold } from '@sporta/ui/icons/ListChecksBold.ts';
import { MapPinFill } from '@sporta/ui/icons/MapPinFill.ts';
import { User } from '@sporta/ui/icons/User.ts';
import { shopName } from '../../lib/shop-name.ts';
import { useCart } from '../../shared/cart/index.ts';
import { addressWords, bookedHours, slotDay, useOpenDelivery } from '../../shared/delivery/index.ts';
import { overlays } from '../../shared/overlays/index.ts';
import { useLoginHref, useSession } from '../../shared/session/index.ts';
import { BarcodeButton } from './barcode-button.tsx';
import { FastSearchButton } from './fast-search-button.tsx';
import type { SearchSlot } from './model/search-slot.ts';

/** The header below 960 px: logo and account, search, then slot and address in one button (design, section 4). */
export function CompactHeader({ SearchBox }: { SearchBox: SearchSlot }) {
  const { isLoggedIn } = useSession();
  const loginHref = useLoginHref();
  return (
    <>
      <header className="mhd compact-only">
        <div className="r1">
          <IconButton icon={ListBold} label="Apri menu categorie" onClick={() => overlays.open('menu')} />
          <Link className="logo" href="/" aria-label={`${shopName()}, vai alla home`}>
            <Logo height={32} />
          </Link>
          {isLoggedIn ? (
            <>
              <IconLink icon={Heart} label="Vai alle liste dei preferiti" href="/profile/lists" />
              <IconLink icon={User} label="Il tuo profilo" href="/profile/profile-update" />
            </>
          ) : (
            <Link className="enter" href={loginHref}>
              <User />
              Accedi
            </Link>
          )}
        </div>
        <SearchBox placeholder="Cerca prodotto o marca">
          <BarcodeButton />
          <FastSearchButton className="icb" label="Spesa veloce">
            <ListChecksBold />
          </FastSearchButton>
        </SearchBox>
      </header>
      {isLoggedIn ? <DeliveryStrip /> : null}
    </>
  );
}

function DeliveryStrip() {
  const cart = useCart();
  const open = useOpenDelivery();
  if (!cart) return null;
  const address = addressWords(cart);
  const day = slotDay(cart);
  const words = (
    <>
      {address ? <ClockFill /> : <MapPinFill />}
      <span className="grow">
        <b>{day ? `${day}, ${bookedHours(cart)}` : address ? 'Scegli giorno e ora' : 'Scegli l’indirizzo'}</b>
        {address ? ` · ${address}` : ''}
      </span>
    </>
  );
  if (!cart.editable) {
    return (
      <section className="mdl compact-only" aria-label="La tua consegna">
        {words}
      </section>
    );
  }
  return (
    <button type="button" className="mdl compact-only" onClick={() => open(address ? 'slot' : 'address')}>
      {words}
      <CaretDownBold />
    </button>
  );
}
