drop index orders_progress;
