import type { StaffNewsletter } from '@sporta/contract';
import type { NewsletterSegment } from '@sporta/contract/staff-newsletter-words.ts';

/** An issue while it is written. */
export interface NewsletterDraft {
  issueId: number | undefined;
  revision: number | undefined;
  subject: string;
  preview: string;
  body: string;
  products: { productId: number; name: string }[];
  segment: NewsletterSegment;
  warehouseId: number | undefined;
}

export const emptyDraft: NewsletterDraft = {
  issueId: undefined,
  revision: undefined,
  subject: '',
  preview: '',
  body: '',
  products: [],
  segment: 'all',
  warehouseId: undefined,
};

export const draftOf = (issue: StaffNewsletter): NewsletterDraft => ({
  issueId: issue.issueId,
  revision: issue.revision,
  subject: issue.subject,
  preview: issue.preview,
  body: issue.body,
  products: issue.products.map(({ productId, name }) => ({ productId, name })),
  segment: issue.segment,
  warehouseId: issue.warehouseId,
});

/** Why a draft cannot be saved yet, for the person who writes it. */
export function draftProblem({ subject, body, segment, warehouseId }: NewsletterDraft): string | undefined {
  if (subject.trim().length < 3) return 'Serve un oggetto';
  if (body.replace(/<[^>]*>|&nbsp;/g, '').trim() === '') return 'Serve un testo';
  return segment === 'store' && warehouseId === undefined ? 'Scegli la sede' : undefined;
}
