import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFile } from './checks/check-file.ts';
import { DEMO_EXCHANGE_TOKEN, startExchangeSystem } from './start-exchange-system.ts';

const today = '2026-11-24';
const name = 'IT12345670017_00001.xml';

/** One line of 100 € at 22 %. */
const good = (number = '2026/W1') => `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica xmlns:p="x" versione="FPR12"><FatturaElettronicaHeader><DatiTrasmissione><IdTrasmittente><IdPaese>IT</IdPaese><IdCodice>12345670017</IdCodice></IdTrasmittente><ProgressivoInvio>00001</ProgressivoInvio><FormatoTrasmissione>FPR12</FormatoTrasmissione><CodiceDestinatario>M5UXCR1</CodiceDestinatario></DatiTrasmissione><CedentePrestatore><DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>12345670017</IdCodice></IdFiscaleIVA><Anagrafica><Denominazione>Sporta</Denominazione></Anagrafica><RegimeFiscale>RF01</RegimeFiscale></DatiAnagrafici><Sede><Indirizzo>Via Tortona 31</Indirizzo><CAP>20144</CAP><Comune>Milano</Comune><Provincia>MI</Provincia><Nazione>IT</Nazione></Sede></CedentePrestatore><CessionarioCommittente><DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>00743110157</IdCodice></IdFiscaleIVA><Anagrafica><Denominazione>Bar &amp; Caffè</Denominazione></Anagrafica></DatiAnagrafici><Sede><Indirizzo>Via Savona 97</Indirizzo><CAP>20144</CAP><Comune>Milano</Comune><Nazione>IT</Nazione></Sede></CessionarioCommittente></FatturaElettronicaHeader><FatturaElettronicaBody><DatiGenerali><DatiGeneraliDocumento><TipoDocumento>TD01</TipoDocumento><Divisa>EUR</Divisa><Data>2026-11-22</Data><Numero>${number}</Numero><ImportoTotaleDocumento>122.00</ImportoTotaleDocumento></DatiGeneraliDocumento></DatiGenerali><DatiBeniServizi><DettaglioLinee><NumeroLinea>1</NumeroLinea><Descrizione>Riso</Descrizione><Quantita>3.000</Quantita><PrezzoUnitario>33.33333333</PrezzoUnitario><PrezzoTotale>100.00</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee><DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><ImponibileImporto>100.00</ImponibileImporto><Imposta>22.00</Imposta><EsigibilitaIVA>I</EsigibilitaIVA></DatiRiepilogo></DatiBeniServizi></FatturaElettronicaBody></p:FatturaElettronica>`;

const codesOf = (xml: string, as = name) => checkFile({ name: as, xml }, today).refusals.map(({ code }) => code);
const changed = (from: string, to: string) => {
  const xml = good().replace(from, to);
  if (xml === good()) throw new Error(`nothing like ${from}`);
  return codesOf(xml);
};

describe('a file', () => {
  it('without fault passes, a cent of rounding included', () => {
    expect(codesOf(good())).toEqual([]);
    expect(changed('<Imposta>22.00<', '<Imposta>22.01<')).toEqual([]);
    expect(changed('<PrezzoTotale>100.00<', '<PrezzoTotale>99.99<')).toEqual([]);
  });

  it.each([
    ['the name', good(), 'fattura.xml', '00001'],
    ['what is no XML', '<a>', name, '00200'],
    ['a DTD', `<!DOCTYPE a>${good()}`, name, '00200'],
  ])('is refused for %s', (_what, xml, as, code) => {
    expect(codesOf(xml, as)).toContain(code);
  });

  it.each([
    ['<Divisa>EUR</Divisa>', '', '00200'],
    ['<Divisa>EUR</Divisa>', '<Divisa>EUR</Divisa><Divisa>EUR</Divisa>', '00200'],
    ['<CAP>20144</CAP>', '<CAP>2014</CAP>', '00200'],
    ['Riso', 'Riso – fino', '00200'],
    ['Riso</Descrizione>', 'Riso</Descrizione><Colore>x</Colore>', '00200'],
    ['<Imposta>22.00<', '<Imposta>22.02<', '00421'],
    ['<ImponibileImporto>100.00<', '<ImponibileImporto>101.01<', '00422'],
    ['<PrezzoUnitario>33.33333333<', '<PrezzoUnitario>33.32<', '00423'],
    ['<AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee>', '<AliquotaIVA>0.22</AliquotaIVA></DettaglioLinee>', '00424'],
    ['<AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee>', '<AliquotaIVA>10.00</AliquotaIVA></DettaglioLinee>', '00419'],
    ['<AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee>', '<AliquotaIVA>0.00</AliquotaIVA></DettaglioLinee>', '00400'],
    ['22.00</AliquotaIVA></DettaglioLinee>', '22.00</AliquotaIVA><Natura>N4</Natura></DettaglioLinee>', '00401'],
    ['<AliquotaIVA>22.00</AliquotaIVA><Imponibile', '<AliquotaIVA>0.00</AliquotaIVA><Imponibile', '00429'],
    ['<ImponibileImporto>', '<Natura>N4</Natura><ImponibileImporto>', '00430'],
    ['2026-11-22', '2026-11-25', '00403'],
    ['2026/W1', 'W', '00425'],
    ['M5UXCR1', 'M5UXCR', '00427'],
    ['00743110157', '00743110158', '00305'],
    ['<IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>00743110157</IdCodice></IdFiscaleIVA>', '', '00417'],
    [
      '<IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>00743110157</IdCodice></IdFiscaleIVA>',
      '<CodiceFiscale>RSSMRA85Z10A56</CodiceFiscale>',
      '00306',
    ],
  ])('with %s as %s is refused by %s', (from, to, code) => {
    expect(changed(from, to)).toContain(code);
  });
});

describe('the exchange system', () => {
  let system: Awaited<ReturnType<typeof startExchangeSystem>>;
  beforeAll(async () => {
    system = await startExchangeSystem({ now: () => Date.parse('2026-11-24T10:00:00Z') });
  });
  afterAll(() => system.close());

  const headers = { authorization: `Bearer ${DEMO_EXCHANGE_TOKEN}`, 'content-type': 'application/json' };
  const send = async (file: string, xml: string) => {
    const body = JSON.stringify({ NomeFile: file, File: Buffer.from(xml).toString('base64') });
    return (await fetch(`${system.url}/files`, { method: 'POST', headers, body })).json();
  };
  const control = (path: string, body: object) =>
    fetch(`${system.url}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const outcomes = async (number: string) =>
    (await (await fetch(`${system.url}/control/files?number=${encodeURIComponent(number)}`)).json()).files.map(
      ({ outcome, refusals }: { outcome: string | null; refusals: { code: string }[] }) => [
        outcome,
        ...refusals.map(({ code }) => code),
      ],
    );

  it('takes a number once and a name once; a refused number may come again', async () => {
    await send('IT12345670017_A0001.xml', good('2026/W10'));
    await send('IT12345670017_A0002.xml', good('2026/W10'));
    await send('IT12345670017_A0001.xml', good('2026/W10'));
    expect(await outcomes('2026/W10')).toEqual([['RC'], ['NS', '00404'], ['NS', '00002']]);
    await control('', { manner: 'NS' });
    await send('IT12345670017_A0003.xml', good('2026/W11'));
    await control('', { manner: 'MC' });
    await send('IT12345670017_A0004.xml', good('2026/W11'));
    expect(await outcomes('2026/W11')).toEqual([['NS', '00311'], ['MC']]);
  });

  it('lets a person decide, once, by the page', async () => {
    await control('', { manner: 'ask' });
    const { IdentificativoSdI: sdiId } = await send('IT12345670017_B0001.xml', good('2026/W20'));
    expect(await outcomes('2026/W20')).toEqual([[null]]);
    expect(await (await fetch(system.url)).text()).toContain('Aspetta una decisione');
    const press = (outcome: string) =>
      fetch(`${system.url}/decide`, { method: 'POST', body: new URLSearchParams({ sdiId: String(sdiId), outcome }) });
    await press('MC');
    await press('NS');
    expect(await outcomes('2026/W20')).toEqual([['MC']]);
    expect((await control('/decide', { sdiId, outcome: 'RC' })).status).toBe(409);
    expect(await (await fetch(`${system.url}/files/${sdiId}.xml`)).text()).toBe(good('2026/W20'));
  });

  it('keeps strangers out', async () => {
    expect((await fetch(`${system.url}/notifications`)).status).toBe(401);
  });
});
