import type { Node } from './xml-tree.ts';

/*
 * The part of the format that a shop writes, in the order the schema wants it. What is not in here is refused, although the real
 * exchange system takes more.
 */

type Content = RegExp | readonly Rule[];
interface Rule {
  name: string;
  content: Content;
  min: number;
  max: number;
}

const one = (name: string, content: Content): Rule => ({ name, content, min: 1, max: 1 });
const maybe = (name: string, content: Content): Rule => ({ name, content, min: 0, max: 1 });
const many = (name: string, content: Content): Rule => ({ name, content, min: 1, max: 9999 });
const any = (name: string, content: Content): Rule => ({ name, content, min: 0, max: 9999 });

const basic = (most: number) => new RegExp(`^[\\x20-\\x7e]{1,${most}}$`);
const latin = (most: number) => new RegExp(`^[\\x20-\\x7e\\xa0-\\xff]{1,${most}}$`);
const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const amount = /^-?\d{1,11}\.\d{2}$/;
const fineAmount = /^-?\d{1,11}\.\d{2,8}$/;
const rate = /^(\d{1,2}|100)\.\d{2}$/;
const nature = /^(N1|N2\.[12]|N3\.[1-6]|N4|N5|N6\.[1-9]|N7)$/;

const vatId = [one('IdPaese', /^[A-Z]{2}$/), one('IdCodice', /^.{1,28}$/)];
const place = [
  one('Indirizzo', latin(60)),
  maybe('NumeroCivico', basic(8)),
  one('CAP', /^\d{5}$/),
  one('Comune', latin(60)),
  maybe('Provincia', /^[A-Z]{2}$/),
  one('Nazione', /^[A-Z]{2}$/),
];
const fiscalCode = /^[A-Z0-9]{11,16}$/;
const named = [one('Denominazione', latin(80))];
const lineNumber = /^[1-9]\d{0,3}$/;
const reference = [
  any('RiferimentoNumeroLinea', lineNumber),
  one('IdDocumento', basic(20)),
  maybe('Data', day),
  maybe('NumItem', basic(20)),
  maybe('CodiceCommessaConvenzione', latin(100)),
];

const header: Rule[] = [
  one('DatiTrasmissione', [
    one('IdTrasmittente', vatId),
    one('ProgressivoInvio', basic(10)),
    one('FormatoTrasmissione', /^FPR12$/),
    one('CodiceDestinatario', /^[A-Z0-9]{6,7}$/),
    maybe('PECDestinatario', /^[^@\s]+@[^@\s]+$/),
  ]),
  one('CedentePrestatore', [
    one('DatiAnagrafici', [
      one('IdFiscaleIVA', vatId),
      maybe('CodiceFiscale', fiscalCode),
      one('Anagrafica', named),
      one('RegimeFiscale', /^RF(0[1-9]|1\d|20)$/),
    ]),
    one('Sede', place),
    maybe('IscrizioneREA', [
      one('Ufficio', /^[A-Z]{2}$/),
      one('NumeroREA', basic(20)),
      maybe('CapitaleSociale', amount),
      one('StatoLiquidazione', /^L[SN]$/),
    ]),
  ]),
  one('CessionarioCommittente', [
    one('DatiAnagrafici', [maybe('IdFiscaleIVA', vatId), maybe('CodiceFiscale', fiscalCode), one('Anagrafica', named)]),
    one('Sede', place),
  ]),
];

const body: Rule[] = [
  one('DatiGenerali', [
    one('DatiGeneraliDocumento', [
      one('TipoDocumento', /^TD(01|04|24)$/),
      one('Divisa', /^EUR$/),
      one('Data', day),
      one('Numero', basic(20)),
      maybe('DatiBollo', [one('BolloVirtuale', /^SI$/), maybe('ImportoBollo', amount)]),
      maybe('ImportoTotaleDocumento', amount),
      maybe('Causale', latin(200)),
    ]),
    any('DatiOrdineAcquisto', reference),
    any('DatiFattureCollegate', reference),
    any('DatiDDT', [one('NumeroDDT', basic(20)), one('DataDDT', day), any('RiferimentoNumeroLinea', lineNumber)]),
  ]),
  one('DatiBeniServizi', [
    many('DettaglioLinee', [
      one('NumeroLinea', lineNumber),
      one('Descrizione', latin(1000)),
      maybe('Quantita', /^\d{1,12}\.\d{2,8}$/),
      maybe('UnitaMisura', basic(10)),
      one('PrezzoUnitario', fineAmount),
      one('PrezzoTotale', fineAmount),
      one('AliquotaIVA', rate),
      maybe('Natura', nature),
    ]),
    many('DatiRiepilogo', [
      one('AliquotaIVA', rate),
      maybe('Natura', nature),
      one('ImponibileImporto', amount),
      one('Imposta', amount),
      maybe('EsigibilitaIVA', /^[DIS]$/),
      maybe('RiferimentoNormativo', latin(100)),
    ]),
  ]),
  maybe('DatiPagamento', [
    one('CondizioniPagamento', /^TP0[123]$/),
    many('DettaglioPagamento', [
      one('ModalitaPagamento', /^MP(0[1-9]|1\d|2[0-3])$/),
      maybe('DataScadenzaPagamento', day),
      one('ImportoPagamento', amount),
      maybe('IBAN', /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/),
    ]),
  ]),
];

/** What of a document is not as the format wants it: the first fault, by the path of its element; undefined: nothing. */
export function formatFault(root: Node): string | undefined {
  if (root.name !== 'FatturaElettronica') return `${root.name}: elemento non atteso`;
  if (root.attributes.versione !== 'FPR12') return 'FatturaElettronica: versione non valida';
  const rules = [one('FatturaElettronicaHeader', header), one('FatturaElettronicaBody', body)];
  return faultIn(root.children, rules, 'FatturaElettronica');
}

function faultIn(nodes: readonly Node[], rules: readonly Rule[], path: string): string | undefined {
  let at = 0;
  for (const { name, content, min, max } of rules) {
    let count = 0;
    for (; nodes[at]?.name === name; at += 1, count += 1) {
      const here = `${path}/${name}`;
      const node = nodes[at]!;
      const fault =
        content instanceof RegExp ? faultOfText(node, content, here) : faultIn(node.children, content, here);
      if (fault) return fault;
    }
    if (count < min) return `${path}/${name}: elemento mancante`;
    if (count > max) return `${path}/${name}: elemento ripetuto`;
  }
  return at < nodes.length ? `${path}/${nodes[at]!.name}: elemento non atteso` : undefined;
}

const faultOfText = ({ children, text }: Node, pattern: RegExp, path: string): string | undefined =>
  children.length > 0 || !pattern.test(text) ? `${path}: valore non valido` : undefined;
