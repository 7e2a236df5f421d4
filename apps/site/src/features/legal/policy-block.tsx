import { localize, translate } from '@lions/web-base';
import type { PolicyBlock } from '../../content/policies/policy';
import { ExternalLink, phoneHref, SentenceWithEmail } from '../../ui/links';
import type { PageRequest } from '../../ui/page/page';

type BlockRequest = Pick<PageRequest, 'language' | 'texts' | 'club'>;

interface LinkedTextProps {
  text: string;
  request: BlockRequest;
}

/** Text whose `[words](target)` become links: to a section, a page of the site, or another site. */
function LinkedText({ text, request }: LinkedTextProps) {
  // split() yields: plain text, words, target, plain text, words, target …
  const parts = text.split(/\[([^\]]+)\]\(([^)]+)\)/);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return part;
    const target = parts[index + 1] ?? '';
    if (target.startsWith('https:')) {
      return (
        <ExternalLink key={index} href={target} newTab={request.texts.shell.opensInNewTab}>
          {part}
        </ExternalLink>
      );
    }
    return (
      <a key={index} href={target.startsWith('/') ? localize(target, request.language) : target}>
        {part}
      </a>
    );
  });
}

function PolicyTable({ block, labelledBy, request }: PolicyBlockProps<'table'>) {
  const { language } = request;
  return (
    <table className="policy-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {block.columns.map((column) => (
            <th key={column.en} scope="col">
              {column[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([first, ...others]) => (
          <tr key={first?.en}>
            <th scope="row">{first?.[language]}</th>
            {others.map((cell) => (
              <td key={cell.en}>{cell[language]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Contact: e-mail address and telephone where they are set, else in person. */
function Contact({ block, request }: Omit<PolicyBlockProps<'contact'>, 'labelledBy'>) {
  const { language, club } = request;
  const { email, phone } = club.contact;
  if (!email && !phone) return <p>{block.otherwise[language]}</p>;
  const [before, after] = block.byPhone[language].split('{{phone}}');
  return (
    <>
      {email && <SentenceWithEmail sentence={block.byEmail[language]} email={email} />}
      {phone && (
        <p>
          {before}
          <a href={phoneHref(phone)}>{phone}</a>
          {after}
        </p>
      )}
    </>
  );
}

function PersonInCharge({ block, request }: Omit<PolicyBlockProps<'personInCharge'>, 'labelledBy'>) {
  const { language, club } = request;
  const { personInCharge: name, personTitle } = club.contact;
  if (name === undefined || !personTitle) return <p>{block.otherwise[language]}</p>;
  const values = { name, title: personTitle[language] };
  return <p>{translate(language, { named: block.named[language] }, 'named', values)}</p>;
}

interface PolicyBlockProps<Kind extends PolicyBlock['kind'] = PolicyBlock['kind']> {
  block: Extract<PolicyBlock, { kind: Kind }>;
  /** Id of the section's title, which labels its tables. */
  labelledBy: string;
  request: BlockRequest;
}

/** One block of a policy's section, as HTML. */
export function PolicyBlockView({ block, labelledBy, request }: PolicyBlockProps) {
  const { language } = request;
  switch (block.kind) {
    case 'subtitle':
      return <h3>{block.text[language]}</h3>;
    case 'paragraph':
      return (
        <p>
          <LinkedText text={block.text[language]} request={request} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item.en}>
              <LinkedText text={item[language]} request={request} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <PolicyTable block={block} labelledBy={labelledBy} request={request} />;
    case 'address':
      return (
        <address>
          <span>{block.name[language]}</span>
          <span>{request.club.contact.address ?? block.place[language]}</span>
        </address>
      );
    case 'personInCharge':
      return <PersonInCharge block={block} request={request} />;
    case 'contact':
      return <Contact block={block} request={request} />;
  }
}
