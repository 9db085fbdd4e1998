import type { FaqGroup } from '@sporta/contract';
import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { RichText } from '../../shared/editorial/index.ts';
import { groupId, questionId } from './model/faq-search.ts';

interface FaqListProps {
  groups: readonly FaqGroup[];
  /** Few enough to be read without opening them. */
  openAll: boolean;
}

/** Questions that open; the one in the address is open and in view. */
export function FaqList({ groups, openAll }: FaqListProps) {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const asked = hash && list.current?.querySelector<HTMLDetailsElement>(`details[id="${CSS.escape(hash)}"]`);
    if (!asked) return;
    asked.open = true;
    asked.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <div ref={list} className="faq-list">
      {groups.map(({ category, items }) => (
        <section key={category} id={groupId(category)}>
          <h2>{category}</h2>
          {items.map(({ question, answer }) => (
            <details key={`${question}${openAll}`} id={questionId(question)} open={openAll}>
              <summary>
                <span className="grow">{question}</span>
                <CaretDownBold />
              </summary>
              <RichText html={answer} />
              <a
                className="link small tap"
                href={`#${questionId(question)}`}
                aria-label={`Link a questa risposta: ${question}`}
              >
                Link a questa risposta
              </a>
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}
