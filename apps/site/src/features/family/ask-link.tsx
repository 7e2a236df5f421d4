import { FAMILY_EMAIL_PATTERN, LIMITS, type Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { EmailField } from '../../ui/registration/email-field';
import { PrivacyNotice } from '../../ui/privacy-notice';
import { requestLink, type FamilyProblem } from './family-calls';

interface AskLinkProps {
  language: Language;
  texts: Pick<Dictionary['family'], 'ask' | 'failed'>;
  contactEmail?: string;
  policyHref: string;
}

const isEmail = (text: string) => text.length <= LIMITS.email && FAMILY_EMAIL_PATTERN.test(text);

/** Form that sends a family its link again. */
export function AskLink(props: AskLinkProps) {
  const [askedFor, setAskedFor] = useState<string>();
  return (
    <section className="card ask-link" id="ask">
      {askedFor === undefined ? (
        <AskForm {...props} onAsked={setAskedFor} />
      ) : (
        <Asked {...props} email={askedFor} onAgain={() => setAskedFor(undefined)} />
      )}
    </section>
  );
}

function AskForm({
  language,
  texts,
  policyHref,
  onAsked,
}: AskLinkProps & { onAsked: (email: string) => void }) {
  const { ask, failed } = texts;
  const [isSending, setSending] = useState(false);
  const [wrong, setWrong] = useState<'emailRequired' | 'emailInvalid'>();
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const sentences: Partial<Record<FamilyProblem['kind'], string>> = { ...failed, tooMany: ask.tooMany };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || !form.current) return;
    const field = form.current.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim().toLowerCase();
    const isValid = isEmail(email);
    setWrong(isValid ? undefined : email === '' ? 'emailRequired' : 'emailInvalid');
    setProblem(undefined);
    if (!isValid) return field.focus();
    setSending(true);
    const result = await requestLink(email);
    setSending(false);
    if ('answer' in result) onAsked(email);
    else setProblem(sentences[result.problem.kind] ?? failed.failed);
  };
  return (
    <form ref={form} className="registration-form" noValidate onSubmit={(event) => void send(event)}>
      <div>
        <h2>{ask.title}</h2>
        <p>{ask.lead}</p>
      </div>
      <PrivacyNotice texts={ask.notice} lines={Object.values(ask.notice.lines)} policyHref={policyHref} />
      <EmailField
        label={ask.email}
        name="email"
        autoComplete="email"
        problem={wrong && ask[wrong]}
        didYouMean={(email) => translate(language, ask, 'didYouMean', { email })}
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

/** The same text whether or not the club knows the address. */
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
      <button type="button" className="button button-quiet" onClick={onAgain}>
        {ask.again}
      </button>
    </>
  );
}
