/** A page of the demo shop; `content` is HTML without the title, which the page shows above it. */
export interface DemoPage {
  name: string;
  title: string;
  seoDescription: string;
  content: string;
  /** Other names under which people look for the page. */
  aliases?: readonly string[];
}
