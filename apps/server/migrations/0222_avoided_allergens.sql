-- Allergens a customer never wants to eat. It may tell of their health (art. 9 GDPR): kept because they said so, for themselves alone.
create table account_allergen (
  account_id   int not null references account on delete cascade,
  allergen     text not null check (allergen in ('gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery',
                 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs')),
  consented_at timestamptz not null,
  primary key (account_id, allergen)
);
