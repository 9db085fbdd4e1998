import type { ContentPage as Page } from '@sporta/contract';
import { Breadcrumbs } from '@sporta/ui/components/layout/Breadcrumbs.tsx';
import { RichText } from '../../shared/editorial/index.ts';
import { Reading, withSections } from '../../shared/reading/index.ts';
import '../../lib/sheets/reading.css';

/** A page of texts: how it works, terms, privacy. */
export function ContentPage({ page }: { page: Page }) {
  const { html, sections } = withSections(page.content);
  return (
    <div className="content-page">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: page.title }]} />
      <Reading sections={sections}>
        <h1>{page.title}</h1>
        <RichText html={html} />
      </Reading>
    </div>
  );
}
