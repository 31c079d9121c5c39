import { zodResolver } from '@hookform/resolvers/zod'
import { zodFieldError } from '@embpm/forms/form'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'

/** A form of the sign-in pages over a schema, as `Form` of `@embpm/forms` takes it. */
export function useAuthForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  return useForm<Values, unknown, Values>({
    resolver: zodResolver(schema, { error: zodFieldError }),
    defaultValues,
    shouldFocusError: false,
  })
}
