drop index orders_home_of_slot;
drop table round_position, round_gesture, round_photo, round_refusal, round_stop_crate, round_stop, round, round_plan, van;
drop function tell_staff_of_stop, tell_staff_of_plan;
