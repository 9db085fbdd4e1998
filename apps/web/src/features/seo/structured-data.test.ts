import type { Warehouse } from '@sporta/contract';
import { expect, it } from 'vitest';
import { organizationData } from './shop-data.ts';
import { storeData } from './store-data.ts';

const store: Warehouse = {
  warehouseId: 3,
  name: 'Milano',
  slug: 'milano',
  address: {
    addressName: 'Milano',
    address1: 'Via Tortona',
    addressNumber: '27',
    city: 'Milano',
    province: 'MI',
    postalcode: '20144',
  },
  metaData: { warehouse_locator: {} },
  serviceHours: { default: [{ beginWeekDay: 2, beginHour: '08:30', endHour: '19:30' }] },
  deliveryServices: [],
};

it('says hours of the week and of the days that differ as search engines read them', () => {
  expect(storeData('https://sporta.example', store)).not.toHaveProperty('specialOpeningHoursSpecification');
  const exceptions = [
    { date: '2026-12-24', closed: false, beginHour: '08:00', endHour: '13:00', note: 'Vigilia' },
    { date: '2026-12-25', closed: true },
  ];
  expect(storeData('https://sporta.example', { ...store, exceptions })).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '08:30', closes: '19:30' }],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '08:00', closes: '13:00' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
  });
});

it('says the telephone the shop says itself, and none where it says none', () => {
  const origin = 'https://sporta.example';
  const mail = { href: 'mailto:ciao@bottega.example' };
  expect(organizationData(origin, [mail])).not.toHaveProperty('contactPoint');
  expect(organizationData(origin, [mail, { href: 'tel:+39024455' }])).toMatchObject({
    contactPoint: { telephone: '+39024455' },
  });
});
