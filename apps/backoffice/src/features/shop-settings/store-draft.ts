import type { StoreDetail } from '@sporta/contract';
import {
  type StoreAnswerName,
  type StoreChangeName,
  storeAnswerNames,
  storeChangeNames,
} from '@sporta/contract/staff-store-words.ts';
import { metresBetween } from '@sporta/routing/travel/straight-line.ts';
import type { Place } from '../../shared/map/index.ts';
import { draftOfWeek, sameEachDay, type WeekDraft, weekText } from '../../shared/week/index.ts';

/** A store as it is typed. */
export interface StoreDraft {
  texts: Partial<Record<StoreAnswerName, string>>;
  /** Where its pin stands; undefined before anybody knows. */
  place: Place | undefined;
  hours: WeekDraft;
  /** Weeks of windows; undefined where the service is not offered. */
  pickup: WeekDraft | undefined;
  home: WeekDraft | undefined;
}

const mornings = { opens: '09:00', closes: '13:00' };
const afternoons = { opens: '15:00', closes: '19:00' };
/** What most shops would type, to be changed where it is not so. */
export const usualWindows = (): WeekDraft => sameEachDay([mornings, afternoons]);

export const newStoreDraft = (): StoreDraft => ({
  texts: {},
  place: undefined,
  hours: sameEachDay([{ opens: '08:00', closes: '20:00' }]),
  pickup: usualWindows(),
  home: undefined,
});

export const draftOfStore = (store: StoreDetail): StoreDraft => ({
  texts: {
    name: store.name,
    street: store.street,
    street_number: store.streetNumber,
    postal_code: store.postalCode,
    city: store.city,
    province: store.province,
    phone: store.phone,
    email: store.email,
    services: store.services.join(', '),
  },
  place: { latitude: store.latitude, longitude: store.longitude },
  hours: draftOfWeek(store.week),
  pickup: undefined,
  home: undefined,
});

/**
 * What somebody typed, on what a colleague saved meanwhile: only what they changed is theirs.
 * @param from what it was typed on
 */
export function rebased(draft: StoreDraft, from: StoreDraft, onto: StoreDraft): StoreDraft {
  const mine = <Value>(typed: Value, before: Value, now: Value): Value =>
    JSON.stringify(typed) === JSON.stringify(before) ? now : typed;
  const names = storeAnswerNames.filter((name) => name in draft.texts || name in onto.texts);
  return {
    texts: Object.fromEntries(
      names.map((name) => [name, mine(draft.texts[name], from.texts[name], onto.texts[name]) ?? '']),
    ),
    place: mine(draft.place, from.place, onto.place),
    hours: mine(draft.hours, from.hours, onto.hours),
    pickup: mine(draft.pickup, from.pickup, onto.pickup),
    home: mine(draft.home, from.home, onto.home),
  };
}

/** Some ten centimetres. */
const DECIMALS = 6;
export const positionText = ({ latitude, longitude }: Place): string =>
  `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`;

/** "45,06770, 7,69340" or "45.0677 7.6934", as maps copy it; undefined while it is no point. */
export function placeOf(text: string): Place | undefined {
  const [, north = '', east = ''] = /^\s*(\d{2}[.,]\d+)\s*[,; ]\s*(\d{1,2}[.,]\d+)\s*$/.exec(text) ?? [];
  const degrees = (figures: string) => Number(figures.replace(',', '.'));
  return north === '' ? undefined : { latitude: degrees(north), longitude: degrees(east) };
}

const textOf = (draft: StoreDraft, name: StoreAnswerName): string => {
  if (name === 'position') return draft.place ? positionText(draft.place) : '';
  if (name === 'hours') return weekText(draft.hours);
  if (name === 'pickup_slots') return draft.pickup ? weekText(draft.pickup) : '';
  if (name === 'home_slots') return draft.home ? weekText(draft.home) : '';
  // a service that was switched off takes with it what was typed of it
  if (name === 'home_postcodes' && !draft.home) return '';
  return draft.texts[name] ?? '';
};

const answersTo = <Name extends StoreAnswerName>(draft: StoreDraft, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(draft, name)])) as Record<Name, string>;

/** What is sent to open it. */
export const openingOf = (draft: StoreDraft): Record<StoreAnswerName, string> => answersTo(draft, storeAnswerNames);

/** What is sent to change it. */
export const changeOf = (draft: StoreDraft): Record<StoreChangeName, string> => answersTo(draft, storeChangeNames);

/** What a map is asked for: the postal code says the province. */
const addressNames = ['street', 'street_number', 'postal_code', 'city'] as const;

export const addressOf = ({ texts }: Pick<StoreDraft, 'texts'>) =>
  Object.fromEntries(addressNames.map((name) => [name, (texts[name] ?? '').trim()])) as Record<
    (typeof addressNames)[number],
    string
  >;
export type StoreAddress = ReturnType<typeof addressOf>;

/** Two addresses are one to a map whatever their capitals. */
export const addressKey = (address: StoreAddress): string =>
  JSON.stringify(Object.values(address).map((part) => part.replace(/\s+/g, ' ').toLowerCase()));

/** Whether a map can be asked: a town and its postal code say at least where about. */
export const canBeFound = ({ postal_code, city }: StoreAddress): boolean =>
  /^\d{5}$/.test(postal_code) && city.length > 1;

/** Metres across which a town reaches: a pin further away than that stands in another one. */
const TOWN = 20_000;

/** Whether a pin cannot stand in the town of a place. */
export const isElsewhere = (pin: Place, town: Place): boolean => metresBetween(pin, town) > TOWN;

/**
 * Whether a pin stands where nobody put it: in the middle of a town, the map having found no more.
 * @param put where it stood when the map had answered @param warnedOf where it stood when somebody was told
 */
export const isUnplaced = (
  place: Place | undefined,
  {
    precision,
    put,
    warnedOf,
  }: { precision: string | undefined; put: string | undefined; warnedOf: string | undefined },
): boolean => {
  const at = place && positionText(place);
  return precision === 'town' && at !== undefined && at === put && at !== warnedOf;
};
