import type { ColorTheme } from '@lions/domain';

/** Colours of one scheme; every text colour reaches 4.5:1 on each of the three backgrounds (WCAG 2.2 AA). */
interface Palette {
  /** Page, cards, and muted bands. */
  background: string;
  surface: string;
  band: string;
  /** Hairlines, and borders of controls (3:1). */
  line: string;
  control: string;
  text: string;
  textMuted: string;
  link: string;
  /** Filled buttons and their text. */
  primary: string;
  primaryHover: string;
  onPrimary: string;
  /** Gold as decoration, as readable text, and as a muted background. */
  gold: string;
  goldText: string;
  goldSoft: string;
  success: string;
  error: string;
  selected: string;
  focus: string;
}

/** The club's colours: the same in both schemes, for header, hero, footer and crest. */
export const BRAND = {
  navy: '#0a1738',
  navyDeep: '#060e24',
  royal: '#1d4fb8',
  ice: '#dbe7ff',
  gold: '#f7b92f',
  goldDeep: '#c98a0c',
  white: '#ffffff',
} as const;

export const PALETTES: Record<'light' | 'dark', Palette> = {
  light: {
    background: '#ffffff',
    surface: '#ffffff',
    band: '#f2f6fd',
    line: '#d3ddef',
    control: '#6b7a9e',
    text: '#0d1a3a',
    textMuted: '#47557a',
    link: '#1a49ab',
    primary: '#1a49ab',
    primaryHover: '#123784',
    onPrimary: '#ffffff',
    gold: '#f7b92f',
    goldText: '#7a5200',
    goldSoft: '#fff4d9',
    success: '#0f6b3c',
    error: '#b1201d',
    selected: '#e6eeff',
    focus: '#1a49ab',
  },
  dark: {
    background: '#091226',
    surface: '#101d3c',
    band: '#0d1830',
    line: '#2a3a66',
    control: '#7f90bd',
    text: '#eef3ff',
    textMuted: '#b3c0e2',
    link: '#9fbeff',
    primary: '#8fb2ff',
    primaryHover: '#b4ccff',
    onPrimary: '#081230',
    gold: '#f7b92f',
    goldText: '#ffd071',
    goldSoft: '#2c2612',
    success: '#7cdca8',
    error: '#ffa39b',
    selected: '#1a2c58',
    focus: '#ffd071',
  },
};

/** Background and text of a team's colour theme; each pair reaches 4.5:1. */
const TEAM_COLORS: Record<ColorTheme, { background: string; text: string }> = {
  none: { background: '#33415f', text: '#ffffff' },
  blue: { background: '#1d4fb8', text: '#ffffff' },
  gold: { background: '#f7b92f', text: '#1c1503' },
  red: { background: '#b1201d', text: '#ffffff' },
  green: { background: '#0f6b3c', text: '#ffffff' },
  purple: { background: '#6a34b0', text: '#ffffff' },
};

/** Lengths in CSS pixels, shared with the back-office. */
export const SHAPE = { radius: 10, radiusLarge: 18, target: 44 } as const;

export const FONT =
  "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Headings and figures of public pages: narrow and bold, as on the back of a jersey. */
const DISPLAY_FONT =
  "Display, DisplayFallback, 'Arial Narrow', 'Roboto Condensed', ui-sans-serif, system-ui, sans-serif";

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const variables = (prefix: string, values: object) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${kebab(name)}:${String(value)}`)
    .join(';');

const teamColors = Object.entries(TEAM_COLORS)
  .map(
    ([theme, { background, text }]) => `[data-team-color=${theme}]{background:${background};color:${text}}`,
  )
  .join('');

/**
 * The tokens as CSS variables for both schemes (print is always light): `--text`, `--gold-soft`,
 * `--brand-navy`, `--radius` …; `data-team-color` sets a team's colours on an element.
 */
export function themeCss(): string {
  const shape = `--radius:${SHAPE.radius}px;--radius-large:${SHAPE.radiusLarge}px;--target:${SHAPE.target}px`;
  const constant = `${variables('brand-', BRAND)};${shape};--font:${FONT};--font-display:${DISPLAY_FONT}`;
  return (
    `:root{color-scheme:light dark;${constant};${variables('', PALETTES.light)}}` +
    `@media screen and (prefers-color-scheme:dark){:root{${variables('', PALETTES.dark)}}}` +
    teamColors
  );
}
