import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mealVoucherCents } from './meal-voucher.ts';

const goods = {
  foodCents: 6000,
  weighedFoodCents: 0,
  itemsCents: 8000,
  discountCents: 0,
  voucherCents: 0,
  excludedCents: 0,
  excludedFoodCents: 0,
  mealTicketCents: 0,
};

describe('what meal vouchers may pay', () => {
  it('is the food, and no more than the payment', () => {
    expect(mealVoucherCents(goods, 9000)).toBe(6000);
    expect(mealVoucherCents(goods, 2500)).toBe(2500);
    expect(mealVoucherCents({ ...goods, foodCents: 0 }, 9000)).toBe(0);
    expect(mealVoucherCents({ ...goods, foodCents: 0, itemsCents: 0 }, 9000)).toBe(0);
  });

  it('is less by the share of discounts, by what may weigh less and by tickets of others', () => {
    // 10 € of 80 € are off: three quarters of them are of food
    expect(mealVoucherCents({ ...goods, itemsCents: 7000, discountCents: 1000 }, 9000)).toBe(5250);
    expect(mealVoucherCents({ ...goods, voucherCents: 1000 }, 9000)).toBe(5250);
    expect(mealVoucherCents({ ...goods, weighedFoodCents: 2000 }, 9000)).toBe(5700);
    expect(mealVoucherCents({ ...goods, mealTicketCents: 4000 }, 9000)).toBe(2000);
  });

  it('leaves discounts to the food that may be promoted', () => {
    // 20 € of food keep their price; of the 60 € that may be promoted 40 € are food, and pay two thirds of what is off
    const some = { ...goods, excludedCents: 2000, excludedFoodCents: 2000 };
    expect(mealVoucherCents({ ...some, voucherCents: 1000 }, 9000)).toBe(5333);
    expect(mealVoucherCents({ ...some, excludedCents: 8000, excludedFoodCents: 6000 }, 9000)).toBe(6000);
  });

  it('is a whole number of cents between nothing and the food, whatever the order', () => {
    const cents = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(
        cents,
        cents,
        cents,
        cents,
        cents,
        cents,
        cents,
        (food, other, weighed, discount, voucher, tickets, paid) => {
          const lines = food + other;
          const discountCents = Math.min(discount, lines);
          const maximum = mealVoucherCents(
            {
              foodCents: food,
              weighedFoodCents: Math.min(weighed, food),
              itemsCents: lines - discountCents,
              discountCents,
              voucherCents: voucher,
              mealTicketCents: tickets,
              excludedCents: Math.floor(lines / 3),
              excludedFoodCents: Math.min(Math.floor(lines / 3), Math.floor(food / 2)),
            },
            paid,
          );
          expect(Number.isInteger(maximum)).toBe(true);
          expect(maximum).toBeGreaterThanOrEqual(0);
          expect(maximum).toBeLessThanOrEqual(Math.min(food, paid));
        },
      ),
    );
  });
});
