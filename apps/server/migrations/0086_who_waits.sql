-- The Banco counts who waits for the shop to come, place by place.
create index notify_request_places on notify_request (postalcode, lower(email)) where kind = 'zone' and done_at is null;
