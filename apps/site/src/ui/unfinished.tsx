import type { Dictionary } from '../i18n/dictionary';

export type DevelopmentNoticeTexts = Pick<
  Dictionary['tryouts'],
  'noticeTitle' | 'noticeText' | 'dismissNotice'
>;

/** Says in one line that tryout pages may show placeholder data; the boot script remembers that it was dismissed. */
export function DevelopmentNotice({ texts }: { texts: DevelopmentNoticeTexts }) {
  return (
    <aside className="development-notice" aria-labelledby="development-notice-title">
      <details>
        <summary id="development-notice-title">{texts.noticeTitle}</summary>
        <p>{texts.noticeText}</p>
      </details>
      <button type="button" data-dismiss-notice aria-label={texts.dismissNotice} title={texts.dismissNotice}>
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
}

/** The rotated "coming soon" stamp. */
export function ComingSoonStamp({ text }: { text: string }) {
  return (
    <p className="stamp">
      <span>{text}</span>
    </p>
  );
}
