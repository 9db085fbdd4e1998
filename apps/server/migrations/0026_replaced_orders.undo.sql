drop index orders_replaced;
