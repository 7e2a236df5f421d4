/** A third party's page-view script, as the people who run the site have set it up. */
export interface AnalyticsScript {
  scriptUrl: string;
  /** The site's name there: Umami calls it data-website-id, Plausible data-domain. */
  id?: string;
}

/** What the script's element says. */
export function scriptAttributes({ scriptUrl, id }: AnalyticsScript): Record<string, string> {
  return { defer: '', src: scriptUrl, ...(id !== undefined && { 'data-website-id': id, 'data-domain': id }) };
}

const MARK = 'data-opted-in';

/** Whether this page has the script; once it runs, only loading the page anew takes it out. */
export const hasScript = () => document.querySelector(`script[${MARK}]`) !== null;

/** Loads the script, once a page. */
export function loadScript(analytics: AnalyticsScript): void {
  if (hasScript()) return;
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(scriptAttributes(analytics))) script.setAttribute(name, value);
  script.setAttribute(MARK, '');
  document.head.append(script);
}
