drop table picking_crate, picking_gesture, picking_line;
drop trigger order_line_picking_tasks on order_line;
drop function add_picking_tasks();
drop table picking_task, picking_place, picking_aisle, picking_store;
drop function tell_staff_of_picking();
drop function picking_zone(text, boolean, boolean);
