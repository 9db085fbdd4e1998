import { Spinner } from '@sporta/ui/components/feedback/Spinner.tsx';
import { lazy, Suspense } from 'react';
import type { RichTextProps } from './rich-text-props.ts';

const RichEditor = lazy(() => import('./RichEditor.tsx'));

/** A text with headings, lists, links, tables and pictures; its editor loads when there is a text to write. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <RichEditor {...props} />
    </Suspense>
  );
}
