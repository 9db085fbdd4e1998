import type { Content } from './content.ts';
import { fillet, salmon } from './fish.ts';
import { beef, chicken, mince } from './meat.ts';
import { produce } from './produce.ts';

export const CONTENTS: Record<string, Content> = { beef, mince, chicken, salmon, fillet, art: produce };
