// What a text of the site may hold besides the editor's own kit: videos, tables, and raised and lowered letters. The
// same list that the server lets through (limpar-html.ts), so that opening and leaving a text changes nothing.
import { Mark, Node } from '@tiptap/core'

const alto = Mark.create({ name: 'alto', parseHTML: () => [{ tag: 'sup' }], renderHTML: () => ['sup', 0] })
const baixo = Mark.create({ name: 'baixo', parseHTML: () => [{ tag: 'sub' }], renderHTML: () => ['sub', 0] })

/** Taken and left as a whole; its address was made by `videoPermitido` or has passed it on the server. */
const video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  addAttributes: () => ({ src: { default: null }, title: { default: 'Vídeo' } }),
  parseHTML: () => [{ tag: 'iframe[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['iframe', { ...HTMLAttributes, loading: 'lazy', allowfullscreen: '' }],
})

const tabela = Node.create({
  name: 'tabela',
  group: 'block',
  content: 'linha+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
})
const linha = Node.create({
  name: 'linha',
  content: 'celula*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})
const celula = Node.create({
  name: 'celula',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({
    titulo: { default: false, rendered: false, parseHTML: (e) => e.tagName === 'TH' },
    colspan: { default: null },
    rowspan: { default: null },
    scope: { default: null },
  }),
  parseHTML: () => [{ tag: 'td' }, { tag: 'th' }],
  renderHTML: ({ node, HTMLAttributes }) => [node.attrs.titulo ? 'th' : 'td', HTMLAttributes, 0],
})

/** The editor drops in silence any node that is not in this list. */
export const NOS_DO_TEXTO = [alto, baixo, video, tabela, linha, celula]
