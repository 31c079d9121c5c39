import './styles.css'

/** After the next frame has been painted; in a page that is not shown there is none to wait for. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
  })

// No `await` at the top of a module: with one anywhere the bundler joins no files, and each kind of entity costs one more.
const main = async () => {
  try {
    // What the document shows does not wait for the scripts that take over.
    await painted()
    const { begin } = await import('./begin.js')
    await begin()
  } catch (error) {
    document.dispatchEvent(new Event('start-failed'))
    throw error
  }
}
void main()
