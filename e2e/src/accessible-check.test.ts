import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { visits } from './support/browser.ts';

const enter = visits();

const page = (body: string) =>
  `<!doctype html><html lang="it"><head><title>Prova</title></head><body><main><h1>Prova</h1>${body}</main></body></html>`;

it('finds a fault of the page, and none where there is none', async () => {
  const visitor = await enter('desk');
  await visitor.page.setContent(page('<button type="button">Compra</button>'));
  await expectAccessible(visitor.page);
  await visitor.page.setContent(page('<button type="button"></button>'));
  await expect(expectAccessible(visitor.page)).rejects.toThrow('button-name: button');
});

it('finds a fault of a frame in the page', async () => {
  const visitor = await enter('desk');
  const inside = page('<button type=button></button>').replaceAll('"', '&quot;');
  await visitor.page.setContent(page(`<iframe title="Banca" srcdoc="${inside}"></iframe>`));
  await expect(expectAccessible(visitor.page)).rejects.toThrow('button-name: iframe button');
});
