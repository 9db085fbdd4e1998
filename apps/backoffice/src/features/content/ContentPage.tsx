import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import type { ReactNode } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { BlocksTab } from './BlocksTab.tsx';
import { type ContentSearch, contentTabs } from './content-search.ts';
import { FaqTab } from './FaqTab.tsx';
import { MenuTab } from './MenuTab.tsx';
import { NoticesTab } from './NoticesTab.tsx';
import { PagesTab } from './PagesTab.tsx';
import { PageTab } from './PageTab.tsx';
import { PicturesTab } from './PicturesTab.tsx';
import { RecipeTab } from './RecipeTab.tsx';

interface ContentPageProps {
  search: ContentSearch;
  onSearch: (next: ContentSearch) => void;
}

/** What the shop says: home, menus, pages, banners of departments, questions, notices, and the pictures of all of them. */
export function ContentPage({ search, onSearch }: ContentPageProps) {
  const { tab = 'home' } = search;
  return (
    <>
      <title>Contenuti | Banco</title>
      <div className="bt">
        <h1 className="grow">Contenuti</h1>
      </div>
      <nav className="content-tabs" aria-label="Contenuti">
        {contentTabs.map(({ value, label }) => (
          <Link
            key={value}
            href={hrefOf('/contenuti', { tab: value === 'home' ? undefined : value })}
            {...(value === tab ? { 'aria-current': 'page' as const } : {})}
          >
            {label}
          </Link>
        ))}
      </nav>
      {contentOf(search, onSearch)}
    </>
  );
}

function contentOf({ tab = 'home', name, entry }: ContentSearch, onSearch: ContentPageProps['onSearch']): ReactNode {
  const openPage = (next: string) => onSearch({ tab: 'pages', name: next });
  switch (tab) {
    case 'home':
      return <BlocksTab key="home" place="home" onOpenPage={openPage} />;
    case 'departments':
      return <BlocksTab key="departments" place="departments" onOpenPage={openPage} />;
    case 'menu':
      return (
        <MenuTab key={name} name={name ?? 'navbar'} entry={entry} onName={(next) => onSearch({ tab, name: next })} />
      );
    case 'pages':
      return name ? (
        <PageTab key={name} name={name} onBack={() => onSearch({ tab })} />
      ) : (
        <PagesTab onOpen={openPage} />
      );
    case 'recipes':
      return name ? (
        <RecipeTab key={name} name={name} onBack={() => onSearch({ tab })} />
      ) : (
        <PagesTab kind="recipe" onOpen={(next) => onSearch({ tab, name: next })} />
      );
    case 'faq':
      return <FaqTab />;
    case 'notices':
      return <NoticesTab />;
    case 'pictures':
      return <PicturesTab />;
  }
}
