import { localize } from '@lions/web-base';
import type { Page, PageProblem, PageRequest } from '../ui/page/page';
import { ProblemBanner } from '../ui/page/problem-banner';

/** Error page (unknown address, or data unavailable) with links to other pages. */
export function problemPage(request: PageRequest, kind: PageProblem['kind']): Page {
  const { language, texts, path } = request;
  const { shell } = texts;
  const problem = { css: [], noindex: true };
  if (kind === 'unavailable') {
    const content = (
      <ProblemBanner title={shell.unavailableTitle} text={shell.unavailableText}>
        <a className="button button-gold" href={localize(path, language)}>
          {shell.retry}
        </a>
      </ProblemBanner>
    );
    return {
      ...problem,
      status: 503,
      title: shell.unavailableTitle,
      description: shell.unavailableText,
      content,
    };
  }
  const content = (
    <ProblemBanner title={shell.notFoundTitle} text={shell.notFoundText}>
      <a className="button button-gold" href={localize('/', language)}>
        {shell.goHome}
      </a>
      <a className="button button-ghost" href={localize('/hockey-programs/tryouts', language)}>
        {shell.goTryouts}
      </a>
    </ProblemBanner>
  );
  return { ...problem, status: 404, title: shell.notFoundTitle, description: shell.notFoundText, content };
}

/** Offline page, cached by the service worker, which lists this device's tickets on it; the empty href retries the same address. */
export function offlinePage({ texts }: PageRequest): Page {
  const { shell } = texts;
  return {
    css: [],
    noindex: true,
    title: shell.offlineTitle,
    description: shell.offlineText,
    content: (
      <ProblemBanner title={shell.offlineTitle} text={shell.offlineText}>
        {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is the one that was asked for */}
        <a className="button button-gold" href="">
          {shell.retry}
        </a>
        <span data-tickets="" />
      </ProblemBanner>
    ),
  };
}
