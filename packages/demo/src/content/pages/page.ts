/** A page of the demo shop; `content` is HTML without the title, which the page shows above it. */
export interface DemoPage {
  name: string;
  title: string;
  seoDescription: string;
  /** Under the title, beside the picture. */
  summary?: string;
  mediaURL?: string;
  facts?: readonly { figure: string; text: string; itemUrl?: string }[];
  ways?: readonly { title: string; text?: string; callToAction: string; itemUrl: string }[];
  content: string;
  /** Other names under which people look for the page. */
  aliases?: readonly string[];
}
