// Written by scripts/generate-db-types.ts from the migrations. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Has a default in the database. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as a value; written as JSON text, so that arrays and plain texts arrive as JSON and not as SQL arrays. */
// biome-ignore lint/suspicious/noExplicitAny: the shape is the business of the module that owns the column
type Json = ColumnType<any, string, string>;

export interface AccountTable {
  account_id: Generated<number>;
  login: string;
  email: string;
  password_hash: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  phone: string | null;
  birth_date: string | null;
  segment: Generated<'household' | 'business' | 'staff'>;
  price_list_id: Generated<number>;
  company_id: number | null;
  is_master: Generated<boolean>;
  is_member: Generated<boolean>;
  fidelity_card: string | null;
  points: Generated<number>;
  reduced_delivery: Generated<boolean>;
  email_confirmed_at: Timestamp | null;
  profile_confirmed: Generated<boolean>;
  disabled_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  fiscal_code: string | null;
  invoice_requested: Generated<boolean>;
  delivery_notice: Generated<boolean>;
  language: Generated<string>;
  spending_limit_cents: number | null;
  over_limit: Generated<'refuse' | 'approval'>;
  later_charges_refused_at: Timestamp | null;
  search_text: Generated<string>;
  sort_name: Generated<string>;
  blocked_at: Timestamp | null;
  block_reason: string | null;
  forget_on: string | null;
  merged_into: number | null;
  monthly_budget_cents: number | null;
}

export interface AccountAllergenTable {
  account_id: number;
  allergen: 'gluten' | 'crustaceans' | 'eggs' | 'fish' | 'peanuts' | 'soy' | 'milk' | 'nuts' | 'celery' | 'mustard' | 'sesame' | 'sulphites' | 'lupin' | 'molluscs';
  consented_at: Timestamp;
}

export interface AccountDisclaimerTable {
  account_id: number;
  disclaimer_id: number;
  accepted: boolean;
  at: Generated<Timestamp>;
}

export interface AccountOfferTable {
  account_offer_id: Generated<number>;
  account_id: number;
  max_products: number;
  percent: number;
  valid_from: Timestamp;
  valid_to: Timestamp;
  activated_at: Timestamp | null;
}

export interface AccountOfferProductTable {
  account_offer_id: number;
  product_id: number;
  position: Generated<number>;
  activated: Generated<boolean>;
}

export interface AccountTokenTable {
  token_hash: Buffer;
  account_id: number;
  purpose: string;
  payload: Generated<Json>;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  account_token_id: GeneratedAlways<number>;
}

export interface AddressTable {
  address_id: Generated<number>;
  account_id: number;
  address_name: Generated<string>;
  recipient: Generated<string>;
  address1: string;
  address_number: Generated<string>;
  city: string;
  province: string;
  postalcode: string;
  latitude: number | null;
  longitude: number | null;
  doorbell: string | null;
  floor: string | null;
  has_lift: boolean | null;
  phone: string | null;
  notes: string | null;
  is_default: Generated<boolean>;
  deleted_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  stairway: string | null;
  position_source: 'geocoder' | 'customer' | 'staff' | null;
  position_precision: 'house' | 'street' | 'place' | null;
  position_asked_at: Timestamp | null;
  position_failures: Generated<number>;
}

export interface AuditLogTable {
  audit_id: GeneratedAlways<number>;
  at: Timestamp;
  account_id: number;
  actor_name: string;
  action: string;
  subject_kind: string;
  subject_id: number | null;
  subject_name: string | null;
  warehouse_id: number | null;
  before: Json | null;
  after: Json | null;
  reason: string | null;
}

export interface BudgetTable {
  key: Buffer;
  spent_to: Timestamp;
}

export interface CardSavingTable {
  card_saving_id: Generated<number>;
  account_id: number;
  provider: string;
  provider_ref: string;
  provider_id: string | null;
  state: Generated<'open' | 'saved' | 'failed'>;
  created_at: Generated<Timestamp>;
  payment_id: number | null;
}

export interface CareCaseTable {
  care_case_id: Generated<number>;
  kind: 'problem' | 'withdrawal';
  order_id: number;
  warehouse_id: number;
  order_problem_id: number | null;
  order_withdrawal_id: number | null;
  opened_at: Timestamp;
  due_at: Timestamp;
  state: Generated<'new' | 'taken' | 'answered' | 'closed'>;
  assignee_id: number | null;
  closed_at: Timestamp | null;
  search_text: Generated<string>;
}

export interface CareMessageTable {
  care_message_id: Generated<number>;
  care_case_id: number;
  staff_id: number;
  idempotency_key: string;
  text: string;
  at: Timestamp;
  mailed_at: Timestamp | null;
}

export interface CartTable {
  cart_id: Generated<number>;
  account_id: number;
  state: Generated<'open' | 'ordered' | 'merged' | 'parked'>;
  revision: Generated<number>;
  address_id: number | null;
  warehouse_id: number | null;
  delivery_service_id: Generated<number>;
  order_comment: string | null;
  accept_alternatives: Generated<boolean>;
  promo_codes: Generated<string[]>;
  locked_until: Timestamp | null;
  modified_order_id: number | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  invoice_requested: Generated<boolean>;
  purchase_order: string | null;
  cost_centre: string | null;
  invoice_holder_id: number | null;
}

export interface CartChangeTable {
  account_id: number;
  change_id: string;
  made_at: Timestamp;
}

export interface CartGiftCertificateTable {
  cart_id: number;
  gift_certificate_id: number;
  added_at: Generated<Timestamp>;
}

export interface CartItemTable {
  cart_item_id: Generated<number>;
  cart_id: number;
  product_id: number;
  quantity: number;
  insertion_type_id: Generated<number>;
  size: string | null;
  is_package: Generated<boolean>;
  accept_alternatives: Generated<boolean>;
  user_notes: string | null;
  refused: Generated<boolean>;
  added_at: Generated<Timestamp>;
  wanted_substitute_id: number | null;
  shelf_cents: number | null;
}

export interface CartMealTicketTable {
  cart_id: number;
  payment_type_id: number;
  wanted_tickets: number | null;
  added_at: Generated<Timestamp>;
}

export interface CatalogueChangeTable {
  version: GeneratedAlways<number>;
  product_id: number | null;
  changed_at: Generated<Timestamp>;
  part: 'promotions' | 'words' | 'stock' | null;
}

export interface CatalogueImportTable {
  catalogue_import_id: Generated<number>;
  account_id: number;
  file_name: string;
  bytes: number;
  state: 'uploading' | 'mapping' | 'checking' | 'checked' | 'mending' | 'applying' | 'applied' | 'pricing' | 'undoing' | 'undone' | 'cancelled';
  format: Json | null;
  columns: Generated<Json>;
  layout: string | null;
  mapping: Json | null;
  suspend_missing: Generated<boolean>;
  counts: Generated<Json>;
  done: Generated<number>;
  total: Generated<number>;
  waiting: Generated<boolean>;
  problem: string | null;
  created_at: Timestamp;
  applied_at: Timestamp | null;
  undone_at: Timestamp | null;
  prices_from: Timestamp | null;
  prices_pending: Generated<boolean>;
}

export interface CatalogueImportDepartmentTable {
  layout: string;
  value: string;
  category_id: number;
  answered_at: Timestamp;
}

export interface CatalogueImportLayoutTable {
  layout: string;
  mapping: Json;
  used_at: Timestamp;
}

export interface CatalogueImportPartTable {
  catalogue_import_id: number;
  part: number;
  bytes: Buffer;
}

export interface CatalogueImportRowTable {
  catalogue_import_id: number;
  line: number;
  state: 'error' | 'new' | 'changed' | 'same' | 'missing';
  code: string | null;
  name: string | null;
  given: Json | null;
  cells: Json | null;
  problems: Json | null;
  remarks: Json | null;
  kinds: Generated<string[]>;
  before: Json | null;
  after: Json | null;
  price_change: number | null;
}

export interface CategoryTable {
  category_id: Generated<number>;
  parent_id: number | null;
  path: string;
  name: string;
  description: string | null;
  position: Generated<number>;
  tint: string | null;
  icon: string | null;
  seo_title: string | null;
  seo_description: string | null;
  template_nav: Generated<Json>;
  active: Generated<boolean>;
}

export interface ColdCellTable {
  cold_cell_id: GeneratedAlways<number>;
  warehouse_id: number;
  name: string;
  kind: 'chilled' | 'frozen';
  max_tenths: number;
  alert_minutes: number;
  silent_minutes: number;
  active: Generated<boolean>;
}

export interface ColdCheckTable {
  cold_check_id: GeneratedAlways<number>;
  cold_cell_id: number;
  idempotency_key: string;
  at: Timestamp;
  staff_id: number;
  text: string;
}

export interface ColdProbeTable {
  cold_probe_id: GeneratedAlways<number>;
  cold_cell_id: number;
  name: string;
  key_hash: Buffer;
  created_at: Timestamp;
  revoked_at: Timestamp | null;
  last_seen_at: Timestamp | null;
}

export interface ColdReadingTable {
  cold_cell_id: number;
  at: Timestamp;
  cold_probe_id: Generated<number>;
  tenths: number;
  staff_id: number | null;
  received_at: Timestamp;
}

export interface CompanyTable {
  company_id: Generated<number>;
  name: string;
  vat_number: string;
  fiscal_code: string;
  recipient_code: string | null;
  pec: string | null;
  created_at: Generated<Timestamp>;
  pays_by_invoice: Generated<boolean>;
  credit_limit_cents: number | null;
  payment_days: Generated<number>;
  block_after_days: Generated<number>;
  unblocked_until: string | null;
  monthly_invoice: Generated<boolean>;
  max_order_cents: number | null;
}

export interface CompanyInvitationTable {
  company_invitation_id: Generated<number>;
  company_id: number;
  invited_by: number;
  email: string;
  spending_limit_cents: number | null;
  token_hash: Buffer | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  accepted_at: Timestamp | null;
}

export interface CompanyJoinRequestTable {
  company_join_request_id: Generated<number>;
  company_id: number;
  account_id: number;
  requested_at: Timestamp;
  business: Json | null;
}

export interface CompanyPaymentTable {
  company_payment_id: Generated<number>;
  company_id: number;
  payment_due_date_id: number;
  amount_cents: number;
  paid_on: string;
  reference: string | null;
  staff_id: number;
  idempotency_key: string;
  at: Timestamp;
}

export interface CompanyReminderTable {
  company_id: number;
  sent_on: string;
  staff_id: number;
  documents: string[];
  amount_cents: number;
  at: Timestamp;
  mailed_to: Generated<number[]>;
}

export interface ContentDraftTable {
  document: string;
  body: Json;
  based_on: string;
  revision: Generated<number>;
  account_id: number;
  changed_at: Timestamp;
  publish_at: Timestamp | null;
  problem: string | null;
}

export interface ContentPageTable {
  page_id: Generated<number>;
  name: string;
  title: string;
  content: string;
  seo_title: string | null;
  seo_description: string | null;
  valid_from: Timestamp | null;
  valid_to: Timestamp | null;
  updated_at: Generated<Timestamp>;
  aliases: Generated<string[]>;
  summary: string | null;
  picture: string | null;
  facts: Generated<Json>;
  ways: Generated<Json>;
}

export interface ContentPictureTable {
  picture: string;
  name: string;
  alt: string;
  bytes: Buffer;
  width: number;
  height: number;
  created_at: Timestamp;
  original: string | null;
  crop_x: number | null;
  crop_y: number | null;
  crop_width: number | null;
  crop_height: number | null;
}

export interface ContentPreviewTable {
  account_id: number;
  document: string;
  body: Json;
}

export interface ContentVersionTable {
  content_version_id: Generated<number>;
  document: string;
  body: Json | null;
  account_id: number | null;
  published_at: Timestamp;
}

export interface CostCentreBudgetTable {
  company_id: number;
  name: string;
  monthly_cents: number;
}

export interface CreditNoteTable {
  credit_note_id: Generated<number>;
  invoice_id: number;
  order_withdrawal_id: number;
  year: number;
  number: number;
  issued_at: Timestamp;
  lines: Json;
  total_cents: number;
}

export interface CreditNoteSeriesTable {
  year: number;
  last_number: number;
}

export interface CustomerNoteTable {
  customer_note_id: Generated<number>;
  account_id: number | null;
  company_id: number | null;
  staff_id: number;
  text: string;
  at: Timestamp;
}

export interface CustomerStoreTable {
  warehouse_id: number;
  account_id: number;
}

export interface DeliveryPassOfferTable {
  delivery_pass_offer_id: GeneratedAlways<number>;
  name: string;
  days: number;
  price_cents: number;
  from_cents: number;
  per_week: number | null;
  on_sale: Generated<boolean>;
  created_at: Generated<Timestamp>;
}

export interface DeliveryPassOrderTable {
  delivery_pass_order_id: number;
  order_number: string;
  account_id: number;
  idempotency_key: string;
  delivery_pass_offer_id: number;
  state: Generated<'awaiting-payment' | 'confirmed' | 'payment-failed' | 'cancelled'>;
  name: string;
  days: number;
  amount_cents: number;
  vat_rate_bp: number;
  from_cents: number;
  per_week: number | null;
  starts_on: string | null;
  ends_on: string | null;
  confirmed_at: Timestamp | null;
  cancelled_at: Timestamp | null;
  refund_cents: number | null;
  refunded_at: Timestamp | null;
  ended_by: number | null;
  end_reason: string | null;
  merged: Generated<boolean>;
  reminded_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  begin_asked_at: Timestamp;
}

export interface DeliveryServiceTable {
  delivery_service_id: number;
  code: string;
  name: string;
}

export interface DeliveryZoneTable {
  delivery_zone_id: Generated<number>;
  warehouse_id: number;
  delivery_service_id: number;
  name: string;
  base_cost_cents: Generated<number>;
  free_threshold_cents: number | null;
  minimum_order_cents: Generated<number>;
  below_minimum: Generated<'block' | 'surcharge'>;
  below_minimum_surcharge_cents: Generated<number>;
  reduced_cost_cents: number | null;
  polygon: Json | null;
}

export interface DeliveryZonePostalcodeTable {
  delivery_zone_id: number;
  postalcode: string;
}

export interface DisclaimerTable {
  disclaimer_id: Generated<number>;
  module_type_id: Generated<number>;
  store_id: Generated<number>;
  code: string;
  version: Generated<number>;
  title: string;
  body: string;
  required: Generated<boolean>;
  valid_from: Generated<Timestamp>;
}

export interface EinvoiceTable {
  einvoice_id: Generated<number>;
  invoice_id: number | null;
  credit_note_id: number | null;
  order_id: number | null;
  kind: 'TD01' | 'TD24' | 'TD04';
  number: string;
  day: string;
  holder_name: string;
  total_cents: number;
  state: 'faulty' | 'to-send' | 'sent' | 'delivered' | 'left-for-collection' | 'refused';
  problems: Generated<Json>;
  send_by: string;
  changed_at: Timestamp;
  search_text: GeneratedAlways<string | null>;
}

export interface EinvoiceFileTable {
  einvoice_file_id: Generated<number>;
  einvoice_id: number;
  name: string;
  xml: string;
  written_at: Timestamp;
  sent_at: Timestamp | null;
  sdi_id: string | null;
  outcome: 'RC' | 'MC' | 'NS' | null;
  outcome_at: Timestamp | null;
  problems: Generated<Json>;
}

export interface FaqTable {
  faq_id: Generated<number>;
  category: string;
  question: string;
  answer: string;
  position: Generated<number>;
}

export interface GeocoderPaceTable {
  only_row: Generated<boolean>;
  next_at: Generated<Timestamp>;
}

export interface GiftCertificateTable {
  gift_certificate_id: Generated<number>;
  code: string;
  description: string;
  kind: Generated<'voucher' | 'prepaid'>;
  initial_cents: number;
  balance_cents: number;
  account_id: number | null;
  manually_assigned: Generated<boolean>;
  minimum_order_cents: Generated<number>;
  combinable: Generated<boolean>;
  valid_from: Generated<Timestamp>;
  valid_to: Timestamp | null;
  created_at: Generated<Timestamp>;
  granted_by: number | null;
  grant_reason: string | null;
  grant_key: string | null;
  taken_back_cents: number | null;
}

export interface GiftVoucherOrderTable {
  gift_voucher_order_id: number;
  order_number: string;
  account_id: number;
  idempotency_key: string;
  state: Generated<'awaiting-payment' | 'confirmed' | 'payment-failed' | 'cancelled'>;
  amount_cents: number;
  recipient_name: string | null;
  recipient_email: string | null;
  sender_name: string | null;
  message: string | null;
  deliver_on: string;
  mailed_at: Timestamp | null;
  gift_certificate_id: number | null;
  confirmed_at: Timestamp | null;
  cancelled_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface GoodsCollectionTable {
  goods_collection_id: GeneratedAlways<number>;
  order_withdrawal_id: number;
  order_id: number;
  state: Generated<'waiting' | 'collected' | 'not-collected' | 'cancelled' | 'to-bring' | 'brought'>;
  created_at: Timestamp;
  round_stop_id: number | null;
  reason: string | null;
  ended_by: number | null;
  ended_at: Timestamp | null;
  told_order_id: number | null;
  told_begin_at: Timestamp | null;
  word: Generated<number>;
  mailed: string | null;
}

export interface HomeBlockTable {
  home_block_id: Generated<number>;
  kind: string;
  params: Generated<Json>;
  position: Generated<number>;
  valid_from: Timestamp | null;
  valid_to: Timestamp | null;
  audience: Generated<'everybody' | 'guests' | 'customers' | 'private' | 'companies'>;
  warehouse_ids: number[] | null;
}

export interface InvoiceTable {
  invoice_id: Generated<number>;
  order_id: number | null;
  year: number;
  number: number;
  issued_at: Timestamp;
  holder: Json;
  company_id: number | null;
  month: string | null;
}

export interface InvoiceOrderTable {
  order_id: number;
  invoice_id: number;
}

export interface InvoiceSeriesTable {
  year: number;
  last_number: number;
}

export interface LeafletTable {
  leaflet_id: Generated<number>;
  name: string;
  slug: string;
  starts_on: string;
  ends_on: string;
  pages: Generated<number>;
  warehouse_ids: number[] | null;
  page_titles: Generated<string[]>;
  page_pictures: Generated<string[]>;
}

export interface LeafletProductTable {
  leaflet_id: number;
  product_id: number;
  page: Generated<number>;
  position: Generated<number>;
  area: number[] | null;
}

export interface LockerClaimTable {
  locker_claim_id: Generated<number>;
  slot_booking_id: number;
  locker_compartment_id: number;
  zone: 'dry' | 'chilled' | 'frozen';
  crates: number;
  from_at: Timestamp;
  to_at: Timestamp;
  filled_at: Timestamp | null;
}

export interface LockerCompartmentTable {
  locker_compartment_id: Generated<number>;
  locker_station_id: number;
  label: string;
  size: 'small' | 'medium' | 'large';
  temperature: 'dry' | 'chilled' | 'frozen';
  out_of_order: string | null;
  removed_at: Timestamp | null;
}

export interface LockerDepositTable {
  order_id: number;
  locker_station_id: number;
  code_sealed: Buffer;
  state: Generated<'planned' | 'in' | 'collected' | 'back'>;
  filled_at: Timestamp | null;
  until_at: Timestamp | null;
  reminded_at: Timestamp | null;
  over_at: Timestamp | null;
  ended_at: Timestamp | null;
  ended_by: string | null;
  wrong_codes: Generated<number>;
  asked: string | null;
  agreed: string | null;
  refused: string | null;
  revoked_at: Timestamp | null;
}

export interface LockerEventTable {
  event_id: string;
  locker_station_id: number | null;
  order_id: number | null;
  kind: string;
  label: string | null;
  at: Timestamp;
  received_at: Timestamp;
  outcome: string;
}

export interface LockerStationTable {
  locker_station_id: Generated<number>;
  warehouse_id: number;
  name: string;
  address1: string;
  address_number: Generated<string>;
  city: string;
  province: string;
  postalcode: string;
  latitude: number;
  longitude: number;
  directions: string | null;
  hours: Generated<Json>;
  stay_hours: Generated<number>;
  per_order: Generated<number>;
  operator: Generated<'keypad' | 'wire'>;
  operator_ref: string | null;
  active: Generated<boolean>;
  revision: Generated<number>;
}

export interface LoginAttemptTable {
  key: Buffer;
  failures: Generated<number>;
  blocked_until: Timestamp | null;
  updated_at: Generated<Timestamp>;
  of_account: Buffer | null;
}

export interface MealTicketIssuerTable {
  payment_type_id: number;
  max_tickets: Generated<number>;
  max_per_day: number | null;
  weekdays: Generated<number[]>;
  refund_days: Generated<number | null>;
}

export interface MealTicketLinkTable {
  account_id: number;
  payment_type_id: number;
  issuer_account: string;
  secret: Buffer;
  linked_at: Generated<Timestamp>;
  broken_at: Timestamp | null;
  tickets: Generated<Json>;
  tickets_at: Timestamp | null;
  renewing_until: Timestamp | null;
  usable_tickets: number | null;
}

export interface MealTicketLoginTable {
  account_id: number;
  payment_type_id: number;
  issuer_ref: string;
  code: string;
  app_url: string | null;
  expires_at: Timestamp;
}

export interface MenuItemTable {
  menu_item_id: Generated<number>;
  menu: string;
  parent_id: number | null;
  name: string;
  item_url: string;
  classes: string | null;
  icon_source: string | null;
  target: string | null;
  template_nav: Generated<Json>;
  position: Generated<number>;
  valid_from: Timestamp | null;
  valid_to: Timestamp | null;
  audience: Generated<'everybody' | 'guests' | 'customers' | 'private' | 'companies'>;
}

export interface MunicipalityPostalcodeTable {
  postalcode: string;
  city: string;
  province: string;
}

export interface NewsletterDeliveryTable {
  newsletter_delivery_id: GeneratedAlways<number>;
  newsletter_issue_id: number;
  subscription_id: number;
  state: Generated<'waiting' | 'taken' | 'sent' | 'bounced' | 'failed'>;
  tries: Generated<number>;
  next_at: Timestamp;
  left_at: Timestamp | null;
}

export interface NewsletterIssueTable {
  newsletter_issue_id: Generated<number>;
  subject: string;
  preview: Generated<string>;
  body: string;
  product_ids: Generated<number[]>;
  segment: Generated<'all' | 'store' | 'active' | 'absent'>;
  warehouse_id: number | null;
  state: Generated<'draft' | 'planned' | 'sending' | 'sent'>;
  revision: Generated<number>;
  send_at: Timestamp | null;
  sent_at: Timestamp | null;
  changed_at: Timestamp;
}

export interface NewsletterSubscriptionTable {
  email_hash: Buffer;
  email: string;
  token_hash: Buffer | null;
  asked_at: Generated<Timestamp>;
  confirmed_at: Timestamp | null;
  newsletter_subscription_id: GeneratedAlways<number>;
  bounced_at: Timestamp | null;
}

export interface NoticeChoiceTable {
  account_id: number;
  kind: 'substitutions' | 'van' | 'slot' | 'product' | 'zone' | 'voucher' | 'weekly';
  mail: boolean | null;
  push: boolean | null;
}

export interface NoticeQuietTable {
  account_id: number;
  from_minute: number;
  to_minute: number;
}

export interface NotifyRequestTable {
  notify_request_id: Generated<number>;
  kind: 'zone' | 'product' | 'slot';
  email: string;
  postalcode: string | null;
  product_id: number | null;
  created_at: Generated<Timestamp>;
  done_at: Timestamp | null;
  warehouse_id: number | null;
  queued_at: Timestamp | null;
  not_before: Timestamp | null;
  delivery_service_id: number | null;
  units: number | null;
  crates: number | null;
}

export interface OrderApprovalTable {
  order_approval_id: Generated<number>;
  company_id: number;
  account_id: number;
  total_cents: number;
  lines: Json;
  requested_at: Timestamp;
  state: Generated<'waiting' | 'approved' | 'refused'>;
  decided_by: number | null;
  decided_at: Timestamp | null;
  note: string | null;
  valid_to: Timestamp | null;
  order_id: number | null;
  replaces_order_id: number | null;
}

export interface OrderBenefitTable {
  order_id: number;
  granted_at: Timestamp;
  points: Generated<number>;
  gift_certificate_id: number | null;
  points_taken_back: Generated<number>;
}

export interface OrderEventTable {
  order_event_id: GeneratedAlways<number>;
  order_id: number;
  at: Generated<Timestamp>;
  actor: string;
  from_state: string | null;
  to_state: string;
  note: string | null;
}

export interface OrderGiftCertificateTable {
  order_id: number;
  gift_certificate_id: number;
  description: string;
  amount_cents: number;
  state: Generated<'reserved' | 'released'>;
  taken_cents: number;
}

export interface OrderLetterTable {
  order_letter_id: GeneratedAlways<number>;
  idempotency_key: string;
  staff_id: number;
  subject: string;
  text: string;
  at: Timestamp;
}

export interface OrderLetterToTable {
  order_letter_id: number;
  order_number: string;
  mailed_at: Timestamp | null;
}

export interface OrderLineTable {
  order_line_id: Generated<number>;
  order_id: number;
  position: number;
  product_id: number | null;
  insertion_type_id: Generated<number>;
  code: string;
  name: string;
  brand: string;
  description: string;
  slug: string;
  sector_name: Generated<string>;
  sector_tint: string | null;
  selling_mode: string;
  quantity: number;
  unit: string;
  unit_price_cents: number;
  estimated_grams: number | null;
  gross_cents: number;
  discount_cents: Generated<number>;
  promotion_text: string | null;
  vat_rate_bp: number;
  vat_code: string;
  perishable: boolean;
  alcohol: Generated<boolean>;
  meal_ticket: Generated<boolean>;
  is_package: Generated<boolean>;
  accept_alternatives: boolean;
  user_notes: string | null;
  delivered_quantity: number | null;
  delivered_grams: number | null;
  delivered_cents: number | null;
  outcome: 'picked' | 'substituted' | 'missing' | null;
  substitute: Json | null;
  withdrawn_at: Timestamp | null;
  box_items: number | null;
  pallet_items: number | null;
  promotable: Generated<boolean>;
  wanted_substitute_id: number | null;
}

export interface OrderMissingGiftTable {
  order_id: number;
  gift_certificate_id: number;
  amount_cents: number;
  at: Timestamp;
}

export interface OrderNoteTable {
  order_note_id: Generated<number>;
  order_number: string;
  account_id: number;
  text: string;
  at: Timestamp;
}

export interface OrderPackageTable {
  order_package_id: Generated<number>;
  order_id: number;
  order_package_type_id: number;
  descr: string;
  cost_cents: number;
  quantity: number;
  vat_rate_bp: number;
  delivered_quantity: number | null;
}

export interface OrderPackageTypeTable {
  order_package_type_id: Generated<number>;
  descr: string;
  cost_cents: number;
  vat_category_id: number;
  units_per_package: Generated<number>;
  active: Generated<boolean>;
}

export interface OrderProblemTable {
  order_problem_id: Generated<number>;
  order_id: number;
  reported_at: Timestamp;
  note: string | null;
  state: Generated<'open' | 'solved'>;
  solved_at: Timestamp | null;
  solved_by: number | null;
  answer: string | null;
  wish: 'refund' | 'voucher' | null;
  outcome: 'refund' | 'voucher' | 'redelivery' | 'none' | null;
}

export interface OrderProblemLineTable {
  order_problem_id: number;
  order_line_id: number;
  problem: 'missing' | 'damaged' | 'wrong' | 'expired';
  quantity: number | null;
}

export interface OrderSettlementTable {
  settlement_id: Generated<number>;
  order_id: number;
  lines: Json;
  total_cents: number;
  gift_cents: number;
  missing_cents: Generated<number>;
  missing_reason: 'fewer-tickets' | 'above-authorised' | 'hold-ended' | null;
  held_reason: string | null;
  held_at: Timestamp | null;
  actor: string;
  settled_at: Timestamp;
  collected_at: Timestamp | null;
  bags: number | null;
  closed_at: Timestamp | null;
  closed_cents: number | null;
  closed_by: string | null;
  closed_reason: string | null;
}

export interface OrderWithdrawalTable {
  order_withdrawal_id: Generated<number>;
  order_id: number;
  requested_at: Timestamp;
  reason: string | null;
  refund_cents: number;
  card_cents: number | null;
  card_refunded_at: Timestamp | null;
  gifts_returned_at: Timestamp | null;
  order_problem_id: number | null;
  staff_id: number | null;
  idempotency_key: string | null;
  by_mail: Generated<boolean>;
  in_takings_at: Timestamp | null;
  as_voucher: Generated<boolean>;
  wanted_cents: Json | null;
}

export interface OrderWithdrawalGiftTable {
  order_withdrawal_id: number;
  gift_certificate_id: number;
  amount_cents: number;
  at: Timestamp;
}

export interface OrderWithdrawalLineTable {
  order_withdrawal_id: number;
  order_line_id: number;
  quantity: number;
  refund_cents: number;
}

export interface OrderWithdrawalPaymentTable {
  order_withdrawal_id: number;
  payment_id: number;
  amount_cents: number;
  refunded_at: Timestamp | null;
}

export interface OrdersTable {
  order_id: number;
  order_number: string;
  account_id: number;
  company_id: number | null;
  cart_id: number;
  idempotency_key: string;
  state: 'draft' | 'awaiting-payment' | 'confirmed' | 'picking' | 'picked' | 'ready' | 'out-for-delivery' | 'in-locker' | 'delivered' | 'not-delivered' | 'payment-failed' | 'cancelled' | 'withdrawn' | 'reopened' | 'replaced';
  warehouse_id: number;
  delivery_service_id: number;
  timeslot_id: number;
  slot_begin_at: Timestamp;
  slot_end_at: Timestamp;
  cutoff_at: Timestamp;
  address: Json;
  order_comment: string | null;
  accept_alternatives: Generated<boolean>;
  price_list_id: number;
  items_cents: number;
  discount_cents: Generated<number>;
  packages_cents: Generated<number>;
  delivery_cents: Generated<number>;
  tax_cents: number;
  total_cents: number;
  gift_cents: Generated<number>;
  payable_cents: number;
  authorise_cents: Generated<number>;
  delivered_cents: number | null;
  promotions: Generated<Json>;
  replaces_order_id: number | null;
  invoice_requested: Json | null;
  created_at: Generated<Timestamp>;
  confirmed_at: Timestamp | null;
  updated_at: Generated<Timestamp>;
  purchase_order: string | null;
  cost_centre: string | null;
  missing_returned_at: Timestamp | null;
  version: Generated<number>;
  meal_ticket_cents: Generated<number>;
  customer_name: Generated<string>;
  search_text: Generated<string>;
  line_count: Generated<number>;
  zones: Generated<string[]>;
  in_takings_at: Timestamp | null;
  placed_by: number | null;
  prepaid_cents: Generated<number>;
  redelivers_problem_id: number | null;
  delivery_pass_order_id: number | null;
  pass_saved_cents: Generated<number>;
}

export interface OutboxTable {
  outbox_id: GeneratedAlways<number>;
  topic: string;
  payload: Json;
  created_at: Generated<Timestamp>;
  processed_at: Timestamp | null;
  attempts: Generated<number>;
  next_at: Generated<Timestamp>;
  last_error: string | null;
  parked_at: Timestamp | null;
  dropped: Generated<boolean>;
  claimed_by: string | null;
}

export interface PaymentTable {
  payment_id: Generated<number>;
  order_id: number | null;
  payment_type_id: number;
  provider: string;
  provider_ref: string;
  amount_cents: number;
  currency: Generated<string>;
  state: 'created' | 'redirected' | 'promised' | 'given-up' | 'authorised' | 'captured' | 'refunded' | 'voided' | 'failed' | 'expired';
  payment_auth_id: number | null;
  save_auth: Generated<boolean>;
  failure_reason: string | null;
  captured_cents: Generated<number>;
  refunded_cents: Generated<number>;
  next_check_at: Timestamp | null;
  checks: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  order_version: Generated<number>;
  position: Generated<number>;
  tickets: Json | null;
  provider_id: string | null;
  is_rest: Generated<boolean>;
  gift_voucher_order_id: number | null;
  payable_id: GeneratedAlways<number>;
  hold_later: Generated<boolean>;
  delivery_pass_order_id: number | null;
}

export interface PaymentAuthTable {
  payment_auth_id: Generated<number>;
  account_id: number;
  payment_type_id: Generated<number>;
  provider: string;
  provider_token: string;
  brand: string;
  masked_number: string;
  expiry_month: number;
  expiry_year: number;
  holder: string | null;
  is_default: Generated<boolean>;
  active: Generated<boolean>;
  created_at: Generated<Timestamp>;
  consent_version: string | null;
  consented_at: Timestamp | null;
}

export interface PaymentCertificateTable {
  payment_id: number;
  gift_certificate_id: number;
  amount_cents: number;
  at: Timestamp;
}

export interface PaymentDisputeTable {
  payment_dispute_id: Generated<number>;
  payment_id: number;
  provider: string;
  provider_dispute_id: string;
  amount_cents: number;
  reason: string;
  state: 'open' | 'won' | 'lost';
  answer_by: Timestamp | null;
  told_at: Timestamp;
  noted_at: Generated<Timestamp>;
}

export interface PaymentDueDateTable {
  payment_due_date_id: Generated<number>;
  company_id: number;
  order_id: number | null;
  document_number: string;
  document_date: string;
  due_date: string;
  amount_cents: number;
  paid_cents: Generated<number>;
  credit_note_id: number | null;
  invoice_id: number | null;
  announced_at: Timestamp | null;
}

export interface PaymentEventTable {
  payment_event_id: GeneratedAlways<number>;
  payment_id: number;
  provider: string;
  provider_event_id: string;
  kind: 'created' | 'redirected' | 'promised' | 'given-up' | 'authorised' | 'captured' | 'refunded' | 'voided' | 'failed' | 'expired';
  amount_cents: Generated<number>;
  source: string;
  raw: Json | null;
  at: Generated<Timestamp>;
  occurred_at: Timestamp | null;
}

export interface PaymentRequestTable {
  order_id: number;
  reason: string;
  asked_at: Timestamp;
  pay_by: Timestamp;
  remind_at: Timestamp | null;
  closed_at: Timestamp | null;
}

export interface PaymentSettlementTable {
  settlement_id: number;
  payment_id: number;
  amount_cents: number;
  tickets: Json | null;
  captured_at: Timestamp | null;
  lost_at: Timestamp | null;
}

export interface PaymentTypeTable {
  payment_type_id: number;
  provider: string;
  code: string;
  name: string;
  description: Generated<string>;
  position: Generated<number>;
  allows_auth: Generated<boolean>;
  active: Generated<boolean>;
  kind: 'card' | 'saved-card' | 'stripe' | 'satispay' | 'meal-ticket' | 'gift' | 'due-date' | 'pay-link';
}

export interface PersonFiscalTable {
  person_fiscal_id: Generated<number>;
  account_id: number;
  type: 'person' | 'business';
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
  fiscal_code: string | null;
  vat_number: string | null;
  recipient_code: string | null;
  pec: string | null;
  address1: string;
  address_number: Generated<string>;
  city: string;
  province: string;
  postalcode: string;
  is_default: Generated<boolean>;
  deleted_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface PickingAisleTable {
  warehouse_id: number;
  sector_tint: string;
  position: number;
  label: string;
}

export interface PickingCrateTable {
  crate_id: Generated<number>;
  order_id: number;
  temperature: 'dry' | 'chilled' | 'frozen';
  number: number;
  bay: string | null;
  key: string;
  opened_by: number;
  opened_at: Timestamp;
}

export interface PickingGestureTable {
  order_id: number;
  gesture_id: string;
  order_line_id: number;
  account_id: number | null;
  device: string | null;
  kind: string;
  revision: number;
  status: string;
  quantity: number;
  grams: number | null;
  reason: string | null;
  substitute_id: number | null;
  made_at: Timestamp;
  at: Timestamp;
}

export interface PickingLineTable {
  order_line_id: number;
  order_id: number;
  revision: number;
  status: 'todo' | 'counting' | 'picked' | 'weighed' | 'partly' | 'missing' | 'substituted' | 'refused';
  quantity: number;
  grams: number | null;
  reason: 'not-there' | 'short-date' | 'damaged' | 'not-found' | null;
  shelf: Generated<number>;
  substitute_id: number | null;
  refused: Generated<boolean>;
  account_id: number | null;
  device: string | null;
  at: Timestamp;
}

export interface PickingPlaceTable {
  warehouse_id: number;
  product_id: number;
  place: string;
}

export interface PickingStoreTable {
  warehouse_id: number;
  cart_orders: Generated<number>;
  silence_minutes: Generated<number>;
  tolerance_percent: Generated<number>;
  finish_minutes: Generated<number>;
  code_layouts: Generated<string[]>;
}

export interface PickingTaskTable {
  order_id: number;
  zone: 'dry' | 'chilled' | 'frozen' | 'counter';
  lines: number;
  lines_done: Generated<number>;
  account_id: number | null;
  cart_place: number | null;
  taken_at: Timestamp | null;
  seen_at: Timestamp | null;
  closed_at: Timestamp | null;
}

export interface PickupToldTable {
  order_number: string;
  slot_begin_at: Timestamp;
  slot_end_at: Timestamp;
  closed: boolean | null;
  told_at: Timestamp | null;
  sending_until: Timestamp | null;
}

export interface PlaceTable {
  city: string;
  province: string;
  postal_prefixes: string[];
  latitude: number;
  longitude: number;
}

export interface PointEntryTable {
  point_entry_id: GeneratedAlways<number>;
  account_id: number;
  points: number;
  kind: 'opening' | 'order' | 'reward' | 'reward-cancelled' | 'withdrawal' | 'refund';
  description: string;
  order_id: number | null;
  reward_request_id: number | null;
  at: Generated<Timestamp>;
}

export interface PointRuleTable {
  point_rule_id: Generated<number>;
  name: string;
  per_cents: number;
  points: number;
  members_only: Generated<boolean>;
  valid_from: Generated<Timestamp>;
  valid_to: Generated<Timestamp>;
}

export interface PopupTable {
  popup_id: Generated<number>;
  title: string;
  description: string;
  valid_from: Timestamp;
  valid_to: Timestamp;
  audience: Generated<'everybody' | 'guests' | 'customers' | 'private' | 'companies'>;
  warehouse_ids: number[] | null;
}

export interface PriceTable {
  product_id: number;
  price_list_id: number;
  warehouse_id: Generated<number>;
  valid_from: Generated<Timestamp>;
  valid_to: Timestamp | null;
  amount_cents: number;
}

export interface PriceListTable {
  price_list_id: number;
  code: string;
  name: string;
  vat_included: boolean;
}

export interface ProblemPhotoTable {
  problem_photo_id: string;
  order_id: number;
  order_problem_id: number | null;
  at: Timestamp;
  image: Buffer;
}

export interface ProductTable {
  product_id: Generated<number>;
  code: string;
  variant: Generated<string>;
  name: string;
  short_name: string;
  brand: Generated<string>;
  description: Generated<string>;
  slug: string;
  vendor_id: number;
  product_kind: string | null;
  nature_id: Generated<number>;
  selling_mode: 'piece' | 'pack' | 'loose' | 'weighed';
  content_amount: number | null;
  content_unit: 'g' | 'ml' | 'piece' | 'wash' | 'roll' | 'm' | null;
  drained_grams: number | null;
  average_grams: number | null;
  gross_grams: number | null;
  min_quantity: Generated<number>;
  max_quantity: number | null;
  quantity_step: Generated<number>;
  box_items: number | null;
  pallet_items: number | null;
  sell_by_box: Generated<boolean>;
  package_description: string | null;
  alcohol_percent: number | null;
  meal_ticket: Generated<boolean>;
  perishable: Generated<boolean>;
  shelf_life_days: number | null;
  class_max_name: string | null;
  class_max_quantity: number | null;
  facts: Generated<Json>;
  picture: Json | null;
  popularity: Generated<number>;
  new_until: string | null;
  published: Generated<boolean>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  gaps: GeneratedAlways<string[]>;
  photo: string | null;
  creation_key: string | null;
  promotable: Generated<boolean>;
  not_promotable_reason: string | null;
  draft: Generated<boolean>;
  more_photos: Generated<string[]>;
  was_on_sale: Generated<boolean>;
}

export interface ProductCategoryTable {
  product_id: number;
  category_id: number;
  is_main: Generated<boolean>;
}

export interface ProductClassTable {
  product_class_id: Generated<number>;
  product_class_group_id: number;
  code: string;
  name: string;
}

export interface ProductClassGroupTable {
  product_class_group_id: number;
  code: string;
  name: string;
}

export interface ProductClassMemberTable {
  product_id: number;
  product_class_id: number;
}

export interface ProductCostTable {
  product_id: number;
  net_cents: number;
}

export interface ProductEanTable {
  ean: string;
  product_id: number;
  position: Generated<number>;
}

export interface ProductListTable {
  product_list_id: Generated<number>;
  account_id: number;
  name: string;
  is_favourites: Generated<boolean>;
  share_token: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  recurs_days: number | null;
  proposed_from: string | null;
  together: Generated<boolean>;
}

export interface ProductListItemTable {
  product_list_item_id: Generated<number>;
  product_list_id: number;
  product_id: number;
  quantity: Generated<number>;
  position: Generated<number>;
  notes: string | null;
  added_by: number | null;
}

export interface ProductListMemberTable {
  product_list_member_id: Generated<number>;
  product_list_id: number;
  account_id: number;
  joined_at: Timestamp;
}

export interface ProductPhotoTable {
  photo: string;
  bytes: Buffer;
  width: number;
  height: number;
  created_at: Timestamp;
}

export interface ProductPlanTable {
  product_plan_id: Generated<number>;
  product_id: number;
  changes: Json;
  publish_at: Timestamp;
  account_id: number;
  created_at: Timestamp;
  problem: string | null;
}

export interface ProductPriceShownTable {
  product_id: number;
  cents: Generated<number>;
}

export interface ProductRatingTable {
  account_id: number;
  product_id: number;
  liked: boolean;
  rated_at: Timestamp;
}

export interface ProductVatTable {
  product_id: number;
  valid_from: string;
  vat_category_id: number;
}

export interface PromotionTable {
  promotion_id: Generated<number>;
  code: string;
  name: string;
  kind: string;
  params: Generated<Json>;
  starts_at: Timestamp;
  ends_at: Timestamp;
  warehouse_ids: number[] | null;
  segment: Generated<'everyone' | 'household' | 'business' | 'staff'>;
  promo_code: string | null;
  max_per_order: number | null;
  stackable: Generated<boolean>;
  active: Generated<boolean>;
  contribution_cents: number | null;
}

export interface PromotionProductTable {
  promotion_id: number;
  product_id: number;
}

export interface PushDeviceTable {
  push_device_id: GeneratedAlways<number>;
  account_id: number;
  session_id: number;
  endpoint: string;
  p256dh: string | null;
  auth: string | null;
  created_at: Timestamp;
  service: 'web' | 'fcm' | 'apns';
}

export interface PushNoticeTable {
  push_notice_id: GeneratedAlways<number>;
  account_id: number;
  kind: string;
  subject: string;
  about: string;
  path: string;
  found_at: Timestamp;
  ends_at: Timestamp;
  queued_at: Timestamp | null;
  mailed_at: Timestamp | null;
}

export interface QuoteTable {
  quote_id: GeneratedAlways<number>;
  company_id: number;
  account_id: number;
  warehouse_id: number;
  state: Generated<'requested' | 'offered' | 'accepted' | 'declined' | 'withdrawn'>;
  content: string;
  note: string | null;
  wished: string | null;
  answer: string | null;
  valid_to: Timestamp | null;
  requested_at: Timestamp;
  answered_at: Timestamp | null;
  accepted_at: Timestamp | null;
}

export interface QuoteLineTable {
  quote_line_id: GeneratedAlways<number>;
  quote_id: number;
  product_id: number;
  quantity: number;
  price_cents: number | null;
}

export interface QuoteUseTable {
  order_id: number;
  quote_line_id: number;
  quantity: number;
}

export interface RecipeTable {
  recipe_id: Generated<number>;
  name: string;
  body: Json;
  updated_at: Generated<Timestamp>;
}

export interface ReconciliationDifferenceTable {
  reconciliation_difference_id: Generated<number>;
  provider: string;
  day: string;
  payment_ref: string;
  payment_id: number | null;
  kind: 'missing-notice' | 'unknown-payment' | 'missing-there' | 'captured-twice' | 'amount-differs';
  remedy: 'ask-provider' | 'refund' | 'staff';
  ours_authorised_cents: number;
  ours_captured_cents: number;
  ours_refunded_cents: number;
  theirs_authorised_cents: number;
  theirs_captured_cents: number;
  theirs_refunded_cents: number;
  found_at: Timestamp;
  settled_at: Timestamp | null;
}

export interface ReconciliationReportTable {
  provider: string;
  day: string;
  made_at: Timestamp;
  complete: boolean;
  ours_authorised_cents: number;
  ours_captured_cents: number;
  ours_refunded_cents: number;
  theirs_authorised_cents: number;
  theirs_captured_cents: number;
  theirs_refunded_cents: number;
}

export interface ReplenishmentTable {
  product_id: number;
  warehouse_id: number;
  reorder_point: number | null;
  arrives_on: string | null;
  arrives_quantity: number | null;
}

export interface ReportDueTable {
  day: string;
  warehouse_id: number;
}

export interface ReportHourTable {
  day: string;
  warehouse_id: number;
  hour: number;
  orders: number;
  estimated: number;
  cents: number;
  voucher_cents: number;
  lines: number;
  missing: number;
  net_cents: number;
  cost_cents: number;
  newcomers: number;
  brought: number;
  on_time: number;
  returned_cents: number;
}

export interface ReportMissingTable {
  day: string;
  warehouse_id: number;
  code: string;
  name: string;
  product_id: number | null;
  lines: number;
  cents: number;
}

export interface ReportPickerTable {
  day: string;
  warehouse_id: number;
  account_id: number;
  orders: number;
  lines: number;
  missing: number;
  seconds: number;
}

export interface ReportSubstitutionTable {
  day: string;
  warehouse_id: number;
  name: string;
  substitute: string;
  proposed: number;
  refused: number;
  at_door: number;
  refunded: number;
}

export interface RewardTable {
  reward_id: Generated<number>;
  name: string;
  description: Generated<string>;
  points: number;
  product_id: number | null;
  remaining: number | null;
  valid_to: Timestamp | null;
  active: Generated<boolean>;
  position: Generated<number>;
}

export interface RewardCartItemTable {
  account_id: number;
  reward_id: number;
  quantity: number;
  added_at: Generated<Timestamp>;
}

export interface RewardRequestTable {
  reward_request_id: Generated<number>;
  account_id: number;
  warehouse_id: number | null;
  requested_at: Timestamp;
  state: Generated<'requested' | 'ready' | 'delivered' | 'cancelled'>;
  points: number;
  order_id: number | null;
  ready_at: Timestamp | null;
  closed_at: Timestamp | null;
  closed_by: number | null;
  refusal: string | null;
}

export interface RewardRequestLineTable {
  reward_request_id: number;
  reward_id: number;
  name: string;
  product_id: number | null;
  quantity: number;
  points: number;
}

export interface RoundTable {
  round_id: Generated<number>;
  timeslot_id: number;
  warehouse_id: number;
  number: number;
  van_id: number;
  driver_id: number | null;
  state: Generated<'draft' | 'confirmed' | 'started' | 'done'>;
  leaves_at: Timestamp;
  departs_at: Timestamp;
  returns_at: Timestamp;
  metres: Generated<number>;
  confirmed_at: Timestamp | null;
  started_at: Timestamp | null;
  finished_at: Timestamp | null;
}

export interface RoundGestureTable {
  gesture_id: string;
  round_id: number;
  order_id: number | null;
  account_id: number;
  device: string;
  kind: string;
  made_at: Timestamp;
  received_at: Timestamp;
  refusal: string | null;
  message: string | null;
}

export interface RoundPhotoTable {
  photo_id: string;
  round_stop_id: number;
  subject: 'goods' | 'door';
  at: Timestamp;
  image: Buffer;
}

export interface RoundPlanTable {
  timeslot_id: number;
  revision: Generated<number>;
  left_out: Generated<Json>;
}

export interface RoundPositionTable {
  round_id: number;
  latitude: number;
  longitude: number;
  at: Timestamp;
}

export interface RoundRefusalTable {
  round_stop_id: number;
  order_line_id: number;
  quantity: number;
  reason: string;
  at: Timestamp;
}

export interface RoundStopTable {
  round_stop_id: Generated<number>;
  round_id: number;
  order_id: number;
  position: number;
  state: Generated<'waiting' | 'arrived' | 'delivered' | 'again' | 'back'>;
  crates: number;
  service_seconds: number;
  drive_seconds: Generated<number>;
  arrives_at: Timestamp;
  latitude: number;
  longitude: number;
  door_code: string | null;
  wrong_codes: Generated<number>;
  arrived_at: Timestamp | null;
  age: 'adult' | 'refused' | null;
  empties: Generated<number>;
  attempts: Generated<Json>;
  notes: Generated<Json>;
  tries: Generated<number>;
  proof: 'signature' | 'code' | 'neighbour' | 'office' | 'locker' | null;
  signature: string | null;
  signed_by: string | null;
  back_reason: string | null;
  done_at: Timestamp | null;
  told_late_at: Timestamp | null;
}

export interface RoundStopCrateTable {
  round_stop_id: number;
  code: string;
  handed_over_at: Timestamp;
}

export interface SchemaMigrationTable {
  id: string;
  checksum: string;
  applied_at: Generated<Timestamp>;
}

export interface SearchBrandTable {
  phrase: string;
  name: string;
  is_brand: boolean;
}

export interface SearchMissTable {
  day: string;
  query: string;
  times: number;
}

export interface SearchPinTable {
  query_key: string;
  query: string;
  product_ids: number[];
}

export interface SearchSynonymTable {
  search_synonym_id: Generated<number>;
  kind: 'equal' | 'one-way';
  terms: string[];
}

export interface SearchSynonymOffTable {
  row_key: string;
}

export interface SessionTable {
  token_hash: Buffer;
  account_id: number;
  remember: Generated<boolean>;
  client_label: string | null;
  created_at: Generated<Timestamp>;
  last_seen_at: Generated<Timestamp>;
  expires_at: Timestamp;
  session_id: GeneratedAlways<number>;
  single_sign_on: Generated<boolean>;
  locked_at: Timestamp | null;
  acting_for: number | null;
  acting_until: Timestamp | null;
  acting_from_company: Generated<boolean>;
}

export interface ShopFactTable {
  key: string;
  value: Json;
  at: Generated<Timestamp>;
}

export interface ShopLogoTable {
  logo: string;
  bytes: Buffer;
  width: number;
  height: number;
  created_at: Timestamp;
}

export interface ShopSettingTable {
  name: string;
  value: string;
}

export interface SlotBookingTable {
  slot_booking_id: Generated<number>;
  timeslot_id: number;
  account_id: number;
  delivery_service_id: number;
  cart_id: number | null;
  order_id: number | null;
  state: 'held' | 'confirmed' | 'released';
  units: number;
  hold_expires_at: Timestamp | null;
  extensions: Generated<number>;
  created_at: Generated<Timestamp>;
  crates: Generated<number>;
  eco_cents: Generated<number>;
  cost_cents: number | null;
}

export interface SlotExceptionTable {
  slot_exception_id: Generated<number>;
  warehouse_id: number;
  day: string;
  slot_template_id: number | null;
  closed: Generated<boolean>;
  capacity_orders: number | null;
  reason: string | null;
  capacity_units: number | null;
  cost_cents: number | null;
  cutoff_minutes: number | null;
  eco: boolean | null;
  companies_only: boolean | null;
  capacity_crates: number | null;
}

export interface SlotPricingTable {
  warehouse_id: number;
  delivery_service_id: number;
  quiet_below_percent: number | null;
  quiet_hours: number | null;
  quiet_discount_cents: number | null;
  busy_from_percent: number | null;
  busy_surcharge_cents: number | null;
  eco_discount_cents: Generated<number>;
  min_cents: Generated<number>;
  max_cents: number;
}

export interface SlotTemplateTable {
  slot_template_id: Generated<number>;
  warehouse_id: number;
  delivery_service_id: number;
  weekday: number;
  begin_time: string;
  end_time: string;
  capacity_orders: number;
  capacity_units: number;
  cutoff_minutes: Generated<number>;
  cost_cents: Generated<number>;
  standard_cost_cents: number | null;
  eco: Generated<boolean>;
  active: Generated<boolean>;
  companies_only: Generated<boolean>;
  capacity_crates: number | null;
}

export interface SsoAttemptTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  nonce: string;
  code_verifier: string;
  return_to: string;
  expires_at: Timestamp;
}

export interface StaffMemberTable {
  account_id: number;
  roles: string[];
  store_ids: Generated<number[]>;
  pin_hash: string | null;
  wrong_pins: Generated<number>;
  signed_in_at: Timestamp;
}

export interface StockTable {
  warehouse_id: number;
  product_id: number;
  on_hand: number | null;
  reserved: Generated<number>;
  sold_out: GeneratedAlways<boolean>;
  reorder_point: number | null;
  runs_short: GeneratedAlways<boolean>;
}

export interface StockReservationTable {
  order_id: number;
  product_id: number;
  warehouse_id: number;
  quantity: number;
}

export interface TakingTable {
  taking_id: Generated<number>;
  day: string;
  warehouse_id: number;
  order_id: number | null;
  order_withdrawal_id: number | null;
  rate_bp: number;
  gross_cents: number;
  invoiced: boolean;
  delivery_pass_order_id: number | null;
  pass_refund: Generated<boolean>;
}

export interface TimeslotTable {
  timeslot_id: Generated<number>;
  slot_template_id: number | null;
  warehouse_id: number;
  delivery_service_id: number;
  day: string;
  begin_time: string;
  end_time: string;
  begin_at: Timestamp;
  end_at: Timestamp;
  cutoff_at: Timestamp;
  released_at: Timestamp;
  capacity_orders: number;
  capacity_units: number;
  taken_orders: Generated<number>;
  taken_units: Generated<number>;
  cost_cents: Generated<number>;
  standard_cost_cents: number | null;
  eco: Generated<boolean>;
  closed: Generated<boolean>;
  companies_only: Generated<boolean>;
  capacity_crates: number | null;
  taken_crates: Generated<number>;
}

export interface VanTable {
  van_id: Generated<number>;
  warehouse_id: number;
  name: string;
  crates: number;
  active: Generated<boolean>;
}

export interface VanNoticeTable {
  order_id: number;
  queued_at: Timestamp;
  mailed_at: Timestamp | null;
}

export interface VatCategoryTable {
  vat_category_id: number;
  code: string;
  descr: string;
  rate_bp: number;
}

export interface VendorTable {
  vendor_id: Generated<number>;
  name: string;
}

export interface VoucherRuleTable {
  voucher_rule_id: Generated<number>;
  description: string;
  threshold_cents: number;
  amount_cents: number;
  minimum_order_cents: Generated<number>;
  valid_days: Generated<number>;
  segment: Generated<'household' | 'business' | 'staff'>;
  valid_from: Generated<Timestamp>;
  valid_to: Generated<Timestamp>;
}

export interface WarehouseTable {
  warehouse_id: Generated<number>;
  slug: string;
  name: string;
  address1: string;
  address_number: Generated<string>;
  city: string;
  province: string;
  postalcode: string;
  latitude: number;
  longitude: number;
  phone: Generated<string>;
  email: Generated<string>;
  services: Generated<string[]>;
  is_default: Generated<boolean>;
  active: Generated<boolean>;
  closes_on: string | null;
}

export interface WarehouseHoursTable {
  warehouse_id: number;
  weekday: number;
  begin_hour: string;
  end_hour: string;
}

export interface WarehouseSpecialDayTable {
  warehouse_id: number;
  day: string;
  begin_hour: string | null;
  end_hour: string | null;
  note: string | null;
}

export interface WeeklyPlaceTable {
  weekly_place_id: Generated<number>;
  weekly_slot_id: number;
  account_id: number;
  address_id: number;
  day: string;
  state: 'reserved' | 'used' | 'released' | 'skipped' | 'unavailable';
  reason: 'no-order' | 'left' | 'full' | 'share' | 'closed' | 'gone' | 'not-served' | null;
  timeslot_id: number | null;
  nearest_timeslot_id: number | null;
  units: Generated<number>;
  crates: Generated<number>;
  confirm_by: Timestamp | null;
  slot_booking_id: number | null;
  told_state: string | null;
  told_at: Timestamp | null;
}

export interface WeeklySlotTable {
  weekly_slot_id: Generated<number>;
  account_id: number;
  address_id: number;
  weekday: number;
  begin_time: string;
  end_time: string;
  created_at: Timestamp;
  ended_at: Timestamp | null;
  basket: 'list' | 'last' | null;
  product_list_id: number | null;
}

export interface WeeklySlotTermsTable {
  warehouse_id: number;
  share_percent: number;
  release_hours: number;
}

export interface Database {
  account: AccountTable;
  account_allergen: AccountAllergenTable;
  account_disclaimer: AccountDisclaimerTable;
  account_offer: AccountOfferTable;
  account_offer_product: AccountOfferProductTable;
  account_token: AccountTokenTable;
  address: AddressTable;
  audit_log: AuditLogTable;
  budget: BudgetTable;
  card_saving: CardSavingTable;
  care_case: CareCaseTable;
  care_message: CareMessageTable;
  cart: CartTable;
  cart_change: CartChangeTable;
  cart_gift_certificate: CartGiftCertificateTable;
  cart_item: CartItemTable;
  cart_meal_ticket: CartMealTicketTable;
  catalogue_change: CatalogueChangeTable;
  catalogue_import: CatalogueImportTable;
  catalogue_import_department: CatalogueImportDepartmentTable;
  catalogue_import_layout: CatalogueImportLayoutTable;
  catalogue_import_part: CatalogueImportPartTable;
  catalogue_import_row: CatalogueImportRowTable;
  category: CategoryTable;
  cold_cell: ColdCellTable;
  cold_check: ColdCheckTable;
  cold_probe: ColdProbeTable;
  cold_reading: ColdReadingTable;
  company: CompanyTable;
  company_invitation: CompanyInvitationTable;
  company_join_request: CompanyJoinRequestTable;
  company_payment: CompanyPaymentTable;
  company_reminder: CompanyReminderTable;
  content_draft: ContentDraftTable;
  content_page: ContentPageTable;
  content_picture: ContentPictureTable;
  content_preview: ContentPreviewTable;
  content_version: ContentVersionTable;
  cost_centre_budget: CostCentreBudgetTable;
  credit_note: CreditNoteTable;
  credit_note_series: CreditNoteSeriesTable;
  customer_note: CustomerNoteTable;
  customer_store: CustomerStoreTable;
  delivery_pass_offer: DeliveryPassOfferTable;
  delivery_pass_order: DeliveryPassOrderTable;
  delivery_service: DeliveryServiceTable;
  delivery_zone: DeliveryZoneTable;
  delivery_zone_postalcode: DeliveryZonePostalcodeTable;
  disclaimer: DisclaimerTable;
  einvoice: EinvoiceTable;
  einvoice_file: EinvoiceFileTable;
  faq: FaqTable;
  geocoder_pace: GeocoderPaceTable;
  gift_certificate: GiftCertificateTable;
  gift_voucher_order: GiftVoucherOrderTable;
  goods_collection: GoodsCollectionTable;
  home_block: HomeBlockTable;
  invoice: InvoiceTable;
  invoice_order: InvoiceOrderTable;
  invoice_series: InvoiceSeriesTable;
  leaflet: LeafletTable;
  leaflet_product: LeafletProductTable;
  locker_claim: LockerClaimTable;
  locker_compartment: LockerCompartmentTable;
  locker_deposit: LockerDepositTable;
  locker_event: LockerEventTable;
  locker_station: LockerStationTable;
  login_attempt: LoginAttemptTable;
  meal_ticket_issuer: MealTicketIssuerTable;
  meal_ticket_link: MealTicketLinkTable;
  meal_ticket_login: MealTicketLoginTable;
  menu_item: MenuItemTable;
  municipality_postalcode: MunicipalityPostalcodeTable;
  newsletter_delivery: NewsletterDeliveryTable;
  newsletter_issue: NewsletterIssueTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  notice_choice: NoticeChoiceTable;
  notice_quiet: NoticeQuietTable;
  notify_request: NotifyRequestTable;
  order_approval: OrderApprovalTable;
  order_benefit: OrderBenefitTable;
  order_event: OrderEventTable;
  order_gift_certificate: OrderGiftCertificateTable;
  order_letter: OrderLetterTable;
  order_letter_to: OrderLetterToTable;
  order_line: OrderLineTable;
  order_missing_gift: OrderMissingGiftTable;
  order_note: OrderNoteTable;
  order_package: OrderPackageTable;
  order_package_type: OrderPackageTypeTable;
  order_problem: OrderProblemTable;
  order_problem_line: OrderProblemLineTable;
  order_settlement: OrderSettlementTable;
  order_withdrawal: OrderWithdrawalTable;
  order_withdrawal_gift: OrderWithdrawalGiftTable;
  order_withdrawal_line: OrderWithdrawalLineTable;
  order_withdrawal_payment: OrderWithdrawalPaymentTable;
  orders: OrdersTable;
  outbox: OutboxTable;
  payment: PaymentTable;
  payment_auth: PaymentAuthTable;
  payment_certificate: PaymentCertificateTable;
  payment_dispute: PaymentDisputeTable;
  payment_due_date: PaymentDueDateTable;
  payment_event: PaymentEventTable;
  payment_request: PaymentRequestTable;
  payment_settlement: PaymentSettlementTable;
  payment_type: PaymentTypeTable;
  person_fiscal: PersonFiscalTable;
  picking_aisle: PickingAisleTable;
  picking_crate: PickingCrateTable;
  picking_gesture: PickingGestureTable;
  picking_line: PickingLineTable;
  picking_place: PickingPlaceTable;
  picking_store: PickingStoreTable;
  picking_task: PickingTaskTable;
  pickup_told: PickupToldTable;
  place: PlaceTable;
  point_entry: PointEntryTable;
  point_rule: PointRuleTable;
  popup: PopupTable;
  price: PriceTable;
  price_list: PriceListTable;
  problem_photo: ProblemPhotoTable;
  product: ProductTable;
  product_category: ProductCategoryTable;
  product_class: ProductClassTable;
  product_class_group: ProductClassGroupTable;
  product_class_member: ProductClassMemberTable;
  product_cost: ProductCostTable;
  product_ean: ProductEanTable;
  product_list: ProductListTable;
  product_list_item: ProductListItemTable;
  product_list_member: ProductListMemberTable;
  product_photo: ProductPhotoTable;
  product_plan: ProductPlanTable;
  product_price_shown: ProductPriceShownTable;
  product_rating: ProductRatingTable;
  product_vat: ProductVatTable;
  promotion: PromotionTable;
  promotion_product: PromotionProductTable;
  push_device: PushDeviceTable;
  push_notice: PushNoticeTable;
  quote: QuoteTable;
  quote_line: QuoteLineTable;
  quote_use: QuoteUseTable;
  recipe: RecipeTable;
  reconciliation_difference: ReconciliationDifferenceTable;
  reconciliation_report: ReconciliationReportTable;
  replenishment: ReplenishmentTable;
  report_due: ReportDueTable;
  report_hour: ReportHourTable;
  report_missing: ReportMissingTable;
  report_picker: ReportPickerTable;
  report_substitution: ReportSubstitutionTable;
  reward: RewardTable;
  reward_cart_item: RewardCartItemTable;
  reward_request: RewardRequestTable;
  reward_request_line: RewardRequestLineTable;
  round: RoundTable;
  round_gesture: RoundGestureTable;
  round_photo: RoundPhotoTable;
  round_plan: RoundPlanTable;
  round_position: RoundPositionTable;
  round_refusal: RoundRefusalTable;
  round_stop: RoundStopTable;
  round_stop_crate: RoundStopCrateTable;
  schema_migration: SchemaMigrationTable;
  search_brand: SearchBrandTable;
  search_miss: SearchMissTable;
  search_pin: SearchPinTable;
  search_synonym: SearchSynonymTable;
  search_synonym_off: SearchSynonymOffTable;
  session: SessionTable;
  shop_fact: ShopFactTable;
  shop_logo: ShopLogoTable;
  shop_setting: ShopSettingTable;
  slot_booking: SlotBookingTable;
  slot_exception: SlotExceptionTable;
  slot_pricing: SlotPricingTable;
  slot_template: SlotTemplateTable;
  sso_attempt: SsoAttemptTable;
  staff_member: StaffMemberTable;
  stock: StockTable;
  stock_reservation: StockReservationTable;
  taking: TakingTable;
  timeslot: TimeslotTable;
  van: VanTable;
  van_notice: VanNoticeTable;
  vat_category: VatCategoryTable;
  vendor: VendorTable;
  voucher_rule: VoucherRuleTable;
  warehouse: WarehouseTable;
  warehouse_hours: WarehouseHoursTable;
  warehouse_special_day: WarehouseSpecialDayTable;
  weekly_place: WeeklyPlaceTable;
  weekly_slot: WeeklySlotTable;
  weekly_slot_terms: WeeklySlotTermsTable;
}
