/** The longest event, in days. */
export const EVENT_DAYS = 31;

/** The events of the club's calendar. */
export const EVENTS_SETTING = {
  name: { en: 'Calendar events', fr: 'Événements du calendrier' },
  about: {
    en: 'On the calendar page and in the calendar that families subscribe to, with the celebrations, tryouts and practices.',
    fr: 'Sur la page du calendrier et dans le calendrier auquel les familles s’abonnent, avec les célébrations, les camps de sélection et les entraînements.',
  },
  fields: {
    events: {
      kind: 'rows',
      max: 60,
      en: 'Events',
      fr: 'Événements',
      fields: {
        name: { kind: 'words', isRequired: true, max: 80, en: 'Name', fr: 'Nom' },
        firstDay: { kind: 'day', isRequired: true, en: 'First day', fr: 'Premier jour' },
        lastDay: {
          kind: 'day',
          from: 'firstDay',
          mostDays: EVENT_DAYS,
          en: 'Last day',
          fr: 'Dernier jour',
          hint: {
            en: 'Only of an event of several days.',
            fr: 'Seulement pour un événement de plusieurs jours.',
          },
        },
        time: {
          kind: 'times',
          without: 'lastDay',
          en: 'Time',
          fr: 'Heure',
          hint: {
            en: '6:00 PM - 7:30 PM or 18:00 - 19:30, of an event of one day.',
            fr: '18:00 - 19:30 ou 6:00 PM - 7:30 PM, pour un événement d’un seul jour.',
          },
        },
        place: { kind: 'words', max: 120, en: 'Place', fr: 'Lieu' },
        link: {
          kind: 'link',
          max: 300,
          en: 'Link',
          fr: 'Lien',
          hint: {
            en: 'https://… or the address of a page of this site, such as /practice',
            fr: 'https://… ou l’adresse d’une page de ce site, par exemple /practice',
          },
        },
      },
    },
  },
} as const;
