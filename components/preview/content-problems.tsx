import { describeCount, groupProblems, formatLocation, type Problem } from '@/lib/content-loader/problems';

/** Shows staff what the content check found. The most important problem can be read without opening the list. */
export function ContentProblems({ problems }: { problems: Problem[] }) {
  const [first] = problems.filter(({ level }) => level !== 'provisional');
  const [sentence = 'sin errores ni avisos.'] = first?.text.split(/(?<=\.) /) ?? [];
  return (
    <details className="fixed bottom-(--foot) left-0 z-90 max-h-[60vh] max-w-[min(30rem,100vw)] overflow-auto bg-highlight px-3 py-2 text-[0.8125rem] leading-note wrap-anywhere text-ink print:hidden">
      <summary className="cursor-pointer">
        Vista previa: {sentence} ({describeCount(problems)})
      </summary>
      {groupProblems(problems).map(({ heading, problems: found }) => (
        <section key={heading}>
          <h2 className="mt-4 text-[1em]">{heading}</h2>
          <ul>
            {found.map((problem) => (
              <li key={formatLocation(problem) + problem.text} className="mt-2">
                <b>{formatLocation(problem)}</b>: {problem.text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
