/** What stands in the place of a preview: why there is none. */
export function PreviewMessage({ text }: { text: string }) {
  return (
    <p className="emb-app-preview-none" role="status">
      {text}
    </p>
  )
}
