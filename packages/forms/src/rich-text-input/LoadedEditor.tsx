import {
  Component,
  lazy,
  Suspense,
  use,
  useState,
  type LazyExoticComponent,
  type ComponentType,
  type ReactNode,
} from 'react'
import { EditorLoader, type LoadEditor } from './EditorLoader.js'
import type { RichTextEditorProps } from './RichTextEditor.js'

type Editor = LazyExoticComponent<ComponentType<RichTextEditorProps>>

/** Loaded once for all fields; a failed attempt is forgotten by the next. */
const editors = new WeakMap<LoadEditor, Editor>()

function editorOf(load: LoadEditor, again = false): Editor {
  const known = editors.get(load)
  if (known !== undefined && !again) return known
  const editor = lazy(load)
  editors.set(load, editor)
  return editor
}

interface LoadedEditorProps extends RichTextEditorProps {
  /** Shown while the editor is loading, as high as the editor. */
  loading: ReactNode
  /** Shown when it could not be loaded. */
  failed: (retry: () => void) => ReactNode
}

/** The editor as soon as it is there. */
export function LoadedEditor({ loading, failed, ...props }: LoadedEditorProps) {
  const load = use(EditorLoader)
  const [attempt, setAttempt] = useState(() => ({ count: 0, Editor: editorOf(load) }))
  const retry = () => setAttempt(({ count }) => ({ count: count + 1, Editor: editorOf(load, true) }))
  const { count, Editor } = attempt
  return (
    <Boundary key={count} failed={failed(retry)}>
      <Suspense fallback={loading}>
        <Editor {...props} />
      </Suspense>
    </Boundary>
  )
}

/** Only a class can catch what a lazy component throws. */
class Boundary extends Component<{ failed: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
