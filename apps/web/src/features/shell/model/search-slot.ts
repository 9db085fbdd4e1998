import type { ComponentType, ReactNode } from 'react';

/** The search field that both headers have room for: its words, and the buttons at its right end. */
export type SearchSlot = ComponentType<{ placeholder: string; children?: ReactNode }>;
