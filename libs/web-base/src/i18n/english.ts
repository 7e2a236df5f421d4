import { ERRORS, type ErrorCode } from '@lions/domain';

/** One sentence for each error code; in English the API's own. */
export const errors = Object.fromEntries(
  Object.entries(ERRORS).map(([code, { error }]) => [code, error]),
) as Record<ErrorCode, string>;

/** Texts of the public pages and of the back-office. */
export const everywhere = {
  clubName: 'Lac St-Louis Lions',
  notices: 'Notifications (F8)',
  dismissNotice: 'Close this notification',
};

/** Header, footer, notices and other texts of every public page. */
export const shell = {
  ...everywhere,
  tagline: 'West Island hockey since 1976',
  founded: 'Founded in 1976',
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main navigation',
  language: 'Language',
  menu: 'Menu',
  closeMenu: 'Close menu',
  homeLink: 'Lac St-Louis Lions, home page',
  footerNavigation: 'Footer navigation',
  staffSignIn: 'Staff sign-in',
  contact: 'Contact the club',
  personInCharge: 'In charge of personal information: {{name}}, {{title}}',
  announcement: 'Announcement',
  copyright: '© {{copyrightYear}} Lac St-Louis Lions. All rights reserved.',
  trademarks: 'Names, logos and trademarks belong to their respective owners.',
  opensInNewTab: '(opens in a new tab)',
  notFoundTitle: '404 Page Not Found',
  notFoundText: 'There is no page at this address. It may have moved, or the link may be out of date.',
  unavailableTitle: 'We cannot show this page right now',
  unavailableText: 'The information could not be loaded. Please try again in a moment.',
  offlineTitle: 'No connection',
  offlineText:
    'Your device is offline, or the site cannot be reached right now. Check the Wi-Fi or mobile data, then try again.',
  retry: 'Try again',
  goHome: 'Go to the home page',
  goTryouts: 'See the tryouts',
};
