import { z } from 'zod';

export const breadCrumb = z.object({
  categoryId: z.number().int(),
  name: z.string(),
  /** Full path, `a/b/c`. */
  slug: z.string(),
});

export type BreadCrumb = z.infer<typeof breadCrumb>;
