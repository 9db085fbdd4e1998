import type { ContentPage as Page } from '@sporta/contract';
import { Breadcrumbs } from '@sporta/ui/components/layout/Breadcrumbs.tsx';
import { useMemo } from 'react';
import { RichText } from '../../shared/editorial/index.ts';
import { FoldedIndex, Reading, withSections } from '../../shared/reading/index.ts';
import { PageCover } from './page-cover.tsx';
import { PageFacts } from './page-facts.tsx';
import { PageWays } from './page-ways.tsx';
import '../../lib/sheets/reading.css';

/** A page of texts: how it works, terms, privacy. */
export function ContentPage({ page }: { page: Page }) {
  const { title, summary, mediaURL, facts = [], ways = [] } = page;
  const { html, sections } = useMemo(() => withSections(page.content), [page.content]);
  const hasCover = Boolean(summary || mediaURL);
  return (
    <div className="content-page">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />
      {hasCover ? <PageCover {...{ title, summary, mediaURL }} /> : null}
      {facts.length > 0 ? <PageFacts facts={facts} /> : null}
      <Reading sections={sections}>
        {hasCover ? null : <h1>{title}</h1>}
        <FoldedIndex sections={sections} />
        <RichText html={html} />
        {ways.length > 0 ? <PageWays ways={ways} /> : null}
      </Reading>
    </div>
  );
}
