drop table einvoice_file;
drop sequence einvoice_file_number;
drop table einvoice;
drop function tell_staff_of_einvoice;
