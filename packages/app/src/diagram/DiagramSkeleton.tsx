import { useTranslation } from 'react-i18next'

/** Five grey shapes in place of a diagram that is not there yet. Invisible for the first 300 ms. */
export function DiagramSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="emb-diagram-skeleton" role="progressbar" aria-label={t('diagram.loading')}>
      <svg viewBox="0 0 560 180" aria-hidden="true">
        <circle cx="28" cy="40" r="18" />
        <rect x="80" y="10" width="108" height="60" rx="6" />
        <rect x="240" y="10" width="108" height="60" rx="6" />
        <path d="m424 16 24 24-24 24-24-24z" />
        <rect x="370" y="110" width="108" height="60" rx="6" />
      </svg>
    </div>
  )
}
