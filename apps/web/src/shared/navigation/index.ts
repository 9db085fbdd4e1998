export { accountLinks, displayName, isForStaff } from './account-links.ts';
export {
  audienceOf,
  contactsOf,
  type FooterGroup,
  menusQuery,
  type NavLink,
  useContacts,
  useFooterGroups,
  useHeaderLinks,
  useServiceLinks,
} from './navigation.ts';
