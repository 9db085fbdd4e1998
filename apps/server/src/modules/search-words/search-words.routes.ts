import { calls, type FoundProduct, type NamedBrands, type SearchWordsOfShop } from '@sporta/contract';
import { brandPhrase, italianSynonyms, type SynonymRow, searchKey, synonymText } from '@sporta/search';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { isSameValue } from '../../platform/same-value.ts';
import { writeAudit } from '../audit/index.ts';
import { type Catalogue, catalogueOf, type ProductRow, pictureOf, searchOf } from '../catalogue/index.ts';
import {
  deleteSynonym,
  hasSynonym,
  insertSynonym,
  lockSynonym,
  readBrandMarks,
  readMisses,
  readOff,
  readPins,
  readSynonyms,
  switchBuiltIn,
  updateSynonym,
  writeBrandMark,
  writePin,
} from './search-words.repo.ts';

const mostMisses = 100;
const mostShown = 8;
/** Brands listed at once; more are found by their words. */
const mostBrands = 20;

export function registerSearchWordRoutes(app: FastifyInstance): void {
  const { staffSearchWords } = calls;

  registerCall(app, staffSearchWords.view, async (c) => ({ words: await wordsOf(c.deps) }));

  registerCall(app, staffSearchWords.saveSynonym, async (c) => {
    const { synonym_id: synonymId = 0, kind, seen } = c.input;
    const phrases = withoutRepeats(c.input.phrases);
    await withTransaction(c.db, async (tx) => {
      const before = synonymId === 0 ? undefined : await lockSynonym(tx, synonymId);
      if (synonymId !== 0 && !before) throw c.refuse('synonym-not-found', 'Queste parole non ci sono più');
      if (before && isSameValue(before, { synonymId, kind, phrases })) return;
      if (before && !isSameValue(before.phrases, seen)) {
        const message = 'Qualcun altro ha cambiato queste parole nel frattempo: guarda quelle di adesso';
        throw c.refuse('changed-meanwhile', message, { field: 'phrases', data: { now: before.phrases } });
      }
      if (await hasSynonym(tx, { synonymId, kind, phrases })) {
        throw c.refuse('synonym-known', 'Queste parole ci sono già', { field: 'phrases' });
      }
      const id = before ? synonymId : await insertSynonym(tx, kind, phrases);
      if (before) await updateSynonym(tx, { synonymId, kind, phrases });
      await writeAudit(tx, c, 'search.save-synonym', {
        subject: { kind: 'search', id, name: phrases[0] },
        ...(before ? { before: { phrases: before.phrases } } : {}),
        after: { kind, phrases },
      });
    });
    return { words: await wordsOf(c.deps) };
  });

  registerCall(app, staffSearchWords.removeSynonym, async (c) => {
    const { synonym_id: id } = c.input;
    await withTransaction(c.db, async (tx) => {
      const before = await lockSynonym(tx, id);
      if (!before) return;
      await deleteSynonym(tx, id);
      const { kind, phrases } = before;
      await writeAudit(tx, c, 'search.remove-synonym', {
        subject: { kind: 'search', id, name: phrases[0] },
        before: { kind, phrases },
      });
    });
    return { words: await wordsOf(c.deps) };
  });

  registerCall(app, staffSearchWords.switchSynonym, async (c) => {
    const { text, on } = c.input;
    if (!italianSynonyms.some((row) => synonymText(row) === text)) {
      throw c.refuse('synonym-not-found', 'Questa riga non è fra quelle di serie', { field: 'text' });
    }
    await withTransaction(c.db, async (tx) => {
      if (!(await switchBuiltIn(tx, text, on))) return;
      await writeAudit(tx, c, 'search.switch-synonym', {
        subject: { kind: 'search', name: text.slice(0, 80) },
        before: { on: !on },
        after: { on },
      });
    });
    return { words: await wordsOf(c.deps) };
  });

  registerCall(app, staffSearchWords.savePin, async (c) => {
    const { query, product_ids: ids = [] } = c.input;
    const { catalogue } = catalogueOf(c.deps);
    const key = searchKey(query);
    if (key === '') throw c.refuse('words-too-alike', 'Di questa ricerca non resta nessuna parola', { field: 'query' });
    if (ids.some((id) => !catalogue.product(id))) {
      throw c.refuse('product-not-found', 'Uno dei prodotti non è in vendita', { field: 'product_ids' });
    }
    const wanted = [...new Set(ids)];
    await withTransaction(c.db, async (tx) => {
      const before = await writePin(tx, key, query, wanted);
      if (isSameValue(before, wanted)) return;
      await writeAudit(tx, c, 'search.save-pin', {
        subject: { kind: 'search', name: query },
        before: { products: before },
        after: { products: wanted },
      });
    });
    return { words: await wordsOf(c.deps) };
  });

  registerCall(app, staffSearchWords.brands, (c) => brandsOf(c.deps, c.input.q));

  registerCall(app, staffSearchWords.markBrand, async (c) => {
    const { name, mark, q } = c.input;
    const phrase = brandPhrase(name);
    if (phrase === '') throw c.refuse('words-too-alike', 'Di questa marca non resta nessuna parola', { field: 'name' });
    const isBrand = mark === 'none' ? undefined : mark === 'brand';
    await withTransaction(c.db, async (tx) => {
      const before = await writeBrandMark(tx, { phrase, name, isBrand });
      if (before === isBrand) return;
      await writeAudit(tx, c, 'search.mark-brand', {
        subject: { kind: 'search', name },
        before: { mark: markOf(before) ?? 'none' },
        after: { mark },
      });
    });
    return brandsOf(c.deps, q);
  });

  registerCall(app, staffSearchWords.tryWords, (c) => {
    const { q, kind = 'equal', phrases } = c.input;
    const store = catalogueOf(c.deps);
    const { before, after } = searchOf(c.deps).tryWords(q, phrases ? [rowOf(kind, phrases)] : [], store.shop(0));
    const side = (slots: number[]) => ({
      total: slots.length,
      products: slots.slice(0, mostShown).map((slot) => productToWire(store.catalogue.products[slot]!)),
    });
    return { before: side(before), after: side(after) };
  });
}

const markOf = (isBrand: boolean | undefined): 'brand' | 'no-brand' | undefined =>
  isBrand === undefined ? undefined : isBrand ? 'brand' : 'no-brand';

/** Brands in names whose words contain the text; what the shop said of them is read now, whichever index answers meanwhile. */
async function brandsOf(deps: Deps, q = ''): Promise<NamedBrands> {
  const marks = new Map((await readBrandMarks(deps.db)).map((mark) => [mark.phrase, mark]));
  const found = searchOf(deps).brandsInNames();
  const unnamed = new Map(marks);
  for (const { phrase } of found) unnamed.delete(phrase);
  const added = Array.from(unnamed.values(), ({ phrase, name }) => ({ phrase, name, count: 0, examples: [] }));
  const wanted = brandPhrase(q);
  const all = [...added, ...found]
    .filter(({ phrase }) => phrase.includes(wanted))
    .map((brand) => {
      const mark = markOf(marks.get(brand.phrase)?.isBrand);
      return { ...brand, name: marks.get(brand.phrase)?.name ?? brand.name, ...(mark ? { mark } : {}) };
    });
  const marked = all.filter(({ mark }) => mark);
  const others = all.filter(({ mark }) => !mark);
  return { brands: [...marked, ...others].slice(0, mostBrands), total: all.length };
}

const rowOf = (kind: 'equal' | 'one-way', phrases: string[]): SynonymRow =>
  kind === 'equal' ? { kind, phrases } : { kind, from: phrases[0]!, to: phrases.slice(1) };

/** @throws BusinessError `words-too-alike` when the search takes them for one already */
function withoutRepeats(phrases: readonly string[]): string[] {
  const byKey = new Map(phrases.map((phrase) => [searchKey(phrase), phrase.toLocaleLowerCase('it')]));
  byKey.delete('');
  if (byKey.size > 1) return [...byKey.values()];
  const message = 'Per la ricerca sono già la stessa parola: ne servono almeno due diverse';
  throw new BusinessError('words-too-alike', message, { field: 'phrases' });
}

const productToWire = (row: ProductRow): FoundProduct => ({
  productId: row.productId,
  name: row.name,
  description: row.description,
  media: pictureOf(row),
});

async function wordsOf(deps: Deps): Promise<SearchWordsOfShop> {
  const catalogue: Catalogue = catalogueOf(deps).catalogue;
  const search = searchOf(deps);
  const [synonyms, off, pins, misses] = await Promise.all([
    readSynonyms(deps.db),
    readOff(deps.db),
    readPins(deps.db),
    readMisses(deps.db, mostMisses),
  ]);
  return {
    synonyms,
    builtIn: italianSynonyms.map((row) => ({ text: synonymText(row), on: !off.has(synonymText(row)) })),
    pins: pins.map(({ query, productIds }) => ({
      query,
      products: productIds.flatMap((id) => {
        const row = catalogue.product(id);
        return row ? [productToWire(row)] : [];
      }),
    })),
    misses: misses.map((miss) => ({ ...miss, near: search.nearNames(miss.query) })),
  };
}
