/** The card form inside its frame: reads the card, makes a payment method of it, and tells the page around only its id. */
type Json = Record<string, unknown>;

const form = document.querySelector('form') as HTMLFormElement;
const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
const digits = (text: string) => text.replace(/\D/g, '');
let around: MessageEventSource | null = null;
let aroundOrigin = '*';

const say = (stripe: string, more: Json = {}) =>
  (around ?? window.parent).postMessage({ stripe, ...more }, { targetOrigin: aroundOrigin });

const card = () => {
  const [month = '', year = ''] = input('scadenza').value.split(/\s*[/.-]\s*/);
  return {
    number: digits(input('numero').value),
    month: Number(month),
    year: Number(year) % 100,
    cvc: digits(input('cvc').value),
  };
};

/** What is wrong, by field; empty when the card can be sent. */
function mistakes(): Record<string, { code: string; message: string }> {
  const { number, month, year, cvc } = card();
  const found: ReturnType<typeof mistakes> = {};
  const now = new Date();
  if (number === '') found.numero = { code: 'incomplete_number', message: 'Scrivi il numero della carta.' };
  else if (number.length < 15)
    found.numero = { code: 'incomplete_number', message: 'Il numero della carta è incompleto.' };
  else if (!luhn(number)) found.numero = { code: 'invalid_number', message: 'Il numero della carta non è valido.' };
  if (!(month >= 1 && month <= 12) || Number.isNaN(year)) {
    found.scadenza = { code: 'incomplete_expiry', message: 'Scrivi la scadenza come mese e anno, per esempio 09/29.' };
  } else if ((2000 + year) * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1) {
    found.scadenza = { code: 'invalid_expiry_year_past', message: 'La carta è scaduta.' };
  }
  const length = /^3[47]/.test(number) ? 4 : 3;
  if (cvc.length !== length)
    found.cvc = { code: 'incomplete_cvc', message: `Il codice di sicurezza ha ${length} cifre.` };
  return found;
}

function luhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}

/** Shows the mistakes beside their fields; the first one gets the focus. */
function show(found: ReturnType<typeof mistakes>): void {
  for (const name of ['numero', 'scadenza', 'cvc']) {
    const place = document.getElementById(`${name}-errore`) as HTMLElement;
    place.textContent = found[name]?.message ?? '';
    place.hidden = !found[name];
    input(name).setAttribute('aria-invalid', String(Boolean(found[name])));
  }
  const first = Object.keys(found)[0];
  if (first) input(first).focus();
}

async function create({ key, billing_details }: Json): Promise<Json> {
  const { number, month, year, cvc } = card();
  const body = new URLSearchParams({
    key: String(key),
    type: 'card',
    'card[number]': number,
    'card[exp_month]': String(month),
    'card[exp_year]': String(2000 + year),
    'card[cvc]': cvc,
  });
  for (const name of ['name', 'email', 'phone']) {
    const value = (billing_details as Json | undefined)?.[name];
    if (typeof value === 'string') body.set(`billing_details[${name}]`, value);
  }
  try {
    return (await (await fetch('/v1/payment_methods', { method: 'POST', body })).json()) as Json;
  } catch {
    return { error: { type: 'api_connection_error', message: 'Stripe non risponde: riprova tra poco.' } };
  }
}

async function answerTo(data: Json): Promise<Json> {
  if (data.stripe === 'focus') input('numero').focus();
  else if (data.stripe === 'blur') (document.activeElement as HTMLElement | null)?.blur();
  else if (data.stripe === 'clear') form.reset();
  else {
    const found = mistakes();
    show(found);
    const first = Object.values(found)[0];
    if (first) return { error: { type: 'validation_error', ...first } };
    if (data.stripe === 'create') return create(data);
  }
  return {};
}

window.addEventListener('message', async (event: MessageEvent<Json>) => {
  if (window.parent === window || event.source !== window.parent) return;
  around = event.source;
  aroundOrigin = event.origin;
  say('answer', { id: event.data.id, answer: await answerTo(event.data) });
});

const sayChange = () => {
  const empty = [...form.querySelectorAll('input')].every((each) => each.value === '');
  say('change', { complete: Object.keys(mistakes()).length === 0, empty, collapsed: false, value: { type: 'card' } });
};

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('focusin', () => say('focus'));
form.addEventListener('focusout', () => say('blur'));
form.addEventListener('input', (event) => {
  const field = event.target as HTMLInputElement;
  if (field.name === 'numero') {
    const number = digits(field.value).slice(0, 19);
    field.value = /^3[47]/.test(number)
      ? number.replace(/^(\d{4})(\d{1,6})?(\d+)?$/, (_all, ...groups) => groups.slice(0, 3).filter(Boolean).join(' '))
      : number.replace(/(\d{4})(?=\d)/g, '$1 ');
  }
  if (field.name === 'scadenza' && /^\d{3,4}$/.test(field.value)) {
    field.value = `${field.value.slice(0, 2)}/${field.value.slice(2)}`;
  }
  sayChange();
});
for (const button of document.querySelectorAll<HTMLElement>('[data-number]')) {
  button.addEventListener('click', () => {
    const number = button.dataset.number ?? '';
    input('numero').value = number;
    input('scadenza').value = `12/${String(new Date().getFullYear() + 2).slice(-2)}`;
    input('cvc').value = number.length === 15 ? '1234' : '123';
    show({});
    sayChange();
  });
}
new ResizeObserver(() => say('height', { height: document.body.scrollHeight })).observe(document.body);
say('ready');

export {};
