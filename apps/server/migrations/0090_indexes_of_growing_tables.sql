-- What customers ask for reads no table from end to end; a test over a grown shop holds it (growth.slow.test.ts).

create index order_package_order on order_package (order_id);
create index gift_certificate_code on gift_certificate (upper(code));
create index product_list_account on product_list (account_id);
create index cart_account on cart (account_id);
create index payment_due_date_order on payment_due_date (order_id);
create index order_approval_order on order_approval (order_id);
