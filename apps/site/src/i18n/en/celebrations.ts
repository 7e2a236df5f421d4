/** The 50th-anniversary celebrations and their wall of pictures. */
export const celebrations = {
  events: {
    title: '50th anniversary celebrations',
    description:
      'The dates of the Lac St-Louis Lions’ 50th anniversary: golf tournament, home opener, decade nights, outdoor winter classic and more.',
    lead: 'Golf, decade nights, outdoor hockey: a season of celebrations for fifty years of Lions.',
    leadOver: 'Golf, decade nights, outdoor hockey: this is how the Lions marked their fifty years.',
    comingUp: 'Coming up',
    timeline: 'The season, date by date',
    next: 'OUR NEXT EVENT...',
    past: 'Past event',
    pastTitle: 'What we celebrated',
    overTitle: 'Thank you for celebrating with us',
    overText:
      'All the celebrations of the 50th season have taken place. On the wall, the golf tournament lives on in pictures.',
    wallLink: 'See the wall of celebrations',
  },
  wall: {
    title: 'Wall of celebrations',
    description:
      'The Lac St-Louis Lions’ 50th-anniversary golf tournament of July 24, 2025, in drawings until the photos arrive.',
    back: '50th anniversary celebrations',
    lead: 'A day on the greens for fifty years on the ice. Hover over or tap a picture to read its caption.',
    gallery: 'The golf tournament, in drawings',
    photographs: 'Our celebrations, in photographs',
    photographsDescription: 'The Lac St-Louis Lions and their celebrations, in photographs.',
    showCaption: 'Read the caption',
  },
};
