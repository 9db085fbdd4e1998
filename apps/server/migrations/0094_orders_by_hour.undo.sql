drop index orders_state_begin;
