drop index notify_request_places;
