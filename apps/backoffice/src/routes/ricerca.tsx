import { createFileRoute } from '@tanstack/react-router';
import { SearchWordsPage } from '../features/search-words/index.ts';

export const Route = createFileRoute('/ricerca')({ component: SearchWordsPage });
