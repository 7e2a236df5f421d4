import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { publicDocument } from './document';

const ISLANDS = {
  'team-tryouts': ['/assets/entry.js', '/assets/react.js', '/assets/team.js'],
  'team-links': ['/assets/entry.js', '/assets/react.js', '/assets/links.js'],
  'practice-booking': ['/assets/entry.js', '/assets/react.js', '/assets/practice.js'],
};
const FORM = ['/assets/react.js', '/assets/form.js', '/assets/form.css'];

/** The files that the document of this body names to the boot script. */
function filesOf(body: string): Record<string, string[]> {
  const html = publicDocument({
    language: 'en',
    title: 'A page',
    description: '',
    siteName: 'Lions',
    origin: 'https://lions.example',
    noindex: false,
    sharePicture: 'club',
    jsonLd: [],
    css: [],
    body,
  });
  const [, attributes = ''] = /<script data-entry="[^"]*"([^>]*)>/.exec(html) ?? [];
  return Object.fromEntries(
    [...attributes.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name = '', files = '']) => [
      name,
      files.split(' '),
    ]),
  );
}

const element = (tag: string, attributes: Record<string, unknown>) =>
  renderToStaticMarkup(createElement(tag, attributes));
const TEAM = `${element('div', { 'data-island': 'team-tryouts' })}${element('div', { 'data-island': 'team-links' })}`;

describe('files that a document names at once', () => {
  beforeAll(() => Object.assign(CLIENT_ASSETS, { islands: ISLANDS, form: { en: FORM, fr: [] } }));
  afterAll(() => {
    delete CLIENT_ASSETS.islands;
    delete CLIENT_ASSETS.form;
  });

  it('are none on a page without islands and forms', () => {
    expect(filesOf('<p>About</p>')).toEqual({});
  });

  it('are each island’s, once', () => {
    const modules = [...ISLANDS['team-tryouts'], '/assets/links.js'];
    expect(filesOf(TEAM)).toEqual({ modules });
  });

  it('are the form’s beside the page’s where a button opens it', () => {
    const button = element('button', { name: 'register', value: 12 });
    expect(filesOf(TEAM + button).form).toEqual(['/assets/form.js', '/assets/form.css']);
  });

  it('are the next page’s and its form’s where a link opens it', () => {
    const link = element('a', { href: '/practice?practice=7' });
    expect(filesOf(link)).toEqual({
      next: [...ISLANDS['practice-booking'], '/assets/form.js', '/assets/form.css'],
    });
  });
});
