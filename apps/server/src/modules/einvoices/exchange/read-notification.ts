import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import type { FatturaProblem } from '../fattura/fattura-problems.ts';

/** RC = delivered, MC = left in the customer's area of the tax office, NS = refused: as if never issued. */
export type Outcome = 'RC' | 'MC' | 'NS';

export interface NotifiedOutcome {
  outcome: Outcome;
  /** Of the file that was sent. */
  fileName: string;
  sdiId: string;
  problems: FatturaProblem[];
}

/** Messages by their names, of invoices between companies and of those to public offices. */
const outcomeOf: Record<string, Outcome> = {
  RicevutaConsegna: 'RC',
  RicevutaImpossibilitaRecapito: 'MC',
  NotificaMancataConsegna: 'MC',
  RicevutaScarto: 'NS',
  NotificaScarto: 'NS',
};

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: true,
  parseTagValue: false,
  isArray: (name) => name === 'Errore',
});

const message = z.object({
  IdentificativoSdI: z.string().min(1).max(20),
  NomeFile: z.string().min(1).max(100),
  ListaErrori: z
    .object({
      Errore: z.array(
        z.object({ Codice: z.string().max(10), Descrizione: z.string(), Suggerimento: z.string().optional() }),
      ),
    })
    .optional(),
});

/**
 * What a notification says; undefined: it is none of these, or cannot be read. Documents with a DTD are not opened: none of the
 * exchange system has one.
 */
export function readNotification(xml: string): NotifiedOutcome | undefined {
  if (/<!DOCTYPE/i.test(xml) || XMLValidator.validate(xml) !== true) return undefined;
  const document: Record<string, unknown> = parser.parse(xml);
  const name = Object.keys(document).find((each) => each in outcomeOf);
  const read = name === undefined ? undefined : message.safeParse(document[name]).data;
  if (name === undefined || !read) return undefined;
  const problems = (read.ListaErrori?.Errore ?? []).slice(0, 50).map(({ Codice, Descrizione, Suggerimento }) => ({
    code: Codice,
    text: [Descrizione, Suggerimento].filter(Boolean).join('. ').slice(0, 500),
  }));
  return {
    outcome: outcomeOf[name]!,
    // an archive is named by the file that was sent
    fileName: read.NomeFile.replace(/\.p7m$/i, ''),
    sdiId: read.IdentificativoSdI,
    problems,
  };
}
