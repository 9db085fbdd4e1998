-- A session gets a number its owner can name it by, since the token itself is nowhere, and the label becomes the device in
-- words ("Chrome su Windows"); labels so far are user agents cut in the middle.
alter table session add column session_id int generated always as identity unique;
update session set client_label = null;
