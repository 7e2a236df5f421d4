import { LANGUAGES, type Language } from '@lions/domain';
import { BRAND, hiddenCss, localize, noticesCss, themeCss, Crest } from '@lions/web-base';
import { renderToStaticMarkup } from 'react-dom/server';
import baseCss from '../ui/page/base.css?inline';
import partsCss from '../ui/page/parts.css?inline';
import embedCss from '../features/calendar/embed/embed.css?inline';
import { FRAME_SCRIPT } from '../features/calendar/embed/embed-scripts';
import { SHELL_CSS } from '../features/site-shell/site-shell';
import { embeddedJson } from '../ui/page/island';
import type { PreloadedImage, SharePicture } from '../ui/page/page';
import splashCss from './admin-splash.css?inline';
import { BOOT_SCRIPT } from './boot-script';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

const ICON = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path d='M16 1l14 4v13c0 8-6 11-14 13C8 29 2 26 2 18V5z' fill='${BRAND.gold}'/><path d='M16 4l11 3v11c0 6-4 8-11 10C9 26 5 24 5 18V7z' fill='${BRAND.navy}'/><path d='M11 10h4v9h6v4H11z' fill='${BRAND.gold}'/></svg>`;
const ICON_URL = `data:image/svg+xml,${encodeURIComponent(ICON)}`;

interface DocumentParts {
  language: Language;
  title: string;
  head: string;
  css: string[];
  body: string;
  /** The club's zone, for scripts that format instants. */
  timeZone?: string;
}

function htmlDocument({ language, title, head, css, body, timeZone }: DocumentParts): string {
  return `<!doctype html>
<html lang="${language}"${timeZone === undefined ? '' : ` data-time-zone="${escapeHtml(timeZone)}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="theme-color" content="${BRAND.navy}">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="${ICON_URL}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${head}
<style>${[themeCss(), ...css].join('\n')}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** A rendered public page: `body` is HTML, everything else plain text. */
interface PublicDocument {
  language: Language;
  title: string;
  description: string;
  siteName: string;
  /** Scheme and host of the site, for absolute addresses. */
  origin: string;
  /** Canonical address without language; absent for an error page. */
  canonicalPath?: string;
  noindex: boolean;
  sharePicture: SharePicture;
  jsonLd: object[];
  preload?: PreloadedImage;
  css: string[];
  body: string;
}

function addressLinks(origin: string, path: string, language: Language): string {
  const url = (code: Language) => escapeHtml(origin + localize(path, code));
  const alternates = LANGUAGES.map((code) => `<link rel="alternate" hreflang="${code}" href="${url(code)}">`);
  return [
    `<link rel="canonical" href="${url(language)}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${url('en')}">`,
  ].join('\n');
}

const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: 'en_CA', fr: 'fr_CA' };

/** Open Graph tags: the preview of a link to the page. */
function sharingTags(page: PublicDocument): string[] {
  const file = CLIENT_ASSETS.files[`share-${page.sharePicture}.${page.language}.jpg`];
  const picture: [string, string][] =
    file === undefined
      ? []
      : [
          ['og:image', page.origin + file],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
          ['og:image:alt', page.siteName],
        ];
  const tags: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', page.siteName],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:locale', OPEN_GRAPH_LOCALES[page.language]],
    ...picture,
  ];
  if (page.canonicalPath !== undefined)
    tags.push(['og:url', page.origin + localize(page.canonicalPath, page.language)]);
  return [
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

const jsonLdScript = (thing: object) =>
  `<script type="application/ld+json">${embeddedJson({ '@context': 'https://schema.org', ...thing })}</script>`;

/**
 * The fallback has the display font's widths and heights, so that its arrival moves nothing: widths of the headings'
 * capitals in Barlow Condensed Bold, divided by those in Arial Bold (Liberation Sans is as wide), and its ascent and
 * descent (1 and 0.2 em) divided by that. Small letters would need 75 %, with which a heading that just fits has a
 * second line until the font is there.
 */
const FONT_FACE = [
  `@font-face{font-family:Display;src:url(${CLIENT_ASSETS.files['display.woff2']}) format('woff2');font-weight:700;font-display:swap}`,
  "@font-face{font-family:DisplayFallback;src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Roboto Bold');font-weight:700;size-adjust:67%;ascent-override:149%;descent-override:30%;line-gap-override:0%}",
].join('');
/** Nothing is painted until the header is parsed: a slow phone would show its menu growing. Other browsers ignore it. */
const EXPECT_LINK = '<link rel="expect" href="#main" blocking="render">';
const FONT_LINK = `<link rel="preload" href="${CLIENT_ASSETS.files['display.woff2']}" as="font" type="font/woff2" crossorigin>`;

/** A browser without AVIF ignores it, and takes the image's other format. */
const imageLink = ({ sources, sizes }: PreloadedImage) =>
  `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(sources)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;

/** The files of these islands, without duplicates. */
const filesOf = (islands: readonly string[]) => [
  ...new Set(islands.flatMap((island) => CLIENT_ASSETS.islands?.[island] ?? [])),
];

/** The islands of pages with a registration form, and the parameter of the address that opens it. */
const FORMS = { register: ['team-tryouts', 'team-links'], practice: ['practice-booking'] };

/**
 * Files that the boot script names to the browser at once, because each module would name the next only once it is
 * loaded: `modules` of the page, of a `form` that it opens, and of the `next` page with its form behind a link.
 */
function bootFiles({ body, language }: PublicDocument): string {
  const own = filesOf([...body.matchAll(/ data-island="([\w-]+)"/g)].map(([, name = '']) => name));
  const islandsOf = (mark: (name: string) => string) =>
    Object.entries(FORMS).flatMap(([name, islands]) => (body.includes(mark(name)) ? islands : []));
  const form = CLIENT_ASSETS.form?.[language] ?? [];
  const opens = islandsOf((name) => ` name="${name}"`).length > 0;
  const next = opens ? [] : islandsOf((name) => `?${name}=`);
  const files = {
    modules: own,
    form: opens ? form.filter((file) => !own.includes(file)) : [],
    next: next.length > 0 ? [...new Set([...filesOf(next), ...form])] : [],
  };
  return Object.entries(files)
    .map(([name, list]) => (list.length > 0 ? ` data-${name}="${list.join(' ')}"` : ''))
    .join('');
}

/** A complete public document: inline style, embedded island data, and no script but the boot script. */
export function publicDocument(page: PublicDocument): string {
  const head = [
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    page.noindex ? '<meta name="robots" content="noindex">' : '',
    page.canonicalPath === undefined ? '' : addressLinks(page.origin, page.canonicalPath, page.language),
    '<link rel="manifest" href="/manifest.webmanifest">',
    EXPECT_LINK,
    FONT_LINK,
    page.preload ? imageLink(page.preload) : '',
    ...sharingTags(page),
    ...page.jsonLd.map(jsonLdScript),
  ];
  const script = `<script data-entry="${CLIENT_ASSETS.entry}"${bootFiles(page)}>${BOOT_SCRIPT}</script>`;
  return htmlDocument({
    language: page.language,
    title: page.title === page.siteName ? page.title : `${page.title} | ${page.siteName}`,
    head: head.filter(Boolean).join('\n'),
    css: [FONT_FACE, baseCss, hiddenCss, partsCss, ...SHELL_CSS, noticesCss, ...page.css],
    body: page.body + script,
  });
}

/** The one style sheet of a framed document; constant, so that the policy can hold its hash. */
export const FRAME_STYLE = [themeCss(), hiddenCss, embedCss].join('\n');

/** A document for a frame of another site: all inline, and smaller than the site's pages. `body` is HTML. */
export const framedDocument = (language: Language, title: string, body: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<style>${FRAME_STYLE}</style>
</head>
<body>
${body}
<script>${FRAME_SCRIPT}</script>
</body>
</html>
`;

/** The document of the back-office: no content but a splash screen. */
interface AdminDocument {
  language: Language;
  title: string;
  timeZone: string;
  /** The entry of the back-office that the document starts. */
  entry: 'signIn' | 'dashboard' | 'other';
  /** Address of the web app's manifest. */
  manifest?: string;
}

/** The empty document of the back-office, with the theme's variables and the shared styles. */
export function adminDocument({ language, title, timeZone, entry, manifest }: AdminDocument): string {
  const { [entry]: files, dashboard } = CLIENT_ASSETS.admin ?? {};
  const styles = files?.styles.map((href) => `<link rel="stylesheet" href="${href}">`) ?? [];
  const preloads = files?.preloads[language].map((href) => `<link rel="modulepreload" href="${href}">`) ?? [];
  const script = files ? `<script type="module" src="${files.script}"></script>` : '';
  const next =
    entry === 'signIn' && dashboard
      ? [dashboard.script, ...dashboard.styles, ...dashboard.preloads[language]].join(' ')
      : '';
  return htmlDocument({
    language,
    title,
    head: [
      '<meta name="robots" content="noindex">',
      ...(manifest === undefined ? [] : [`<link rel="manifest" href="${manifest}">`]),
      ...styles,
      ...preloads,
      script,
    ].join('\n'),
    css: [hiddenCss, noticesCss, splashCss],
    body: `<div id="root"${next && ` data-next="${next}"`}>${adminSplash(language)}</div>`,
    timeZone,
  });
}

const LOADING: Record<Language, string> = { en: 'Loading…', fr: 'Chargement…' };

/** Shown in the back-office's document until its scripts have rendered. */
const adminSplash = (language: Language) =>
  renderToStaticMarkup(
    <div className="splash" role="status">
      <Crest className="splash-crest" />
      <span>{LOADING[language]}</span>
    </div>,
  );
