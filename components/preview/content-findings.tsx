import { countFindings, groupFindings, describeLocation, type Finding } from '@/lib/content-loader/findings';
import styles from './content-findings.module.css';

/** Shows staff what the content check found. The most important finding can be read without opening the list. */
export function ContentFindings({ findings }: { findings: Finding[] }) {
  const [first] = findings.filter(({ level }) => level !== 'provisionalValue');
  const [sentence = 'sin errores ni avisos.'] = first?.text.split(/(?<=\.) /) ?? [];
  return (
    <details className={styles.findings}>
      <summary>
        Vista previa: {sentence} ({countFindings(findings)})
      </summary>
      {groupFindings(findings).map(({ heading, findings: found }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul>
            {found.map((finding) => (
              <li key={describeLocation(finding) + finding.text}>
                <b>{describeLocation(finding)}</b>: {finding.text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
