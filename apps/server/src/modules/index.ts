import type { Module } from '../platform/module.ts';
import { addressesModule } from './addresses/index.ts';
import { auditModule } from './audit/index.ts';
import { authModule } from './auth/index.ts';
import { benefitsModule } from './benefits/index.ts';
import { cartModule } from './cart/index.ts';
import { casesModule } from './cases/index.ts';
import { catalogueModule } from './catalogue/index.ts';
import { checkoutModule } from './checkout/index.ts';
import { coldModule } from './cold/index.ts';
import { collectionsModule } from './collections/index.ts';
import { companyModule } from './company/index.ts';
import { contentModule } from './content/index.ts';
import { deliveryModule } from './delivery/index.ts';
import { deliveryPassesModule } from './delivery-passes/index.ts';
import { demoModule } from './demo/index.ts';
import { einvoicesModule } from './einvoices/index.ts';
import { giftVouchersModule } from './gift-vouchers/index.ts';
import { invoicingModule } from './invoicing/index.ts';
import { listsModule } from './lists/index.ts';
import { doorsForVans, lockersModule } from './lockers/index.ts';
import { mealTicketsModule } from './meal-tickets/index.ts';
import { mediaModule } from './media/index.ts';
import { newslettersModule } from './newsletters/index.ts';
import { noticesModule } from './notices/index.ts';
import { notificationsModule } from './notifications/index.ts';
import { ordersFor } from './orders/index.ts';
import { payables } from './payables.ts';
import { paymentsFor } from './payments/index.ts';
import { pickingModule } from './picking/index.ts';
import { profileModule } from './profile/index.ts';
import { promotionsModule } from './promotions/index.ts';
import { quotesModule } from './quotes/index.ts';
import { readinessModule } from './readiness/index.ts';
import { reportsModule } from './reports/index.ts';
import { returnsModule } from './returns/index.ts';
import { roundsFor } from './rounds/index.ts';
import { searchWordsModule } from './search-words/index.ts';
import { shopSettingsModule } from './shop-settings/index.ts';
import { siteModule } from './site/index.ts';
import { slotPlannerModule } from './slot-planner/index.ts';
import { staffModule } from './staff/index.ts';
import { staffCatalogueModule } from './staff-catalogue/index.ts';
import { staffCompaniesModule } from './staff-companies/index.ts';
import { staffContentModule } from './staff-content/index.ts';
import { staffCustomersModule } from './staff-customers/index.ts';
import { staffImportsModule } from './staff-imports/index.ts';
import { staffOrdersModule } from './staff-orders/index.ts';
import { staffStoresModule } from './staff-stores/index.ts';
import { takingsModule } from './takings/index.ts';
import { tastesModule } from './tastes/index.ts';
import { warehousesModule } from './warehouses/index.ts';
import { weeklySlotsModule } from './weekly-slots/index.ts';
import { workEndings } from './work-endings.ts';

/** The parts of the shop, in the order in which they start. */
export const modules: Module[] = [
  shopSettingsModule,
  catalogueModule,
  mediaModule,
  contentModule,
  siteModule,
  cartModule,
  deliveryModule,
  mealTicketsModule,
  paymentsFor(payables, workEndings),
  ordersFor(payables),
  giftVouchersModule,
  deliveryPassesModule,
  checkoutModule,
  invoicingModule,
  einvoicesModule,
  takingsModule,
  reportsModule,
  returnsModule,
  collectionsModule,
  coldModule,
  casesModule,
  auditModule,
  staffModule,
  staffOrdersModule(),
  staffCatalogueModule,
  staffContentModule,
  staffCustomersModule,
  promotionsModule,
  staffImportsModule,
  readinessModule,
  staffStoresModule,
  searchWordsModule,
  staffCompaniesModule,
  quotesModule,
  pickingModule,
  slotPlannerModule,
  roundsFor(doorsForVans),
  lockersModule,
  noticesModule,
  notificationsModule,
  newslettersModule,
  authModule,
  profileModule,
  tastesModule,
  weeklySlotsModule,
  addressesModule,
  warehousesModule,
  listsModule,
  benefitsModule,
  companyModule,
  demoModule,
];
