import type { DataColumn } from '@embpm/ui/data-table'

/**
 * A column of the list of a kind of entity. What is not given follows from the kind's field of the same name: head, type,
 * whether it can be sorted, and its filter.
 */
export type ListColumn<E> = Pick<DataColumn<E>, 'id'> & Partial<DataColumn<E>>
