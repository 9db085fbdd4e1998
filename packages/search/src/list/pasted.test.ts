import { describe, expect, it } from 'vitest';
import { withoutFrame } from './pasted.ts';

const read = (text: string) => withoutFrame(text).split('\n');

describe('a list out of a chat', () => {
  it('is what people wrote, on iPhones', () => {
    expect(
      read(`[28/11/26, 18:04:40] Giulia Riva: 2x latte intero
\u200e[28/11/26, 18:05:02] Marco: pane, uova x6
[28/11/26, 18:09:30] Marco: e la mozzarella
1 kg di mele
[28/11/26, 18:10:30] Marco: \u200eimmagine omessa`),
    ).toEqual(['2x latte intero', 'pane, uova x6', 'e la mozzarella', '1 kg di mele']);
  });

  it('is what people wrote, on Androids', () => {
    expect(
      read(`28/11/26, 18:03 - I messaggi e le chiamate sono crittografati end-to-end. Tocca per saperne di più
28/11/26, 18:06 - Nonna: 1 kg di mele 🍎🍎
28/11/26, 18:07 - Nonna: <Media omessi>
28/11/26, 18:08 - Nonna: Questo messaggio è stato eliminato
28/11/26, 18:09 - Nonna: caffè: quello di sempre`),
    ).toEqual(['1 kg di mele 🍎🍎', 'caffè: quello di sempre']);
  });

  it('is what people wrote, with the name above', () => {
    expect(read('Anna, [28/11/2026 18:04]\nlatte\npane')).toEqual(['latte', 'pane']);
  });
});

describe('a receipt of a till', () => {
  const receipt = `SUPERMERCATO ROSSI SRL
VIA ROMA 12 MILANO
P.IVA 01234567890
DOCUMENTO COMMERCIALE
DESCRIZIONE      IVA    PREZZO(€)
LATTE INT 1L     4%        1,59
PASTA PENNE 500  4,00%     0,99 A
2 X 1,29
PASSATA POM      4%        2,58
YOGURT           10%       1,80
3 x 0,60
BANANE KG 0,842 x 1,69     1,42
SCONTO                    -0,50
SUBTOTALE                  7,88
TOTALE COMPLESSIVO         7,88
di cui IVA                 0,31
PAGAMENTO CONTANTE        10,00
RESTO                      2,12
28-11-2026 18:22`;

  it('is its goods, with how many or how much', () => {
    expect(read(receipt)).toEqual(['LATTE INT 1L', 'PASTA PENNE 500', '2 PASSATA POM', '3 YOGURT', 'BANANE 0,842 kg']);
  });

  it('has a total: a list with prices beside its things has none and stays as it is', () => {
    const list = 'pane 2,50\nlatte 1,59\nuova 3,20';
    expect(withoutFrame(list)).toBe(list);
  });
});

it('leaves any other list as it is', () => {
  for (const list of ['latte\npane', 'per sabato 28/11: latte, pane', 'totale: 3 latte', '']) {
    expect(withoutFrame(list)).toBe(list);
  }
});
