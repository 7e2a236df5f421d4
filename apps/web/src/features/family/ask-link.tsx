import { FAMILY_EMAIL_PATTERN, LIMITS, type Language } from '@lions/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { translate } from '../../i18n/translate';
import { TextField } from '../../ui/form-fields';
import { PageHead } from '../../ui/page-head';
import { PrivacyNotice } from '../../ui/privacy-notice';
import { requestLink, type FamilyProblem } from './family-calls';

export interface AskLinkProps {
  language: Language;
  texts: Pick<Dictionary['family'], 'ask' | 'failed'>;
  contactEmail?: string;
  policyHref: string;
}

const isEmail = (text: string) => text.length <= LIMITS.email && FAMILY_EMAIL_PATTERN.test(text);

/** The form that sends a family its link again. */
export function AskLink(props: AskLinkProps) {
  const { ask } = props.texts;
  const [askedFor, setAskedFor] = useState<string>();
  return (
    <>
      <PageHead title={ask.title} lead={ask.lead} />
      <div className="wrap page-body family">
        <div className="card ask-link">
          {askedFor === undefined ? (
            <AskForm {...props} onAsked={setAskedFor} />
          ) : (
            <Asked {...props} email={askedFor} onAgain={() => setAskedFor(undefined)} />
          )}
        </div>
      </div>
    </>
  );
}

function AskForm({ texts, policyHref, onAsked }: AskLinkProps & { onAsked: (email: string) => void }) {
  const { ask, failed } = texts;
  const [isSending, setSending] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const sentences: Partial<Record<FamilyProblem['kind'], string>> = { ...failed, tooMany: ask.tooMany };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || !form.current) return;
    const field = form.current.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim().toLowerCase();
    setWrong(!isEmail(email));
    setProblem(undefined);
    if (!isEmail(email)) return field.focus();
    setSending(true);
    const result = await requestLink(email);
    setSending(false);
    if ('answer' in result) onAsked(email);
    else setProblem(sentences[result.problem.kind] ?? failed.failed);
  };
  return (
    <form ref={form} className="registration-form" noValidate onSubmit={(event) => void send(event)}>
      <PrivacyNotice texts={ask.notice} lines={Object.values(ask.notice.lines)} policyHref={policyHref} />
      <TextField
        label={ask.email}
        name="email"
        type="email"
        autoComplete="email"
        problem={isWrong ? ask.emailInvalid : undefined}
      />
      <p role="alert" className="field-problem">
        {problem}
      </p>
      <button className="button" aria-disabled={isSending}>
        {isSending ? ask.sending : ask.send}
      </button>
    </form>
  );
}

interface AskedProps extends AskLinkProps {
  email: string;
  onAgain: () => void;
}

/** The same whether the club knows the address or not. */
function Asked({ language, texts: { ask }, contactEmail, email, onAgain }: AskedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {ask.doneTitle}
      </h2>
      <p>{translate(language, ask, 'doneText', { email })}</p>
      {contactEmail !== undefined && (
        <p>
          {ask.noMail} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      )}
      <button type="button" className="button button-outline" onClick={onAgain}>
        {ask.again}
      </button>
    </>
  );
}
