/** Practice registration and the practice schedule (spec 2.4). */
export const practice = {
  comingSoon: 'COMING SOON',
  seeTryouts: 'See the tryouts',
  registration: {
    title: 'Practice registration',
    description:
      'Online registration for the Lac St-Louis Lions’ practices is not open yet: what it will be, and where to go until then.',
    lead: 'Online registration is not open yet. When it opens, parents will reserve a player’s spot in a practice here, without an account.',
    seeSchedule: 'Practice schedule',
    welcome: 'Welcome, Lions!',
    welcomeText: 'Choose a practice to reserve a spot.',
    available: 'Available Practice Sessions',
    facts: 'Good to know',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
  },
  /** What a practice has left: the words of the legend (spec 2.4, section 4). */
  availability: {
    available: 'Available',
    partial: 'Partial',
    full: 'Full',
    waitlist: 'Waitlist',
  },
  schedule: {
    title: 'Practice schedule',
    description: 'The practice schedule of the Lac St-Louis Lions, coming soon.',
    lead: 'When and where the Lions practise, all in one place.',
    text: 'The schedule is being prepared and will be published on this page. Until then, ask your team’s coach.',
    seeRegistration: 'Practice registration',
  },
};
