import { exemptNature, stampDuty } from './exempt.ts';
import type { Fattura, FatturaLine, FatturaParty, LineNumbers } from './fattura.ts';
import type { ItalianPlace } from './italian-place.ts';
import { basicText, latinText } from './latin-text.ts';
import { type Element, writeElement } from './xml.ts';

/* FatturaPA 1.2 for companies and people (FPR12), in the order its schema wants. */

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
/** "Nobody's code": the invoice goes to the PEC, or waits in the customer's area of the tax office. */
const NO_CODE = '0000000';

const euro = (cents: number) => (cents / 100).toFixed(2);
const rate = (rateBp: number) => (rateBp / 100).toFixed(2);

/**
 * The XML of an electronic invoice; the same facts give the same bytes.
 * @param progressive tells this file from all others of the shop, at most 10 signs
 */
export function writeFattura(fattura: Fattura, progressive: string): string {
  const inside = [headerOf(fattura, progressive), bodyOf(fattura)].map(writeElement).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<p:FatturaElettronica xmlns:p="${NAMESPACE}" versione="FPR12">${inside}</p:FatturaElettronica>\n`;
}

function headerOf({ seller, customer }: Fattura, progressive: string): Element {
  const { register } = seller;
  return [
    'FatturaElettronicaHeader',
    [
      [
        'DatiTrasmissione',
        [
          ['IdTrasmittente', vatId(seller.vatNumber!)],
          ['ProgressivoInvio', progressive],
          ['FormatoTrasmissione', 'FPR12'],
          ['CodiceDestinatario', customer.recipientCode ?? NO_CODE],
          customer.recipientCode || !customer.pec ? undefined : ['PECDestinatario', customer.pec],
        ],
      ],
      [
        'CedentePrestatore',
        [
          ['DatiAnagrafici', [...identityOf(seller), ['RegimeFiscale', 'RF01']]],
          placeOf(seller.place),
          register && [
            'IscrizioneREA',
            [
              ['Ufficio', register.office],
              ['NumeroREA', basicText(register.number, 20)],
              register.capitalCents === undefined ? undefined : ['CapitaleSociale', euro(register.capitalCents)],
              ['StatoLiquidazione', 'LN'],
            ],
          ],
        ],
      ],
      ['CessionarioCommittente', [['DatiAnagrafici', identityOf(customer)], placeOf(customer.place)]],
    ],
  ];
}

function identityOf({ name, vatNumber, fiscalCode }: FatturaParty): Element[] {
  return [
    ...(vatNumber ? [['IdFiscaleIVA', vatId(vatNumber)] as Element] : []),
    ...(fiscalCode ? [['CodiceFiscale', fiscalCode] as Element] : []),
    ['Anagrafica', [['Denominazione', latinText(name, 80)]]],
  ];
}

const vatId = (vatNumber: string): Element[] => [
  ['IdPaese', 'IT'],
  ['IdCodice', vatNumber],
];

const placeOf = ({ street, cap, city, province }: ItalianPlace): Element => [
  'Sede',
  [
    ['Indirizzo', latinText(street, 60)],
    ['CAP', cap],
    ['Comune', latinText(city, 60)],
    province ? ['Provincia', province] : undefined,
    ['Nazione', 'IT'],
  ],
];

function bodyOf(fattura: Fattura): Element {
  return [
    'FatturaElettronicaBody',
    [
      generalOf(fattura),
      ['DatiBeniServizi', [...fattura.lines.map(lineOf), ...fattura.summary.map(summaryOf)]],
      paymentOf(fattura),
    ],
  ];
}

function generalOf({ kind, day, number, summary, totalCents, reason, ...more }: Fattura): Element {
  const { purchaseOrders = [], corrects, deliveries = [] } = more;
  const stamp = stampDuty(summary);
  return [
    'DatiGenerali',
    [
      [
        'DatiGeneraliDocumento',
        [
          ['TipoDocumento', kind],
          ['Divisa', 'EUR'],
          ['Data', day],
          ['Numero', number],
          stamp > 0
            ? [
                'DatiBollo',
                [
                  ['BolloVirtuale', 'SI'],
                  ['ImportoBollo', euro(stamp)],
                ],
              ]
            : undefined,
          ['ImportoTotaleDocumento', euro(totalCents)],
          reason ? ['Causale', latinText(reason, 200)] : undefined,
        ],
      ],
      ...purchaseOrders.map(
        ({ id, costCentre, lines }): Element => [
          'DatiOrdineAcquisto',
          [
            ...numbersOf(lines),
            ['IdDocumento', basicText(id, 20)],
            costCentre ? ['CodiceCommessaConvenzione', latinText(costCentre, 100)] : undefined,
          ],
        ],
      ),
      corrects && [
        'DatiFattureCollegate',
        [
          ['IdDocumento', corrects.number],
          ['Data', corrects.day],
        ],
      ],
      ...deliveries.map(
        ({ number, day, lines }): Element => [
          'DatiDDT',
          [['NumeroDDT', basicText(number, 20)], ['DataDDT', day], ...numbersOf(lines)],
        ],
      ),
    ],
  ];
}

const numbersOf = (lines: LineNumbers | undefined): Element[] =>
  lines
    ? Array.from({ length: lines.last - lines.first + 1 }, (_, index) => [
        'RiferimentoNumeroLinea',
        String(lines.first + index),
      ])
    : [];

function lineOf({ description, quantity, unit, netCents, rateBp }: FatturaLine, index: number): Element {
  return [
    'DettaglioLinee',
    [
      ['NumeroLinea', String(index + 1)],
      ['Descrizione', latinText(description, 1000) || '-'],
      ['Quantita', (quantity / 1000).toFixed(3)],
      unit ? ['UnitaMisura', unit] : undefined,
      // eight decimals: times the quantity it gives the line again to the cent
      ['PrezzoUnitario', ((netCents * 10) / quantity).toFixed(8)],
      ['PrezzoTotale', euro(netCents)],
      ['AliquotaIVA', rate(rateBp)],
      rateBp === 0 ? ['Natura', exemptNature.nature] : undefined,
    ],
  ];
}

function summaryOf({ rateBp, netCents, vatCents }: Fattura['summary'][number]): Element {
  return [
    'DatiRiepilogo',
    [
      ['AliquotaIVA', rate(rateBp)],
      rateBp === 0 ? ['Natura', exemptNature.nature] : undefined,
      ['ImponibileImporto', euro(netCents)],
      ['Imposta', euro(vatCents)],
      rateBp === 0 ? undefined : ['EsigibilitaIVA', 'I'],
      rateBp === 0 ? ['RiferimentoNormativo', exemptNature.law] : undefined,
    ],
  ];
}

function paymentOf({ payments = [], seller: { iban } }: Fattura): Element | undefined {
  if (payments.length === 0) return undefined;
  return [
    'DatiPagamento',
    [
      ['CondizioniPagamento', 'TP02'],
      ...payments.map(
        ({ means, dueDay, cents }): Element => [
          'DettaglioPagamento',
          [
            ['ModalitaPagamento', means],
            dueDay ? ['DataScadenzaPagamento', dueDay] : undefined,
            ['ImportoPagamento', euro(cents)],
            means === 'MP05' && iban ? ['IBAN', iban] : undefined,
          ],
        ],
      ),
    ],
  ];
}
