/** What is wrong with a row, in the words of the Banco; the import itself speaks English, as its command does. */
const words: [pattern: RegExp, italian: string | ((...parts: string[]) => string)][] = [
  [/^it is missing$/, 'Manca'],
  [/^it has (\d+) characters; cut to (\d+)/, (is, most) => `Era di ${is} caratteri: accorciato a ${most}`],
  [/^must be 8, 12, 13 or 14 digits/, 'Servono 8, 12, 13 o 14 cifre'],
  [/^must be 0, 4, 5, 10 or 22/, 'Aliquota non valida: 0, 4, 5, 10 o 22'],
  [/^must be 1 or 8/, 'Deve essere 1 o 8'],
  [/^must be a day such as/, 'Serve una data come 2026-03-31'],
  [/^must be an address or the data/, 'Serve l’indirizzo di una foto'],
  [/^must be up to four parts/, 'Servono fino a quattro parti di lettere minuscole, cifre e trattini, separate da /'],
  [/^must be category, product or promotion/, 'Il tipo di riga non esiste'],
  [/^must be number|^must be int|expected number/, 'Non è un numero'],
  [/^must be boolean/, 'Serve sì o no'],
  [/^must be array/, 'Serve un elenco'],
  [/^must be string/, 'Serve un testo'],
  [/^must be (?:multiple of|a multiple of) 0\.01|multiple of 0\.01/, 'Al massimo due decimali'],
  [/multiple of 0\.001/, 'Al massimo tre decimali'],
  [/^must have >=(\d+) characters/, (most) => `Servono almeno ${most} caratteri`],
  [/^must have <=(\d+) characters/, (most) => `Al massimo ${most} caratteri`],
  [/^must have <=(\d+) items/, (most) => `Al massimo ${most} valori`],
  [/^must be >=?(-?[\d.]+)/, (least) => (least === '0' ? 'Non può essere negativo' : `Deve essere almeno ${least}`)],
  [/^must be <=?([\d.]+)/, (most) => `Deve essere al massimo ${most}`],
  [/^the same stands at line (\d+)/, (line) => `Doppione della riga ${Number(line).toLocaleString('it-IT')}`],
  [/^there is no category "(.*)"/, (path) => `Il reparto “${path}” non c’è`],
  [/^the category above, "(.*)", must/, (path) => `Prima serve il reparto “${path}”`],
  [/^there is no "(.*)"/, (slug) => `La sede “${slug}” non c’è`],
  [/^there is no product "(.*)"/, (code) => `Il prodotto “${code}” non c’è`],
  [/^it needs contentUnit/, 'La quantità netta ha bisogno della sua unità, e l’unità della quantità'],
  [/^it must be at least 0\.001/, 'Deve essere almeno 0,001'],
  [/variable weight needs its average/, 'Un prodotto a peso variabile ha bisogno del peso medio'],
  [/^it is less than the least quantity, (.*)/, (least) => `È meno della quantità minima, ${least}`],
  [/^whole numbers, unless/, 'Servono numeri interi, se il prodotto non è sfuso'],
  [/^the date is not plausible/, 'La data non è credibile'],
  [
    /^a photo needs an address/,
    'Serve un indirizzo che comincia con https://, o il nome di un file nella cartella delle foto',
  ],
  [/^0 is no price/, 'Zero non è un prezzo: scrivilo, o lascia vuoto'],
  [/^more than (\d+) is not plausible/, (most) => `Più di ${Number(most).toLocaleString('it-IT')} non è credibile`],
  [/contains characters that no text may have/, 'Contiene caratteri che nessun testo può avere'],
  [/^promotions are not imported here/, 'Le offerte si fanno nella pagina delle offerte'],
  [/^the text is not UTF-8/, 'Il testo ha caratteri rovinati: salva il file in UTF-8'],
  [/U\+0000/, 'Il testo contiene il carattere zero, che non si può conservare'],
  [/^there are only (\d+) cells below (\d+)/, (cells, columns) => `Ci sono ${cells} celle sotto ${columns} colonne`],
  [/^there are (\d+) cells below (\d+)/, (cells, columns) => `Ci sono ${cells} celle sotto ${columns} colonne`],
  [/^a quote is opened and never closed/, 'C’è una virgoletta che si apre e non si chiude'],
  [/^text is behind a closing quote/, 'C’è del testo dopo una virgoletta che si chiude'],
  [/^the line has more than/, 'La riga è troppo lunga'],
  [/^the line is not (valid JSON|a JSON object)/, 'La riga non è un oggetto JSON'],
  [/^none, so it is (N-\w+)/, (code) => `Codice fatto dal nome: ${code}`],
  [/^none, so it is ([\d.]+)$/, (code) => `Codice preso dal codice a barre: ${code}`],
  [/^none, so it is (\d+) %/, (rate) => `Iva ${rate} %`],
  [/^none, so it is not on sale/, 'Senza prezzo, quindi non in vendita'],
  [/^none, so no warehouse sells it/, 'Nessuna sede lo vende'],
  [
    /^(\d+) lost the zeros in front; it is (\d+)/,
    (short, whole) => `Al codice ${short} mancavano gli zeri: è ${whole}`,
  ],
  [/^the check digit of (\d+) is wrong/, (ean) => `L’ultima cifra di ${ean} non torna: codice lasciato fuori`],
  [/^(\d+) belongs to (.+); left out/, (ean, code) => `Il codice ${ean} è già di ${code}: lasciato fuori`],
  [/has no such field/, 'Campo che non esiste'],
];

/** `text` as the import says it, without the field; what nobody translated is said as "not valid". */
export function inItalian(text: string): string {
  for (const [pattern, italian] of words) {
    const found = pattern.exec(text);
    if (found) return typeof italian === 'string' ? italian : italian(...found.slice(1));
  }
  return 'Il valore non è valido';
}

/** "field: words" → both. */
export function splitReason(reason: string): { field: string; text: string } {
  const cut = reason.indexOf(': ');
  return cut < 0 ? { field: '', text: reason } : { field: reason.slice(0, cut), text: reason.slice(cut + 2) };
}
