import type { Dictionary } from '../i18n/dictionary';

export type DevelopmentNoticeTexts = Pick<Dictionary['tryouts'], 'noticeTitle' | 'noticeText'>;

/** Banner that tryout pages may show placeholder data; a superadmin can switch it off. */
export function DevelopmentNotice({ texts }: { texts: DevelopmentNoticeTexts }) {
  return (
    <aside className="development-notice" aria-labelledby="development-notice-title">
      <p id="development-notice-title" className="development-notice-title">
        {texts.noticeTitle}
      </p>
      <p>{texts.noticeText}</p>
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
