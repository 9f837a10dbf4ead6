/** Reads a PDF as others read it: its text and structure by pdf.js, its codes from the drawn page by jsQR. */
import { createCanvas } from '@napi-rs/canvas'
import leitorDeQr from 'jsqr'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PdfLido {
  /** words of each page, in reading order */
  readonly paginas: readonly string[]
  readonly texto: string
  readonly titulo: unknown
  readonly idioma: unknown
  readonly marcado: boolean
  /** roles of the structure tree, all pages */
  readonly papeis: ReadonlySet<string>
  /** texts instead of pictures */
  readonly alternativos: readonly string[]
}

interface NoDaArvore {
  readonly role?: string
  readonly alt?: string
  readonly children?: readonly NoDaArvore[]
}

const ESCALA = 2

export async function lerPdf(bytes: Uint8Array): Promise<PdfLido> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const papeis = new Set<string>()
  const alternativos: string[] = []
  const andar = (n: NoDaArvore): void => {
    if (n.role !== undefined) papeis.add(n.role)
    if (n.alt !== undefined) alternativos.push(n.alt)
    for (const f of n.children ?? []) andar(f)
  }
  const paginas: string[] = []
  for (let i = 1; i <= pdf.numPages; i++) {
    const pagina = await pdf.getPage(i)
    const { items } = await pagina.getTextContent()
    paginas.push(
      items
        .map((t) => ('str' in t ? `${t.str}${t.hasEOL ? ' ' : ''}` : ''))
        .join('')
        .replace(/\s+/g, ' '),
    )
    const arvore = await pagina.getStructTree()
    if (arvore) andar(arvore as NoDaArvore)
  }
  const { info } = await pdf.getMetadata()
  const { Title, Language } = info as { Title?: unknown; Language?: unknown }
  // The published types say an object.
  const marcas = (await pdf.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null
  await pdf.cleanup()
  return {
    paginas,
    texto: paginas.join('\n'),
    titulo: Title,
    idioma: Language,
    marcado: marcas?.get('Marked') === true,
    papeis,
    alternativos,
  }
}

/** What the code on each page says, read from the page as drawn; null where none was found. */
export async function lerCodigos(bytes: Uint8Array): Promise<(string | null)[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const codigos: (string | null)[] = []
  for (let i = 1; i <= pdf.numPages; i++) {
    const pagina = await pdf.getPage(i)
    const visao = pagina.getViewport({ scale: ESCALA })
    const tela = createCanvas(Math.ceil(visao.width), Math.ceil(visao.height))
    const contexto = tela.getContext('2d')
    await pagina.render({ canvas: tela as never, canvasContext: contexto as never, viewport: visao }).promise
    const { data, width, height } = contexto.getImageData(0, 0, tela.width, tela.height)
    codigos.push(leitorDeQr(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null)
  }
  return codigos
}
