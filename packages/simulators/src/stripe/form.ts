export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

/**
 * Reads Stripe's form encoding: `a[b]=1`, `a[]=x`, `a[0][b]=y`. Objects have no prototype, so that no name means more than itself.
 */
export function readForm(text: string): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...inner] = name.split('[');
    put(form, [first, ...inner.map((part) => part.replace(/\]$/, ''))], value);
  }
  return asLists(form) as Form;
}

function put(form: Form, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(Object.keys(form).length) : name;
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const known = form[key];
  const inner: Form = typeof known === 'object' && !Array.isArray(known) ? known : Object.create(null);
  form[key] = inner;
  put(inner, rest, value);
}

/** Objects whose names count from 0 are lists. */
function asLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  for (const name of names) value[name] = asLists(value[name] as FormValue);
  const isList = names.length > 0 && names.every((name, index) => name === String(index));
  return isList ? (Object.values(value) as FormValue[]) : value;
}
