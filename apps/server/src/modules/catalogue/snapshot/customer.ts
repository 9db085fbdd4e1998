/** Whose prices: the price list a customer buys by, and the segment promotions are for. */
export interface Customer {
  priceListId: number;
  segment: 'household' | 'business' | 'staff';
  member: boolean;
}

export const anonymousCustomer: Customer = { priceListId: 1, segment: 'household', member: false };
