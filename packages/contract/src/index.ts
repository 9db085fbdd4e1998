export * from './address.ts';
export * from './bread-crumb.ts';
export * from './call.ts';
export type { Welcome } from './calls/account.ts';
export type { Coverage } from './calls/addresses.ts';
export type { FastSearchResult, ListingRequest, Suggestion } from './calls/catalogue.ts';
export type { CompanyInvitation, CompanyJoinRequest, CompanyUser, OrderApproval } from './calls/company.ts';
export type { DeliveryService } from './calls/delivery.ts';
export * from './calls/index.ts';
export type { PersonalOffer } from './calls/offers.ts';
export type { PointEntry, PointRule, Reward, RewardRequest, RewardsCart } from './calls/rewards.ts';
export type { SignedInDevice } from './calls/session.ts';
export type { DriverGesture } from './calls/staff-driver.ts';
export * from './cart.ts';
export * from './category.ts';
export * from './client.ts';
export * from './content.ts';
export * from './endpoint.ts';
export * from './endpoints.ts';
export * from './envelope.ts';
export * from './facet-filter.ts';
export * from './gift-voucher.ts';
export * from './hash.ts';
export * from './list.ts';
export * from './listing.ts';
export * from './order.ts';
export * from './page.ts';
export * from './payment.ts';
export * from './product.ts';
export * from './reconciliation.ts';
export * from './staff.ts';
export * from './staff-endpoints.ts';
export * from './staff-invoice.ts';
export * from './staff-invoice-words.ts';
export * from './staff-order.ts';
export * from './staff-order-words.ts';
export * from './staff-picking.ts';
export * from './staff-picking-words.ts';
export * from './staff-product.ts';
export {
  type FieldChange,
  type ProductField,
  type ProductFieldValues,
  priceField,
  stockField,
} from './staff-product-fields.ts';
export * from './staff-roles.ts';
export * from './staff-round.ts';
export * from './staff-round-words.ts';
export * from './staff-slots.ts';
export * from './staff-today.ts';
export * from './status.ts';
export * from './timeslot.ts';
export * from './user.ts';
export * from './warehouse.ts';
