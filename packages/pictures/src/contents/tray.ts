import * as butchery from './butchery.ts';
import type { Content } from './content.ts';
import * as cuts from './cuts.ts';
import * as fillets from './fish.ts';
import * as fishmonger from './fishmonger.ts';
import * as kitchen from './kitchen.ts';
import * as meat from './meat.ts';
import { produce } from './produce.ts';

/** What can lie in a tray, by the `content` of the pack. */
export const CONTENTS: Record<string, Content> = {
  art: produce,
  ...meat,
  ...fillets,
  ...butchery,
  ...cuts,
  ...fishmonger,
  ...kitchen,
};
