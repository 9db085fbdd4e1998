-- What a cart refuses as a whole was not written on its lines; the lines alone decide now.
update cart_item i set accept_alternatives = false
from cart c
where c.cart_id = i.cart_id and not c.accept_alternatives and i.accept_alternatives;
