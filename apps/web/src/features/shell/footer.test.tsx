// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { APP_VERSION } from '../../config.ts';
import { renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import { Footer } from './footer.tsx';

afterEach(cleanup);

const item = (ID: number, name: string, itemUrl: string, more: object = {}) => ({ ID, name, itemUrl, ...more });
const group = (ID: number, name: string, items: object[], more: object = {}) => item(ID, name, '/', { items, ...more });
const menus = [
  group(1, 'Fare la spesa', [item(2, 'Volantini', '/volantini')]),
  group(
    3,
    'Contatti',
    [item(4, '011 234567', 'tel:011234567'), item(5, 'mar–dom, 9–13', 'tel:011234567', { classes: 'text' })],
    { classes: 'contacts' },
  ),
];
const navbar: TestAnswer = {
  data: { category: { categoryId: 1, name: 'navbar', slug: 'navbar', templateNavItems: { footeranonimi: menus } } },
};

async function show() {
  const shop = await renderInShop(<Footer />, ({ path }) => (path === 'category' ? navbar : { data: { marks: [] } }));
  await screen.findAllByRole('heading', { name: 'Contatti' });
  return shop;
}

describe('the foot of the page (specification, section 2)', () => {
  it('has the groups of the shop, who owns it and which version it is', async () => {
    const { container } = await show();
    expect([...container.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Fare la spesa',
      'Contatti',
    ]);
    expect(container.textContent).toContain(`© ${new Date().getFullYear()} Sporta · versione ${APP_VERSION}`);
  });

  it('folds its groups on small screens, the contacts never', async () => {
    const { container } = await show();
    const folding = [...container.querySelectorAll('details')];
    expect(folding.map((each) => each.querySelector('summary')?.textContent)).toEqual(['Fare la spesa']);
    expect(within(folding[0]!).getByRole('link', { name: 'Volantini', hidden: true })).toBeTruthy();
    const contacts = [...container.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Contatti');
    expect(contacts?.parentElement?.className).toBe('');
    // when it is answered is for the shop to say, and leads nowhere
    const lines = [...(contacts?.parentElement?.querySelectorAll('li') ?? [])];
    expect(lines.map((each) => [each.textContent, each.querySelector('a')?.getAttribute('href')])).toEqual([
      ['011 234567', 'tel:011234567'],
      ['mar–dom, 9–13', undefined],
    ]);
  });
});

describe('the newsletter at the foot (specification, section 5)', () => {
  const send = (email: string) => {
    const field = screen.getByRole('textbox', { name: 'E-mail per la newsletter' });
    fireEvent.change(field, { target: { value: email } });
    fireEvent.submit(field);
    return field;
  };

  it.each([
    ['', '*Campo obbligatorio'],
    ['   ', '*Campo obbligatorio'],
    ['ada@posta', 'Scrivi un indirizzo e-mail valido, come nome@dominio.it'],
    ['ada posta.example', 'Scrivi un indirizzo e-mail valido, come nome@dominio.it'],
  ])('says what is wrong with "%s"', async (email, words) => {
    const { router } = await show();
    const field = send(email);
    await screen.findByText(words);
    expect(document.activeElement).toBe(field);
    expect(router.state.location.href).toBe('/qui');
  });

  it('takes a good one to the page of the newsletter', async () => {
    const { router } = await show();
    send(' ada@posta.example ');
    await waitFor(() => expect(router.state.location.href).toBe('/newsletter?email=ada%40posta.example'));
  });
});
