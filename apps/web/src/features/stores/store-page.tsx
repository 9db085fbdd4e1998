import type { LockerPlace, Warehouse } from '@sporta/contract';
import { formatDayLong, shopDay } from '@sporta/domain';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Breadcrumbs } from '@sporta/ui/components/layout/Breadcrumbs.tsx';
import { ArrowSquareOutBold } from '@sporta/ui/icons/ArrowSquareOutBold.ts';
import { ClockFill } from '@sporta/ui/icons/ClockFill.ts';
import { Envelope } from '@sporta/ui/icons/Envelope.ts';
import { MapPinFill } from '@sporta/ui/icons/MapPinFill.ts';
import { Phone } from '@sporta/ui/icons/Phone.ts';
import { distanceKm, distanceText, pointOf } from '../../shared/places/index.ts';
import { MapOnDemand } from './map-on-demand.tsx';
import { addressText, deliveryServiceIds, offers, servicesOf } from './model/find-stores.ts';
import { clock, closingText, openState, weekLines } from './model/opening-hours.ts';
import { usePickup } from './model/use-pickup.ts';
import { usePosition } from './model/use-position.ts';
import '../../lib/sheets/reading.css';

/** One store: where it is, when it is open, what it offers. */
export function StorePage({ store, now }: { store: Warehouse; now: number }) {
  const pickup = usePickup();
  const { position } = usePosition();
  const { PHONE, EMAIL } = store.metaData.warehouse_locator;
  const state = openState(store, now);
  const closing = closingText(store);
  const point = pointOf(store);
  const coming = (store.exceptions ?? []).filter(({ date }) => date >= shopDay(now));
  return (
    <div className="store-page">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Punti vendita', href: '/store-locator' },
          { label: store.name },
        ]}
      />
      <h1>{store.name}</h1>
      <p className={state.open ? 'state' : 'state shut'}>
        <ClockFill />
        {state.text}
      </p>
      {closing ? (
        <Note kind="warn" className="below">
          <b>Questo punto vendita {closing}.</b> Fino ad allora ordini e ritiri come sempre.
        </Note>
      ) : null}
      <div className="store-beside">
        <div className="store-cols">
          <section className="panel">
            <h2>Dove siamo</h2>
            <address>
              <p className="fact">
                <MapPinFill />
                <span>
                  {addressText(store)}
                  <br />
                  {store.address.postalcode} {store.address.city} ({store.address.province})
                  {point && position ? <> · a {distanceText(distanceKm(position, point))} da te</> : null}
                </span>
              </p>
              {PHONE ? (
                <p className="fact">
                  <Phone />
                  <a className="link tap" href={`tel:${PHONE.replace(/[^+\d]/g, '')}`}>
                    {PHONE}
                  </a>
                </p>
              ) : null}
              {EMAIL ? (
                <p className="fact">
                  <Envelope />
                  <a className="link tap" href={`mailto:${EMAIL}`}>
                    {EMAIL}
                  </a>
                </p>
              ) : null}
            </address>
            <div className="row acts">
              {offers(store, deliveryServiceIds.pickup) ? (
                <Button busy={pickup.busy} onClick={() => pickup.choose(store.warehouseId, store.name)}>
                  Ritiro presso questo negozio
                </Button>
              ) : null}
              {point ? (
                <ButtonLink
                  kind="line"
                  href={`https://www.openstreetmap.org/directions?to=${point.latitude}%2C${point.longitude}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  Portami qui
                  <ArrowSquareOutBold />
                </ButtonLink>
              ) : null}
            </div>
          </section>
          <section className="panel">
            <h2>Orari</h2>
            <table>
              <tbody>
                {weekLines(store).map(({ days, hours }) => (
                  <tr key={days}>
                    <th scope="row">{days}</th>
                    <td>{hours}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {coming.length > 0 ? (
              <>
                <h3>Aperture e chiusure particolari</h3>
                <ul>
                  {coming.map(({ date, closed, beginHour, endHour, note }) => (
                    <li key={date}>
                      {formatDayLong(date)}:{' '}
                      {closed || !beginHour || !endHour ? 'chiuso' : `${clock(beginHour)}–${clock(endHour)}`}
                      {note ? ` (${note})` : null}
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </section>
          {store.locker ? <LockerSection locker={store.locker} /> : null}
          <section className="panel">
            <h2>Servizi</h2>
            <ul className="tags">
              {servicesOf(store).map((name) => (
                <li key={name}>
                  <Tag>{name}</Tag>
                </li>
              ))}
            </ul>
          </section>
        </div>
        {point ? (
          <MapOnDemand
            stores={[{ store, km: undefined }]}
            chosenId={store.warehouseId}
            from={undefined}
            cover
            onChoose={() => {}}
          />
        ) : null}
      </div>
    </div>
  );
}

/** The locker station of the store: where, when one gets to it, how long goods wait. */
function LockerSection({ locker }: { locker: LockerPlace }) {
  const { name, directions, serviceHours, stayHours, frozen } = locker;
  return (
    <section className="panel">
      <h2>{name}</h2>
      <p className="fact">
        <MapPinFill />
        <span>
          {addressText(locker)}
          {directions ? (
            <>
              <br />
              {directions}
            </>
          ) : null}
        </span>
      </p>
      <p className="fact">
        <ClockFill />
        <span>
          {serviceHours.length === 0
            ? 'Aperto giorno e notte'
            : weekLines({ serviceHours: { default: serviceHours } })
                .map(({ days, hours }) => `${days}: ${hours}`)
                .join(' · ')}
        </span>
      </p>
      <p>
        La spesa ti aspetta {stayHours === 1 ? 'un’ora' : `${stayHours} ore`}, con un codice che apre solo i tuoi vani.
        Gli alcolici non si ritirano al locker{frozen ? '' : ', e neanche i surgelati'}.
      </p>
    </section>
  );
}
