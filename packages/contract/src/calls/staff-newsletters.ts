import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  choiceParam,
  idListParam,
  idParam,
  instantParam,
  intParam,
  optional,
  textParam,
  withDefault,
} from '../fields.ts';
import { staffNewsletter } from '../staff-newsletter.ts';
import { newsletterSegments } from '../staff-newsletter-words.ts';

const base = { tag: 'staff', access: 'staff', roles: ['merchandiser'] } as const;
const issue = { issue_id: idParam('La newsletter') };
const seen = { ...issue, revision: intParam('La versione', { min: 1 }) };
const oneIssue = z.object({ newsletter: staffNewsletter });

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/newsletters',
  summary: 'The latest hundred issues of the newsletter with their figures, the last one first',
  request: z.object({}),
  data: z.object({ newsletters: z.array(staffNewsletter) }),
});

export const save = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/newsletter/save',
  summary: 'Writes a draft, a new one without `issue_id`; what is planned or sent does not change any more',
  request: z.object({
    issue_id: optional(idParam('La newsletter')),
    revision: optional(intParam('La versione', { min: 1 })),
    subject: textParam('L’oggetto', 120, { min: 3 }),
    preview: optional(textParam('L’anteprima', 200)),
    /** HTML of headings, paragraphs, lists and links; anything else is taken out. */
    body: textParam('Il testo', 40_000),
    product_ids: optional(idListParam('I prodotti', { max: 24 })),
    segment: withDefault(choiceParam('I destinatari', newsletterSegments), 'all'),
    /** Of the segment `store`. */
    warehouse_id: optional(idParam('La sede')),
  }),
  data: oneIssue,
  errors: ['newsletter-not-found', 'newsletter-changed', 'newsletter-not-draft', 'store-not-found', 'newsletter-empty'],
});

export const letter = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/newsletter/letter.html',
  answers: 'html',
  summary: 'An issue as its mail is now: with the prices and offers of this moment',
  request: z.object(issue),
  data: z.object({}),
  errors: ['newsletter-not-found'],
});

export const test = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/newsletter/test',
  summary: 'Sends a draft to oneself',
  request: z.object(issue),
  data: z.object({ sentTo: z.string() }),
  errors: ['newsletter-not-found'],
});

export const send = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/newsletter/send',
  summary: 'Sends a draft now or at a time, to who confirmed their address; once to each',
  request: z.object({
    ...seen,
    /** Absent: now. */
    at: optional(instantParam('L’ora di partenza')),
  }),
  data: oneIssue,
  errors: ['newsletter-not-found', 'newsletter-changed', 'newsletter-not-draft', 'send-time-past'],
});

export const stop = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/newsletter/stop',
  summary: 'A planned issue is a draft again; one that has begun to leave goes on',
  request: z.object(issue),
  data: oneIssue,
  errors: ['newsletter-not-found', 'newsletter-sending'],
});
