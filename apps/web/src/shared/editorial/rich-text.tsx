import { cx } from '@sporta/ui/components/cx.ts';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

interface RichTextProps {
  /** Sanitised by the server when it was saved (contract, section 3). */
  html: string;
  className?: string;
}

/** A text of the shop. Its links to pages of this shop go through the router, as everywhere. */
export function RichText({ html, className }: RichTextProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element).closest('a');
    const href = link?.getAttribute('href');
    if (!plain || !href || !/^\/(?!\/|ebsn|media)/.test(href) || link?.target === '_blank') return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return (
    // biome-ignore lint/a11y: the links inside are the controls; this only takes their clicks.
    <div
      className={cx('rich', className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised HTML by contract.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
