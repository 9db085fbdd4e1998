export interface RichTextProps {
  label: string;
  /** As the server cleaned it. */
  html: string;
  /** A mail has headings, lists and links alone. */
  kind?: 'page' | 'mail';
  onChange: (html: string) => void;
}
