import { localize } from '@lions/web-base';
import { PRACTICE_SUMMARY } from '../../../content/practice';
import type { Page, PageRequest } from '../../../ui/page/page';
import { PageHead } from '../../../ui/page/page-head';
import practiceMonthCss from '../calendar/month.css?inline';
import monthCss from '../../../ui/month/month.css?inline';
import css from '../practice-page.css?inline';
import { RegistrationPreview } from './registration-preview';

/** Practice registration before it opens: an explanation, links, and an inert preview of the page. */
export function comingPage({ language, texts, today }: PageRequest): Page {
  const { registration, seeTryouts } = texts.practice;
  return {
    title: registration.title,
    description: registration.description,
    css: [css, monthCss, practiceMonthCss],
    content: (
      <>
        <PageHead title={registration.title} lead={registration.lead}>
          <p className="lead">{PRACTICE_SUMMARY[language]}</p>
          <p className="actions">
            <a className="button button-gold" href={localize('/hockey-programs/tryouts', language)}>
              {seeTryouts}
            </a>
            <a className="button button-ghost" href={localize('/practices', language)}>
              {registration.seeSchedule}
            </a>
          </p>
        </PageHead>
        <div className="section-band">
          <div className="wrap page-body">
            <RegistrationPreview language={language} texts={texts} today={today} />
          </div>
        </div>
      </>
    ),
  };
}
