export { accountLinks, displayName } from './account-links.ts';
export {
  audienceOf,
  type FooterGroup,
  menusQuery,
  type NavLink,
  useContacts,
  useFooterGroups,
  useHeaderLinks,
  useServiceLinks,
} from './navigation.ts';
