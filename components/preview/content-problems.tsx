import { describeCount, groupProblems, formatLocation, type Problem } from '@/lib/content-loader/problems';
import styles from './content-problems.module.css';

/** Shows staff what the content check found. The most important problem can be read without opening the list. */
export function ContentProblems({ problems }: { problems: Problem[] }) {
  const [first] = problems.filter(({ level }) => level !== 'provisional');
  const [sentence = 'sin errores ni avisos.'] = first?.text.split(/(?<=\.) /) ?? [];
  return (
    <details className={styles.problems}>
      <summary>
        Vista previa: {sentence} ({describeCount(problems)})
      </summary>
      {groupProblems(problems).map(({ heading, problems: found }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul>
            {found.map((problem) => (
              <li key={formatLocation(problem) + problem.text}>
                <b>{formatLocation(problem)}</b>: {problem.text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
