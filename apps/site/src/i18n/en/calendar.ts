/** Calendars: subscribing, adding one event, sharing a page. */
export const calendar = {
  add: {
    title: 'Add to calendar',
    own: 'Apple or other (.ics)',
    google: 'Google Calendar',
    outlook: 'Outlook',
  },
  subscribe: {
    title: 'Team calendar',
    league: 'Subscribe to the calendar of all {{league}} teams',
    text: 'Your calendar app follows this team: new, changed and cancelled sessions appear there automatically.',
    own: 'Subscribe to this team’s calendar',
    google: 'With Google Calendar',
    outlook: 'With Outlook',
    addressLabel: 'Calendar address, for any other app',
    copy: 'Copy address',
  },
  share: {
    title: 'Share this team’s page',
    share: 'Share this page',
    copy: 'Copy link',
    qrAlt: 'QR code of this page',
    qrText: 'Point a phone’s camera at the code to open this page.',
  },
  copied: 'Copied',
  copyFailed: 'Your browser blocked copying. Select the address and copy it yourself.',
  copyFailedLink: 'Your browser blocked copying. Copy the link from the address bar.',
};
