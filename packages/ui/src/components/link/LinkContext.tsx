import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** What draws a link. Outside a {@link LinkProvider} it is a plain anchor. */
const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Lets the app's router draw every link of this package: `component` takes the props of an anchor. */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link of the shop, through the router of the app. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
