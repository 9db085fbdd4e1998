import type { ShopDay } from './shop-day.ts';

/** Years completed on a day. Who was born on 29 February completes them on 1 March of common years. */
export function ageOn(birthDay: ShopDay, day: ShopDay): number {
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years;
}

/** Whether a drink of so many percent by volume says so, and is sold to adults alone (Reg. UE 1169/2011, annex XII). */
export const isAlcoholic = (percent: number): boolean => percent > 1.2;

/** 18 completed: alcohol may be sold (L. 125/2001, art. 14-ter). */
export function isAdult(birthDay: ShopDay, day: ShopDay): boolean {
  return ageOn(birthDay, day) >= 18;
}

/** Over 70: reduced delivery fee (domain rules, "Fee"). */
export function isOver70(birthDay: ShopDay, day: ShopDay): boolean {
  return ageOn(birthDay, day) >= 70;
}
