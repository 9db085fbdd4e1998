const goods = [
  ['ARANCE TAROCCO', 'Frutta > Agrumi', 'KG.1', 4],
  ['LIMONI DI SORRENTO', 'Frutta > Agrumi', 'GR.500', 4],
  ['CAFFÈ MACINATO QUALITÀ ROSSA', 'Dispensa > Caffè', 'GR.250', 22],
  ['OLIO EXTRA VERGINE D’OLIVA', 'Dispensa > Olio', 'LT.1', 4],
  ['RAGÙ ALLA BOLOGNESE', 'Dispensa', 'GR.180', 10],
] as const;
const prices = ['€ 1,99', '2,49 €', '1.299,00', 'EUR 3,10', '0,75', '4.20'];
const longName = `CONFEZIONE REGALO ${'CON SPECIALITÀ DEL TERRITORIO '.repeat(8)}`;

/**
 * A price list as a till writes it: semicolons, Windows-1252, capitals, departments as a path of names, prices in six ways, and
 * among its rows one whose name is too long and one that is wrong twice.
 */
export function messyList(rows = 200): Buffer {
  const lines = Array.from({ length: rows }, (_, index) => {
    const [name, department, pack, vat] = goods[index % goods.length]!;
    const price = prices[index % prices.length];
    if (index === 7) return `A${index};${longName};Specialità;;${price};${vat}%`;
    if (index === 11) return `A${index};${name} ${index};frutta/agrumii;${pack};gratis;7`;
    return `A${index};${name} ${index};${department};${pack};${price};${vat}%`;
  });
  const text = ['code;name;categories;description;price;vat', ...lines, ''].join('\r\n');
  // the signs of Windows-1252 that Latin-1 lacks
  return Buffer.from(text.replaceAll('€', '\u0080').replaceAll('’', '\u0092'), 'latin1');
}
