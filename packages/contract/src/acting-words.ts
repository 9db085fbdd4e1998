/* What staff who buy for a customer are told, by the payment page and by the server. */

/** Meal tickets are the customer's own: nobody pays with them in their name. What there is, and what to do. */
export const ownTicketsText = {
  lead: 'Nel carrello ci sono buoni pasto del cliente:',
  body: 'li può usare solo il cliente. Deve toglierli, o finire l’ordine da solo.',
} as const;
