drop index order_package_order, gift_certificate_code, product_list_account, cart_account, payment_due_date_order, order_approval_order;
