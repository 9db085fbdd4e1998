import { numberOf, slugOf } from './text.ts';

/** Food business operator or manufacturer behind each invented brand: company and registered place. */
const COMPANIES: Record<string, readonly [name: string, address: string]> = {
  Sporta: ['Sporta S.p.A.', 'Via Tortona 27, 20144 Milano (MI)'],
  'Sporta Bio': ['Sporta S.p.A.', 'Via Tortona 27, 20144 Milano (MI)'],
  'Molino Serra': ['Molino Serra S.p.A.', 'Contrada Serra Alta 4, 70022 Altamura (BA)'],
  'Pastificio Orsini': ['Pastificio Orsini S.r.l.', 'Via dei Mulini 61, 80054 Gragnano (NA)'],
  'Malga Alta': ['Latteria Malga Alta Soc. Coop. Agr.', 'Località Prà Alto 2, 38050 Castello Tesino (TN)'],
  'Cascina Lieta': ['Cascina Lieta S.p.A.', 'Strada della Roggia 15, 26013 Crema (CR)'],
  'Latteria Bruna': ['Latteria Bruna Soc. Coop. Agr.', 'Via Alpina 8, 39030 Rasun-Anterselva (BZ)'],
  'Nonna Ebe': ['Biscottificio Nonna Ebe S.r.l.', 'Via del Forno Vecchio 3, 36015 Schio (VI)'],
  Torremora: ['Torrefazione Torremora S.p.A.', 'Via Vecchia Ferriera 40, 34147 Trieste (TS)'],
  'Oliveto Sanna': ['Oliveto Sanna Società Agricola', 'Contrada Macchia 7, 70031 Andria (BT)'],
  Rossoro: ['Rossoro Conserve S.p.A.', 'Via Sarno 112, 84012 Angri (SA)'],
  Marefino: ['Marefino S.p.A.', 'Banchina Lunga 9, 91026 Mazara del Vallo (TP)'],
  'Fonte Lupa': ['Acque Fonte Lupa S.r.l.', 'Via delle Sorgenti 1, 06023 Gualdo Tadino (PG)'],
  Frizzi: ['Frizzi Bevande S.p.A.', 'Via delle Arance 20, 95121 Catania (CT)'],
  'Orto Vivo': ['Orto Vivo O.P. Soc. Coop. Agr.', 'Via della Bonifica 54, 04100 Latina (LT)'],
  'Frutteto Lieto': ['Frutteto Lieto O.P. Soc. Coop. Agr.', 'Via dei Meli 12, 38023 Cles (TN)'],
  'Bosi & Figli': ['Salumificio Bosi & Figli S.p.A.', 'Via del Borgo 33, 43013 Langhirano (PR)'],
  'Ponte Alto': ['Caseifici Ponte Alto Soc. Coop. Agr.', 'Via Emilia Ovest 210, 42016 Guastalla (RE)'],
  Polare: ['Polare Surgelati S.p.A.', 'Via del Freddo 5, 04012 Cisterna di Latina (LT)'],
  Cacaonero: ['Cacaonero S.r.l.', 'Via San Bernardino 18, 12051 Alba (CN)'],
  Luppolara: ['Birrificio Luppolara S.r.l.', 'Via dei Malti 22, 32032 Feltre (BL)'],
  'Cantina Rovere': ['Cantina Rovere Soc. Coop. Agr.', 'Contrada Rovere 3, 66026 Ortona (CH)'],
  'Vigna Cardera': ['Vigna Cardera Società Agricola', 'Strada del Poggio 14, 53037 San Gimignano (SI)'],
  'Colle Brina': ['Spumanti Colle Brina S.r.l.', 'Via delle Bollicine 6, 31049 Valdobbiadene (TV)'],
  'Distilleria Morlana': ['Distilleria Morlana S.r.l.', 'Via Alambicco 10, 36061 Bassano del Grappa (VI)'],
  Limpida: ['Limpida S.p.A.', 'Via dell’Industria 88, 20006 Pregnana Milanese (MI)'],
  Candorella: ['Candorella Detergenza S.r.l.', 'Via Meucci 31, 46042 Castel Goffredo (MN)'],
  Nuvola: ['Cartiere Nuvola S.p.A.', 'Via della Cartiera 70, 55100 Lucca (LU)'],
  Mentafresca: ['Mentafresca S.r.l.', 'Via Pasteur 12, 50019 Sesto Fiorentino (FI)'],
  Zampalieta: ['Zampalieta Petfood S.p.A.', 'Via Sport 9, 37063 Isola della Scala (VR)'],
  Culletta: ['Culletta S.p.A.', 'Via dei Tigli 40, 24047 Treviglio (BG)'],
  Mattinello: ['Mattinello Cereali S.r.l.', 'Via Campo Aperto 16, 33050 Pavia di Udine (UD)'],
  'Forno Tilde': ['Forno Tilde S.p.A.', 'Via del Pane 21, 37026 Pescantina (VR)'],
  'Apiario Neri': ['Apiario Neri Società Agricola', 'Località Acaciaia 5, 50034 Marradi (FI)'],
  Vercella: ['Riseria Vercella S.p.A.', 'Strada delle Risaie 44, 13100 Vercelli (VC)'],
  Croccò: ['Croccò Snack S.p.A.', 'Via delle Patate 11, 41012 Carpi (MO)'],
  'Dolce Valle': ['Dolce Valle Conserve S.r.l.', 'Via dei Frutti 26, 39011 Lana (BZ)'],
  Pestello: ['Pestello S.r.l.', 'Via al Mortaio 2, 16167 Genova (GE)'],
};

const PLACES = [
  '10036 Settimo Torinese (TO)',
  '25010 Pozzolengo (BS)',
  '29010 Sarmato (PC)',
  '35010 Vigonza (PD)',
  '40050 Argelato (BO)',
  '47521 Cesena (FC)',
  '52028 Terranuova Bracciolini (AR)',
  '60020 Polverigi (AN)',
  '84087 Sarno (SA)',
  '97019 Vittoria (RG)',
];

const STREETS = ['Via dell’Artigianato', 'Via Copernico', 'Via delle Industrie', 'Strada Provinciale', 'Via Marconi'];

/** The operator responsible for the product (Reg. 1169/2011 art. 9; Reg. 2023/988 art. 19 for what is not food). */
export function operatorOf(brand: string, food: boolean): { name: string; address: string; email?: string } {
  const known = COMPANIES[brand || 'Sporta'];
  const number = numberOf(brand);
  const [name, address] = known ?? [
    `${brand} S.r.l.`,
    `${STREETS[number % STREETS.length]} ${1 + (number % 90)}, ${PLACES[(number >>> 8) % PLACES.length]}`,
  ];
  if (food) return { name, address };
  return { name, address, email: `consumatori.${slugOf(brand || 'Sporta')}@sporta.example` };
}
