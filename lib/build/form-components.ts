/** A field of a form without its name: https://pagescms.org/docs */
export interface Settings {
  label?: string;
  description?: string;
  required?: boolean;
  list?: object;
  fields?: Field[];
  [setting: string]: unknown;
}

export type Field = Settings & { name: string };

/** What stays of a field without its words, which fields with other words may share. */
const controlOf = ({ label, description, list, required, ...control }: Settings): Settings => control;

/** The control and the help, which fields with other labels may share. */
const helpedControlOf = ({ label, list, required, ...helped }: Settings): Settings => helped;

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
    if (!isFirst(settings)) return;
    if (settings.description) isFirst(helpedControlOf(settings));
    if (isFirst(controlOf(settings))) settings.fields?.forEach(count);
  };
  all.forEach(count);

  const components: Record<string, Settings> = { group: { required: true, type: 'object', fields: [] } };
  const names = new Map<string, string>();
  const freeName = (base: string, number = 1): string => {
    const name = number > 1 ? `${base}-${number}` : base;
    return name in components ? freeName(base, number + 1) : name;
  };
  /**
   * The component of settings that occur more than once and are longer than a reference, else undefined.
   * Pages CMS resolves components from the first to the last, so that each one stands below those that it names.
   */
  const componentOf = (base: string, settings: Settings, define: () => Settings) => {
    const key = JSON.stringify(settings);
    if ((uses.get(key) ?? 0) < 2 || key.length < 50) return;
    if (!names.has(key)) {
      const definition = define();
      const component = freeName(base);
      components[component] = definition;
      names.set(key, component);
    }
    return names.get(key);
  };
  /** Settings by their component, in which they are required, or as `define` writes them. */
  const shared = (own: Settings, isRequired = false, define: (isRequired: boolean) => Settings) => {
    const component = componentOf(String(own.type), own, () => define(true));
    return component ? { ...(!isRequired && { required: false }), component } : define(isRequired);
  };
  const control = (settings: Settings): Settings => {
    const { fields, ...own } = controlOf(settings);
    return shared(controlOf(settings), settings.required, (isRequired) => ({
      ...(isRequired && fields ? { component: 'group' } : { ...(isRequired && { required: true }), ...own }),
      ...(fields && { fields: share(fields) }),
    }));
  };
  const helpedControl = ({ label, ...settings }: Settings): Settings => {
    const { description, required } = settings;
    if (!description) return control(settings);
    return shared(helpedControlOf(settings), required, (isRequired) => ({
      description,
      ...control({ ...settings, required: isRequired }),
    }));
  };
  const share = (fields: Field[]): Field[] =>
    fields.map(({ name, ...settings }) => {
      const { label, list } = settings;
      const define = () => ({ label, ...helpedControl(settings), list });
      const component = componentOf(name, settings, define);
      return { name, ...(component ? { component } : define()) };
    });
  return { components, share };
}
