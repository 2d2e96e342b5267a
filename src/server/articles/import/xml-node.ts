/** One element of an XML file with what is in it. */
export interface XmlNode {
  name: string
  attributes: { readonly [name: string]: string }
  inside: XmlNode[]
  words: string
}

/** The elements of this name that stand directly in another one. */
export const allIn = (node: XmlNode, name: string): XmlNode[] => node.inside.filter((each) => each.name === name)

/** The words of the first of that name; empty without one. */
export const textIn = (node: XmlNode, name: string): string => allIn(node, name)[0]?.words.trim() ?? ''
