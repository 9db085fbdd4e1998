drop trigger order_withdrawal_opens_case on order_withdrawal;
drop trigger order_problem_closes_case on order_problem;
drop trigger order_problem_opens_case on order_problem;
drop table care_message;
drop table care_case;
drop function open_care_case_of_withdrawal;
drop function close_care_case_of_problem;
drop function open_care_case_of_problem;
alter table order_problem drop column answer, drop column solved_by;
