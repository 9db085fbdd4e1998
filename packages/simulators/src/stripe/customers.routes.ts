import { z } from 'zod';
import { type Books, known, newId, nowInSeconds } from './books.ts';
import type { stripeCalls } from './calls.ts';
import { missing } from './failure.ts';
import { changeMetadata, defined } from './fields.ts';
import { list } from './list.ts';
import { attach, createMethod, detach, methodOf } from './methods.ts';
import type { Customer } from './model.ts';
import { customerParams, integer, metadata, methodParams, none, page } from './params.ts';

/** Customers and the cards they keep. */
export function customerRoutes(call: ReturnType<typeof stripeCalls>, books: Books): void {
  const { state } = books;

  const customerOf = (id: string): Customer => {
    const customer = known(state.customers, id, 'customer');
    if (customer.deleted) throw missing('customer', id);
    return customer;
  };

  call('POST', '/customers', customerParams, ({ params }) => {
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      created: nowInSeconds(),
      description: params.description ?? null,
      email: params.email ?? null,
      name: params.name ?? null,
      phone: params.phone ?? null,
      invoice_settings: { default_payment_method: params.invoice_settings?.default_payment_method ?? null },
      livemode: false,
      metadata: params.metadata ?? {},
    };
    state.customers[customer.id] = customer;
    books.tell('customer.created', customer);
    return customer;
  });

  call('GET', '/customers', z.strictObject({ ...page, email: z.string().optional() }), ({ params }) =>
    list(
      'customers',
      state.customers,
      params,
      (each) => !each.deleted && (!params.email || each.email === params.email),
    ),
  );

  call('GET', '/customers/:id', none, ({ id }) => {
    const customer = known(state.customers, id, 'customer');
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
  });

  call('POST', '/customers/:id', customerParams, ({ id, params }) => {
    const customer = customerOf(id);
    const { description, email, name, phone, invoice_settings, metadata: changed } = params;
    if (invoice_settings?.default_payment_method) methodOf(books, invoice_settings.default_payment_method);
    Object.assign(customer, defined({ description, email, name, phone, invoice_settings }));
    changeMetadata(customer.metadata, changed);
    books.tell('customer.updated', customer);
    return customer;
  });

  call('DELETE', '/customers/:id', none, ({ id }) => {
    const customer = customerOf(id);
    for (const method of Object.values(state.methods)) if (method.customer === id) method.customer = null;
    customer.deleted = true;
    books.tell('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  });

  const ofCustomer = { ...page, type: z.literal('card').optional() };
  call('GET', '/customers/:id/payment_methods', z.strictObject(ofCustomer), ({ id, params }) =>
    list(`customers/${id}/payment_methods`, state.methods, params, (each) => each.customer === customerOf(id).id),
  );

  call('GET', '/customers/:id/payment_methods/:sub', none, ({ id, sub }) => {
    const method = known(state.methods, sub, 'PaymentMethod');
    if (method.customer !== customerOf(id).id) throw missing('PaymentMethod', sub);
    return method;
  });

  call(
    'POST',
    '/payment_methods',
    methodParams,
    ({ params: { card, billing_details, metadata: given } }) =>
      Object.assign(createMethod(books, card, billing_details), { metadata: given ?? {} }),
    { public: true },
  );

  call('GET', '/payment_methods', z.strictObject({ ...ofCustomer, customer: z.string() }), ({ params }) =>
    list('payment_methods', state.methods, params, (each) => each.customer === customerOf(params.customer).id),
  );

  call('GET', '/payment_methods/:id', none, ({ id }) => known(state.methods, id, 'PaymentMethod'));

  const change = z.strictObject({
    billing_details: z.record(z.string(), z.unknown()).optional(),
    card: z.strictObject({ exp_month: integer, exp_year: integer }).partial().optional(),
    metadata: metadata.optional(),
  });
  call('POST', '/payment_methods/:id', change, ({ id, params }) => {
    const method = known(state.methods, id, 'PaymentMethod');
    Object.assign(method.card, defined({ ...params.card }));
    Object.assign(method.billing_details, params.billing_details);
    changeMetadata(method.metadata, params.metadata);
    books.tell('payment_method.updated', method);
    return method;
  });

  call('POST', '/payment_methods/:id/attach', z.strictObject({ customer: z.string() }), ({ id, params }) => {
    const method = methodOf(books, id);
    attach(books, method, customerOf(params.customer));
    return method;
  });

  call('POST', '/payment_methods/:id/detach', none, ({ id }) => {
    const method = known(state.methods, id, 'PaymentMethod');
    detach(books, method);
    return method;
  });
}
