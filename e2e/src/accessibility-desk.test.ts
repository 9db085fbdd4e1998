import { testEveryPage } from './support/every-page.ts';

testEveryPage('desk');
