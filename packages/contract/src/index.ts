export * from './address.ts';
export * from './banner-words.ts';
export * from './bread-crumb.ts';
export * from './call.ts';
export type { Welcome } from './calls/account.ts';
export type { Coverage } from './calls/addresses.ts';
export type { FastSearchResult, ListingRequest, Suggestion } from './calls/catalogue.ts';
export type {
  CompanyInvitation,
  CompanyJoinRequest,
  CompanyUser,
  CostCentre,
  OrderApproval,
  OrderLimits,
} from './calls/company.ts';
export type { DeliveryService } from './calls/delivery.ts';
export * from './calls/index.ts';
export { type NoticeKind, type NoticeSettings, noticeKinds } from './calls/notifications.ts';
export type { PersonalOffer } from './calls/offers.ts';
export type { PointEntry, PointRule, Reward, RewardRequest, RewardsCart } from './calls/rewards.ts';
export type { SignedInDevice } from './calls/session.ts';
export type { DriverGesture } from './calls/staff-driver.ts';
export type { WeeklyDay, WeeklySlot } from './calls/weekly-slots.ts';
export * from './cart.ts';
export * from './category.ts';
export * from './client.ts';
export * from './content.ts';
export * from './delivery-pass.ts';
export * from './endpoint.ts';
export * from './endpoints.ts';
export * from './envelope.ts';
export * from './facet-filter.ts';
export * from './gift-voucher.ts';
export * from './hash.ts';
export * from './items-sum.ts';
export * from './list.ts';
export * from './listing.ts';
export * from './most-listed.ts';
export * from './order.ts';
export * from './page.ts';
export type { Bought } from './paying.ts';
export * from './payment.ts';
export * from './product.ts';
export * from './profile-endpoints.ts';
export * from './promotion-kinds.ts';
export * from './quote.ts';
export * from './quote-words.ts';
export * from './reconciliation.ts';
export * from './staff.ts';
export * from './staff-audit-words.ts';
export * from './staff-case.ts';
export * from './staff-case-words.ts';
export * from './staff-cold.ts';
export * from './staff-cold-words.ts';
export * from './staff-company.ts';
export * from './staff-content.ts';
export * from './staff-content-words.ts';
export * from './staff-customer.ts';
export * from './staff-customer-words.ts';
export * from './staff-delivery-pass.ts';
export * from './staff-delivery-pass-words.ts';
export * from './staff-endpoints.ts';
export * from './staff-hours.ts';
export * from './staff-import.ts';
export * from './staff-invoice.ts';
export * from './staff-invoice-words.ts';
export * from './staff-locker.ts';
export * from './staff-newsletter.ts';
export * from './staff-newsletter-words.ts';
export * from './staff-order.ts';
export * from './staff-order-words.ts';
export * from './staff-picking.ts';
export * from './staff-picking-store.ts';
export * from './staff-picking-words.ts';
export * from './staff-product.ts';
export {
  type FieldChange,
  type ProductField,
  type ProductFieldValues,
  priceField,
  stockField,
} from './staff-product-fields.ts';
export * from './staff-promotion.ts';
export type { PromotionField, PromotionFields } from './staff-promotion-fields.ts';
export * from './staff-readiness.ts';
export * from './staff-report.ts';
export * from './staff-reward.ts';
export * from './staff-reward-words.ts';
export * from './staff-roles.ts';
export * from './staff-round.ts';
export * from './staff-round-words.ts';
export type * from './staff-search-words.ts';
export type * from './staff-shop.ts';
export * from './staff-shop-words.ts';
export * from './staff-slot-prices.ts';
export * from './staff-slots.ts';
export * from './staff-stores.ts';
export * from './staff-today.ts';
export * from './staff-zones.ts';
export * from './status.ts';
export type { TableFormat } from './table-format.ts';
export * from './timeslot.ts';
export * from './user.ts';
export * from './warehouse.ts';
export * from './with-changes.ts';
