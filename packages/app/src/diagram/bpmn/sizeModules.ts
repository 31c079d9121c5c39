interface Size {
  width: number
  height: number
}

/** What is drawn, or its node of the model: the library asks for both. */
interface Sized {
  $type?: string
  businessObject?: { $type: string }
}

interface ElementFactory {
  getDefaultSize: (element: Sized, di?: unknown) => Size
}

/** What is drawn anew is as large as in models that are made without the modeler. */
function Sizes(factory: ElementFactory) {
  const sizeOf = factory.getDefaultSize.bind(factory)
  factory.getDefaultSize = (element, di) => {
    const size = sizeOf(element, di)
    if (size.width === 100 && size.height === 80) return { width: 108, height: 60 }
    const type = element.businessObject?.$type ?? element.$type
    if (size.width === 50 && type?.endsWith('Gateway')) return { width: 48, height: 48 }
    return size
  }
}
Sizes.$inject = ['elementFactory']

/** Sizes of new steps and gateways. */
export const sizeModules = [{ __init__: ['embSizes'], embSizes: ['type', Sizes] }]
