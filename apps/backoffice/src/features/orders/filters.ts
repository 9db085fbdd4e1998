import { type StaffPerson, storageZoneLabels, storageZones } from '@sporta/contract';
import { addDays, formatDayShort, type ShopDay } from '@sporta/domain';
import { slotHours } from '../../shared/figures/index.ts';
import { dayInForce, type OrdersSearch, payments } from './orders-search.ts';

/** A filter of the list: what it is called, what can be chosen, and what is. An empty value is no filter. */
export interface Filter {
  name: string;
  field: 'day' | 'begin' | 'warehouse_id' | 'zone' | 'payment' | 'company';
  value: string;
  options: { value: string; label: string }[];
}

const paymentNames: Record<(typeof payments)[number], string> = {
  card: 'Carta',
  'meal-ticket': 'Buoni pasto',
  wallet: 'Satispay',
  'gift-certificate': 'Buono regalo',
  'bank-transfer': 'Bonifico',
  other: 'Altro',
};

const every = (label: string) => ({ value: '', label });

function dayOptions(day: string, today: ShopDay): Filter['options'] {
  const near = Array.from({ length: 6 }, (_, index) => addDays(today, index - 1));
  const named: Record<string, string> = {
    [addDays(today, -1)]: 'Ieri',
    [today]: 'Oggi',
    [addDays(today, 1)]: 'Domani',
  };
  const days = near.includes(day) || ['all', 'week', 'today'].includes(day) ? near : [...near, day];
  return [
    ...days.map((each) => ({ value: each, label: named[each] ?? formatDayShort(each) })),
    { value: 'week', label: 'Prossimi 7 giorni' },
    { value: 'all', label: 'Tutti' },
  ];
}

/** @param hours slots of the day, for the filter by hour */
export function filtersOf(
  search: OrdersSearch,
  stores: StaffPerson['stores'],
  hours: readonly { beginTime: string; endTime: string }[],
  today: ShopDay,
): Filter[] {
  const day = dayInForce(search);
  const begins = new Map(hours.map((slot) => [slot.beginTime.slice(0, 5), slotHours(slot)]));
  if (search.begin && !begins.has(search.begin)) begins.set(search.begin, search.begin);
  const filters: Filter[] = [
    { name: 'Giorno', field: 'day', value: day === 'today' ? today : day, options: dayOptions(day, today) },
    {
      name: 'Fascia',
      field: 'begin',
      value: search.begin ?? '',
      options: [every('Tutte'), ...[...begins].sort().map(([value, label]) => ({ value, label }))],
    },
    {
      name: 'Sede',
      field: 'warehouse_id',
      value: String(search.warehouse_id ?? ''),
      options: [
        every('Tutte'),
        ...stores.map(({ warehouseId, name }) => ({ value: String(warehouseId), label: name })),
      ],
    },
    {
      name: 'Settore',
      field: 'zone',
      value: search.zone ?? '',
      options: [every('Tutti'), ...storageZones.map((zone) => ({ value: zone, label: storageZoneLabels[zone] }))],
    },
    {
      name: 'Pagamento',
      field: 'payment',
      value: search.payment ?? '',
      options: [every('Tutti'), ...payments.map((kind) => ({ value: kind, label: paymentNames[kind] }))],
    },
    {
      name: 'Clienti',
      field: 'company',
      value: search.company ?? '',
      options: [every('Tutti'), { value: 'true', label: 'Aziende' }, { value: 'false', label: 'Privati' }],
    },
  ];
  return filters.filter(({ field }) => field !== 'warehouse_id' || stores.length > 1);
}

/** The filters in force as chips that can be taken off; the day always holds and is none. */
export function chipsOf(filters: readonly Filter[], search: OrdersSearch): { field: string; label: string }[] {
  const chosen = filters
    .filter(({ field, value }) => field !== 'day' && value !== '')
    .map(({ name, field, value, options }) => {
      const label = options.find((option) => option.value === value)?.label ?? value;
      return { field: field as string, label: `${name} ${label}` };
    });
  return [
    ...(search.q ? [{ field: 'q', label: `“${search.q}”` }] : []),
    ...chosen,
    ...(search.user_id ? [{ field: 'user_id', label: 'Un cliente' }] : []),
    ...(search.company_id ? [{ field: 'company_id', label: 'Un’azienda' }] : []),
  ];
}
