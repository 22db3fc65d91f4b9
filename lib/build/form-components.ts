/** The settings of a field in a form, or of a component that fields refer to: https://pagescms.org/docs */
export interface Settings {
  type?: string;
  label?: string;
  description?: string;
  required?: boolean;
  list?: object;
  fields?: Field[];
  [setting: string]: unknown;
}

export type Field = Settings & { name: string };

/** The settings that fields with different words can share. Components are required, because most fields are. */
const pickControl = ({ label, description, required, list, ...control }: Settings): Settings => ({
  required: true,
  ...control,
});

/**
 * Finds the fields, and the controls without their words, that occur more than once, and makes a component of each.
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
    if (isFirst(settings) && isFirst(pickControl(settings))) settings.fields?.forEach(count);
  };
  all.forEach(count);

  const components: Record<string, Settings> = { group: { required: true, type: 'object', fields: [] } };
  const names = new Map<string, string>();
  /** Refers to a component if the settings occur more than once and are longer than a reference. Otherwise writes them. */
  const refer = (base: string, settings: Settings, write: () => Settings): Settings => {
    const key = JSON.stringify(settings);
    if ((uses.get(key) ?? 0) < 2 || key.length < 60) return write();
    if (!names.has(key)) {
      // Pages CMS resolves components from the first to the last, so that each one stands below those that it names.
      const definition = write();
      // Each base has numbers of its own, so that a new field renames as few components as possible.
      let number = 1;
      while (`${base}-${number}` in components) number += 1;
      const component = `${base}-${number}`;
      components[component] = definition;
      names.set(key, component);
    }
    return { component: names.get(key) };
  };
  const writeControl = ({ fields, ...control }: Settings): Settings =>
    fields ? { component: 'group', fields: share(fields) } : control;
  const writeField = (settings: Settings): Settings => {
    const { label, description, required, list } = settings;
    const control = pickControl(settings);
    const shared = refer(String(control.type), control, () => writeControl(control));
    return { label, description, ...shared, ...(!required && { required }), list };
  };
  const share = (fields: Field[]): Field[] =>
    fields.map(({ name, ...settings }) => ({ name, ...refer(name, settings, () => writeField(settings)) }));
  return { components, share };
}
