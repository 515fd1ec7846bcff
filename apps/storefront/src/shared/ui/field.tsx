import { type FieldProps, Field as PlainField } from '@jara/ui/field';
import { trackedInput } from '../analytics/tracked.ts';

/** A field whose name is recorded when somebody changes it; what they type is not. */
export function Field(props: FieldProps) {
  return <PlainField {...(props.name !== undefined && trackedInput(props.name))} {...props} />;
}
