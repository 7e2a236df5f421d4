/** The operator's settings for a third-party page-view script. */
export interface AnalyticsScript {
  scriptUrl: string;
  /** Site id: Umami calls it data-website-id, Plausible data-domain. */
  id?: string;
}

/** Attributes of the script element. */
export function scriptAttributes({ scriptUrl, id }: AnalyticsScript): Record<string, string> {
  return { defer: '', src: scriptUrl, ...(id !== undefined && { 'data-website-id': id, 'data-domain': id }) };
}

const MARK = 'data-opted-in';

/** Whether this page has loaded the script; only a reload removes it. */
export const hasScript = () => document.querySelector(`script[${MARK}]`) !== null;

/** Loads the script, once per page. */
export function loadScript(analytics: AnalyticsScript): void {
  if (hasScript()) return;
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(scriptAttributes(analytics))) script.setAttribute(name, value);
  script.setAttribute(MARK, '');
  document.head.append(script);
}
