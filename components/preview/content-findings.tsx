import { countOf, grouped, placeOf, type Finding } from '@/lib/content-model/load/findings';
import styles from './content-findings.module.css';

/** Shows staff what the content check found. The most important finding can be read without opening the list. */
export function ContentFindings({ findings }: { findings: Finding[] }) {
  const [first] = findings.filter(({ level }) => level !== 'placeholderValue');
  const [sentence = 'sin errores ni avisos.'] = first?.text.split(/(?<=\.) /) ?? [];
  return (
    <details id="staff-preview" className={styles.findings}>
      <summary>
        Vista previa: {sentence} ({countOf(findings)})
      </summary>
      {grouped(findings).map(({ heading, findings: found }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul>
            {found.map((finding) => (
              <li key={placeOf(finding) + finding.text}>
                <b>{placeOf(finding)}</b>: {finding.text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
