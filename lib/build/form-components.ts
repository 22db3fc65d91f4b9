/** A field of a form without its name: https://pagescms.org/docs */
export interface Settings {
  label?: string | undefined;
  description?: string | undefined;
  required?: boolean;
  list?: object;
  fields?: Field[];
  [setting: string]: unknown;
}

export type Field = Settings & { name: string };

/** What stays of a field without its words, which fields with other words may share. */
const controlOf = ({ label, description, list, required, ...control }: Settings): Settings => control;

/**
 * Makes components of the fields and of the controls that occur more than once.
 * @returns the components by name, and a function that refers to them
 */
export function shareComponents(all: Field[]) {
  const uses = new Map<string, number>();
  const isFirst = (settings: Settings) => {
    const key = JSON.stringify(settings);
    uses.set(key, (uses.get(key) ?? 0) + 1);
    return uses.get(key) === 1;
  };
  const count = ({ name, ...settings }: Field) => {
    if (isFirst(settings) && isFirst(controlOf(settings))) settings.fields?.forEach(count);
  };
  all.forEach(count);

  const components: Record<string, Settings> = {};
  const names = new Map<string, string>();
  const freeName = (base: string, number = 1): string => {
    const name = number > 1 ? `${base}-${number}` : base;
    return name in components ? freeName(base, number + 1) : name;
  };
  /** The component of settings that occur more than once and are longer than a reference, else undefined. */
  const componentOf = (base: string, settings: Settings, define: () => Settings) => {
    const key = JSON.stringify(settings);
    if ((uses.get(key) ?? 0) < 2 || key.length < 50) return;
    const component = names.get(key) ?? freeName(base);
    if (!names.has(key)) {
      names.set(key, component);
      const definition = (components[component] = {});
      Object.assign(definition, define());
    }
    return component;
  };
  const control = (settings: Settings): Settings => {
    const own = controlOf(settings);
    const define = () => ({ ...own, ...(own.fields && { fields: share(own.fields) }) });
    const component = componentOf(String(own.type), own, () => ({ required: true, ...define() }));
    if (component) return { ...(!settings.required && { required: false }), component };
    return { ...(settings.required && { required: true }), ...define() };
  };
  const share = (fields: Field[]): Field[] =>
    fields.map(({ name, ...settings }) => {
      const { label, description, list } = settings;
      const define = () => ({ label, description, ...control(settings), list });
      const component = componentOf(name, settings, define);
      return { name, ...(component ? { component } : define()) };
    });
  return { components, share };
}
