import type { Timeslot, UserAddress } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { euroToCents, formatDayShort, formatEuro } from '@sporta/domain';
import {
  Button,
  ConfirmProvider,
  Dialog,
  EmptyState,
  IconButton,
  Note,
  Segmented,
  Sheet,
  useAnnounce,
} from '@sporta/ui';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { CaretLeftBold } from '@sporta/ui/icons/CaretLeftBold.ts';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { ClockDuotone } from '@sporta/ui/icons/ClockDuotone.ts';
import { StorefrontBold } from '@sporta/ui/icons/StorefrontBold.ts';
import { Truck } from '@sporta/ui/icons/Truck.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useWideScreen } from '../../lib/use-wide-screen.ts';
import { AddressForm } from '../../shared/address/index.ts';
import { useCart } from '../../shared/cart/index.ts';
import {
  deliveryServicesQuery,
  finishDelivery,
  leaveDelivery,
  type Place,
  shortSlot,
  slotHours,
  slotSentence,
  storesOffering,
  storesQuery,
  timeslotsQuery,
  useHoldSlot,
  useSetPlace,
  whereName,
} from '../../shared/delivery/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { overlays } from '../../shared/overlays/index.ts';
import { KeepWindow } from '../../shared/weekly/index.ts';
import { openWay, takeWay } from './asked-way.ts';
import { AddressChoice } from './place-choice.tsx';
import { type ChosenSlot, firstWeek, isOpenSlot, priceNews, rangeText, weeksOf } from './slot-choice.ts';
import { SlotChoicePanel } from './slot-choice-panel.tsx';
import { StoreChoice } from './store-choice.tsx';

interface DeliveryWindowProps {
  open: boolean;
  /** On small screens place and time have a sheet each; wide ones show both. */
  about: 'address' | 'slot';
}

const HOME = deliveryServiceIds.home;
const TITLES = {
  home: { both: 'Dove e quando ti portiamo la spesa?', slot: 'Quando arriviamo?', address: 'Dove la portiamo?' },
  collected: { both: 'Dove e quando ritiri la spesa?', slot: 'Quando la ritiri?', address: 'Dove la ritiri?' },
} as const;
const LABELS: Record<number, string> = { 1: 'Consegna a casa', 2: 'Ritiro presso', 3: 'Locker' };

/** Where and when the order goes: addresses or stores at the left, days and hours at the right. */
export function DeliveryWindow({ open, about }: DeliveryWindowProps) {
  const wide = useWideScreen();
  const cart = useCart();
  const choice = useDeliveryChoice(open);
  if (!cart) return null;
  const { setPlace, hold, service, editing, chosen, choose } = choice;
  const title = TITLES[service === HOME ? 'home' : 'collected'][wide ? 'both' : about];
  const services = <ServiceSwitch value={service} onChange={choice.setService} block={!wide} />;

  const place = editing ? (
    <AddressForm
      address={editing === 'new' ? undefined : editing}
      onSaved={(address) => choice.saved(address)}
      onCancel={() => choice.setEditing(undefined)}
    />
  ) : service === HOME ? (
    <AddressChoice
      cart={cart}
      busy={setPlace.isPending}
      onChoose={choice.place}
      onOtherWay={choice.setService}
      onNew={() => choice.setEditing('new')}
      onEdit={choice.setEditing}
    />
  ) : (
    <StoreChoice cart={cart} busy={setPlace.isPending} onChoose={choice.place} deliveryServiceId={service} />
  );
  const problems = (
    <>
      {setPlace.isError ? (
        <Note kind="err" live className="below">
          {messageOf(setPlace.error, 'L’indirizzo non è stato cambiato: riprova.')}
        </Note>
      ) : null}
      {setPlace.data && setPlace.data.warnings.length > 0 ? (
        <Note kind="warn" live className="below">
          {setPlace.data.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Note>
      ) : null}
    </>
  );
  const holdProblem = hold.isError ? <SlotProblem error={hold.error} choose={choose} /> : null;
  const facts = cart.minimumOrder ? (
    <Note kind="info" className="above">
      Il minimo d’ordine è {formatEuro(euroToCents(cart.minimumOrder.amount))}.
    </Note>
  ) : null;
  const slots =
    choice.isPlaced || setPlace.isPending ? (
      <SlotChoicePanel
        cart={cart}
        chosen={chosen}
        wide={wide}
        week={choice.week}
        onChoose={choose}
        onOtherWay={wide ? choice.setService : openWay}
      />
    ) : (
      <PlaceFirst service={service} />
    );

  const everyWeek =
    choice.slot && service === HOME && cart.shippingAddress?.userAddressId !== undefined ? (
      <KeepWindow key={choice.slot.timeslotId} userAddressId={cart.shippingAddress.userAddressId} slot={choice.slot} />
    ) : null;

  if (wide) {
    return (
      <Dialog
        open={open}
        onClose={leaveDelivery}
        title={title}
        width={1100}
        className="delivery-dialog"
        keepOnOutsidePress={editing !== undefined}
        headerEnd={services}
        footer={<WideFooter choice={choice} />}
      >
        <ConfirmProvider>
          <div className="delivery-cols">
            <section>
              <h3>
                {editing ? (editing === 'new' ? 'Nuovo indirizzo' : 'Modifica l’indirizzo') : placeTitle(service)}
              </h3>
              {problems}
              {place}
              {editing ? null : facts}
              {editing ? null : everyWeek}
            </section>
            <section>
              <SlotsTitle choice={choice} />
              {holdProblem}
              {slots}
            </section>
          </div>
        </ConfirmProvider>
      </Dialog>
    );
  }
  if (about === 'slot') {
    return (
      <Sheet
        open={open}
        onClose={leaveDelivery}
        title={title}
        footer={
          <Button size="lg" block disabled={!choice.slot} busy={hold.isPending} onClick={choice.confirm}>
            {choice.slot ? `Conferma ${shortConfirm(choice.slot)}` : 'Scegli un orario'}
          </Button>
        }
      >
        <div className="slot-sheet">
          {holdProblem}
          {cart.shippingAddress ? null : (
            <Button kind="soft" block onClick={() => overlays.open('address')}>
              Scegli l’indirizzo
            </Button>
          )}
          {slots}
          {everyWeek}
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet open={open} onClose={leaveDelivery} title={title}>
      <div className="delivery-sheet">
        {editing ? null : services}
        {problems}
        {place}
        {choice.isPlaced && !editing ? (
          <Button size="lg" block onClick={() => (cart.timeslot ? finishDelivery() : overlays.open('slot'))}>
            {cart.timeslot ? 'Fatto' : 'Scegli l’orario'}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}

type Choice = ReturnType<typeof useDeliveryChoice>;

/** What is being chosen while the window is open. The place is set at once, because the slots depend on it. */
function useDeliveryChoice(open: boolean) {
  const cart = useCart();
  const announce = useAnnounce();
  const setPlace = useSetPlace();
  const hold = useHoldSlot();
  const { data: days = [] } = useQuery(timeslotsQuery(useApi(), cart));
  const [wantedService, setService] = useState<number>();
  const [editing, setEditing] = useState<'new' | UserAddress>();
  const [wanted, setWanted] = useState<ChosenSlot>();
  const [turned, setWeek] = useState<number>();
  const { reset: forgetPlace } = setPlace;
  const { reset: forgetHold } = hold;
  useEffect(() => {
    if (open) {
      setService(takeWay());
      return;
    }
    setService(undefined);
    setEditing(undefined);
    setWanted(undefined);
    setWeek(undefined);
    forgetPlace();
    forgetHold();
  }, [open, forgetPlace, forgetHold]);

  const chosen = wanted ?? cart?.timeslot;
  const service = wantedService ?? cart?.shippingAddress?.deliveryServiceId ?? HOME;
  // another way of delivery is looked at, or a place is on its way to the shop: the slot held belongs to the one before
  const isPlaced = !setPlace.isPending && cart?.shippingAddress?.deliveryServiceId === service;
  const slot = isPlaced
    ? days.flatMap((day) => day.slots).find((each) => each.timeslotId === chosen?.timeslotId)
    : undefined;
  const weeks = weeksOf(days);
  const week = Math.min(turned ?? firstWeek(weeks, chosen), Math.max(0, weeks.length - 1));
  const place = (to: Place) => {
    setWanted(undefined);
    setWeek(undefined);
    forgetHold();
    setPlace.mutate(to, {
      onSuccess: ({ cart: changed }) => {
        if (changed.shippingAddress) announce(`Scelto ${whereName(changed.shippingAddress)}`);
      },
    });
  };
  return {
    setPlace,
    hold,
    service,
    setService,
    editing,
    setEditing,
    chosen,
    slot,
    isPlaced,
    weeks,
    week,
    setWeek,
    place,
    choose: (next: Timeslot) => {
      forgetHold();
      setWanted({ timeslotId: next.timeslotId, date: next.date });
    },
    saved: (address: UserAddress) => {
      setEditing(undefined);
      if (address.covered !== false) place({ userAddressId: address.userAddressId });
    },
    confirm: () => {
      const held = cart?.timeslot;
      if (!slot) return;
      if (held && held.timeslotId === slot.timeslotId && held.date === slot.date) {
        finishDelivery();
        return;
      }
      hold.mutate(slot, {
        onSuccess: (changed) => {
          const news = priceNews(slot, changed);
          if (news) toast.warning(news);
          announce(`${slotSentence(slot)}: te la teniamo per 60 minuti`);
          finishDelivery();
        },
        // The slot is gone: the choice is empty again.
        onError: () => setWanted(undefined),
      });
    },
  };
}

/** In place of the slots while it is not known whose they would be. */
function PlaceFirst({ service }: { service: number }) {
  return (
    <EmptyState
      icon={ClockDuotone}
      heading="h3"
      title="Prima dicci dove"
      body={`${placeNeeded(service)}: gli orari dipendono da dove la prendi.`}
    />
  );
}

/** What is missing before the slots can be shown. */
const placeNeeded = (service: number) => (service === HOME ? 'Scegli l’indirizzo' : 'Scegli il punto di ritiro');

function placeTitle(service: number): string {
  return service === HOME ? 'Indirizzo' : (LABELS[service] ?? 'Ritiro presso');
}

function shortConfirm(slot: Timeslot): string {
  const [weekday, day] = formatDayShort(slot.date).split(' ');
  return `${weekday} ${day}, ${slotHours(slot)}`;
}

function ServiceSwitch({ value, onChange, block }: { value: number; onChange: (id: number) => void; block: boolean }) {
  const api = useApi();
  const { data: services = [] } = useQuery(deliveryServicesQuery(api));
  const { data: stores = [] } = useQuery(storesQuery(api));
  const offered = services.filter(
    ({ deliveryServiceId: id }) => id === HOME || id === value || storesOffering(stores, id).length > 0,
  );
  if (offered.length < 2) return null;
  return (
    <Segmented
      label="Consegna o ritiro"
      block={block}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      options={offered.map((service) => ({
        value: String(service.deliveryServiceId),
        label: (
          <>
            {service.deliveryServiceId === HOME ? <Truck /> : <StorefrontBold />}
            {LABELS[service.deliveryServiceId] ?? service.name}
          </>
        ),
      }))}
    />
  );
}

/** The seven days in view, and the way to the others. */
function SlotsTitle({ choice: { weeks, week, setWeek, isPlaced } }: { choice: Choice }) {
  const announce = useAnnounce();
  if (!isPlaced) return <h3>Giorno e orario</h3>;
  const turn = (to: number) => {
    setWeek(to);
    announce(rangeText(weeks[to] ?? []));
  };
  return (
    <div className="slots-title">
      <h3>Giorno e orario</h3>
      {weeks.length > 1 ? (
        <IconButton icon={CaretLeftBold} label="Giorni prima" disabled={week === 0} onClick={() => turn(week - 1)} />
      ) : null}
      <span className="b small">{rangeText(weeks[week] ?? [])}</span>
      {weeks.length > 1 ? (
        <IconButton
          icon={CaretRightBold}
          label="Giorni dopo"
          disabled={week === weeks.length - 1}
          onClick={() => turn(week + 1)}
        />
      ) : null}
    </div>
  );
}

function WideFooter({ choice }: { choice: Choice }) {
  const cart = useCart();
  const { slot, hold, confirm, isPlaced, service } = choice;
  const where = cart?.shippingAddress;
  return (
    <>
      <div className="grow">
        <span className="muted small">
          {slot ? 'Hai scelto' : isPlaced ? 'Scegli un orario dalla tabella' : placeNeeded(service)}
        </span>
        {slot && where ? (
          <div className="picked">
            {slotSentence(slot)} · {whereName(where)}
          </div>
        ) : null}
      </div>
      <span className="muted small">Te la teniamo per 60 minuti</span>
      <Button size="lg" disabled={!slot} busy={hold.isPending} onClick={confirm}>
        {slot
          ? slot.cost === 0
            ? 'Conferma, gratis'
            : `Conferma per ${formatEuro(euroToCents(slot.cost))}`
          : 'Conferma'}
      </Button>
    </>
  );
}

/** The slot was taken meanwhile: says so, and proposes the first free one after it. */
function SlotProblem({ error, choose }: { error: unknown; choose: (slot: Timeslot) => void }) {
  const { data: days = [] } = useQuery(timeslotsQuery(useApi(), useCart()));
  const first = days.flatMap((day) => day.slots).find(isOpenSlot);
  return (
    <Note
      kind="err"
      live
      className="below"
      action={
        first ? (
          <Button kind="line" size="sm" onClick={() => choose(first)}>
            Prendi {shortSlot(first)}
          </Button>
        ) : undefined
      }
    >
      {messageOf(error, 'L’orario non è stato riservato: riprova.')}
    </Note>
  );
}
