-- Lists sorted by state run from what is still to be done to what is over, not by the letters of the states.
create index orders_progress on orders (
  (array_position('{reopened,confirmed,picking,picked,ready,out-for-delivery,in-locker,not-delivered,delivered,withdrawn,cancelled}'::text[], state)),
  order_number
);
