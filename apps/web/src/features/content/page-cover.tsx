import type { ContentPage as Page } from '@sporta/contract';

/** Title, what the page is about, and its picture; a page without either begins with its title alone. */
export function PageCover({ title, summary, mediaURL }: Pick<Page, 'title' | 'summary' | 'mediaURL'>) {
  return (
    <header className="page-cover">
      <h1>{title}</h1>
      {summary ? <p>{summary}</p> : null}
      {mediaURL ? <img src={mediaURL} alt="" width="300" height="300" fetchPriority="high" decoding="async" /> : null}
    </header>
  );
}
