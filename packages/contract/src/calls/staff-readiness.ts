import { z } from 'zod';
import { defineCall } from '../call.ts';
import { readiness } from '../staff-readiness.ts';

export const view = defineCall({
  tag: 'staff',
  access: 'staff',
  roles: ['merchandiser', 'accounting'],
  method: 'GET',
  path: 'staff/readiness',
  summary: 'What the shop still lacks before it can sell, and where each is put right',
  request: z.object({}),
  data: z.object({ readiness }),
});
