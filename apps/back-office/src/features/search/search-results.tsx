import { LIMITS } from '@lions/domain';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../ui/forms/errors';
import type { SearchGroup, SearchOption } from './search-groups';
import type { useSearchResults } from './use-search-results';

const MAX_PER_GROUP = LIMITS.search.perGroup;

interface SearchResultsProps {
  listId: string;
  optionId: (option: SearchOption) => string;
  isOpen: boolean;
  search: ReturnType<typeof useSearchResults>;
  groups: SearchGroup[];
  /** The option that Enter opens. */
  current: SearchOption | undefined;
  onChoose: (option: SearchOption) => void;
}

/** The results below the box, or why there are none. */
export function SearchResults(props: SearchResultsProps) {
  const { listId, optionId, isOpen, search, groups, current, onChoose } = props;
  const { t } = useTranslation();
  return (
    <div className="admin-search-results" hidden={!isOpen}>
      <p role="status" className={groups.length > 0 && !isCut(groups) ? 'visually-hidden' : undefined}>
        {isOpen && <SearchState search={search} groups={groups} />}
      </p>
      {search.error !== undefined && (
        <button type="button" className="admin-search-retry" onClick={() => void search.refetch()}>
          {t('common.retry')}
        </button>
      )}
      <div role="listbox" id={listId} aria-label={t('search.results')}>
        {groups.map(({ kind, options }) => (
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
            <p id={`${listId}-${kind}`} className="admin-search-kind">
              {t(`search.${kind}`)}
            </p>
            {options.map((option) => (
              <div
                key={option.id}
                ref={(element) => {
                  if (option.id === current?.id) element?.scrollIntoView({ block: 'nearest' });
                }}
                id={optionId(option)}
                role="option"
                aria-selected={option.id === current?.id}
                tabIndex={-1}
                className="admin-search-option"
                // The focus stays in the box, which handles the keys.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option)}
                onKeyDown={(event) => event.key === 'Enter' && onChoose(option)}
              >
                <span>{option.title}</span>
                <span className="admin-search-detail">{option.detail}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Whether the API may have more results. */
const isCut = (groups: SearchGroup[]) => groups.some(({ options }) => options.length >= MAX_PER_GROUP);

function SearchState({ search, groups }: Pick<SearchResultsProps, 'search' | 'groups'>) {
  const { t } = useTranslation();
  if (!search.isLongEnough) return t('search.tooShort');
  if (search.error !== undefined) return errorSentence(t, search.error);
  if (search.found === undefined) return t('search.searching');
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  if (count === 0) return t('search.nothing');
  return isCut(groups) ? t('search.countCut', { count, most: MAX_PER_GROUP }) : t('search.count', { count });
}
