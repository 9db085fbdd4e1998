drop index slot_booking_ending;
drop index gift_certificate_ending;
drop table push_notice, notice_quiet, notice_choice, push_device;
