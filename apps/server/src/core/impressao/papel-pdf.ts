// One PDF file while it is drawn: A4, tagged for screen readers, Inter embedded. Text is written at a place and in a role;
// what is only for the eye (rules, footers) is an artifact. Sizes are points.
import { createRequire } from 'node:module'
import Pdf from 'pdfkit'

type Doc = InstanceType<typeof Pdf>
export type No = PDFKit.PDFStructureElement
export type Fonte = 'texto' | 'forte'

const achar = createRequire(import.meta.url).resolve
/** Files of the fonts that papers embed. */
export const FONTES: Record<Fonte, string> = {
  texto: achar('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  forte: achar('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}
export const MARGEM = 42
const RODAPE = 30

export interface Estilo {
  readonly tamanho?: number
  readonly fonte?: Fonte
  readonly cinza?: boolean
  readonly alinhar?: 'left' | 'right' | 'center'
}
export interface Onde {
  readonly x: number
  readonly y: number
  readonly largura: number
}

export class Papel {
  readonly doc: Doc
  readonly largura: number
  readonly base: number
  /** where the next block begins */
  y = MARGEM
  private readonly partes: Buffer[] = []
  private readonly pronto: Promise<Buffer>

  constructor(titulo: string, autor: string, agora: number) {
    this.doc = new Pdf({
      size: 'A4',
      // Embedded from the first: the packed program has no standard fonts.
      font: FONTES.texto,
      margins: { top: MARGEM, bottom: MARGEM + RODAPE, left: MARGEM, right: MARGEM },
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      // The published types do not know this subset yet.
      subset: 'PDF/UA' as never,
      tagged: true,
      lang: 'pt-BR',
      displayTitle: true,
      info: { Title: titulo, Author: autor, CreationDate: new Date(agora) },
    })
    for (const [nome, arquivo] of Object.entries(FONTES)) this.doc.registerFont(nome, arquivo)
    this.largura = 595.28 - 2 * MARGEM
    this.base = 841.89 - MARGEM - RODAPE
    this.pronto = new Promise((ok, falha) => {
      this.doc.on('data', (p: Buffer) => this.partes.push(p))
      this.doc.on('end', () => ok(Buffer.concat(this.partes)))
      this.doc.on('error', falha)
    })
  }

  pagina(): void {
    this.doc.addPage()
    this.y = MARGEM
  }

  /** A new page when less than this is left. */
  caber(altura: number): boolean {
    if (this.y + altura <= this.base) return false
    this.pagina()
    return true
  }

  no(pai: No | null, papel: string, opcoes: object = {}): No {
    const novo = this.doc.struct(papel, opcoes)
    if (pai === null) this.doc.addStructure(novo)
    else pai.add(novo)
    return novo
  }

  private vestir(e: Estilo): void {
    this.doc
      .font(e.fonte ?? 'texto')
      .fontSize(e.tamanho ?? 9)
      .fillColor(e.cinza ? '#444444' : '#000000')
  }

  altura(texto: string, largura: number, e: Estilo = {}): number {
    this.vestir(e)
    return this.doc.heightOfString(texto, { width: largura, lineGap: 1.5 })
  }

  /** Width of the longest word, or of the longest line where it may not be parted (an amount). */
  maiorParte(texto: string, inteira: boolean, e: Estilo = {}): number {
    this.vestir(e)
    const partes = texto.split(inteira ? '\n' : /[ \n]+/)
    // The space after a word has to fit beside it, or the word is broken.
    return Math.max(...partes.map((parte) => this.doc.widthOfString(`${parte} `)))
  }

  /** Writes at a place, as a child of `pai` with the given role; answers its height. It does not move `y`. */
  escrever(pai: No, papel: string, texto: string, onde: Onde, e: Estilo = {}): number {
    const altura = this.altura(texto, onde.largura, e)
    pai.add(
      this.doc.struct(papel, {}, () => {
        this.vestir(e)
        this.doc.text(texto, onde.x, onde.y, {
          width: onde.largura,
          lineGap: 1.5,
          align: e.alinhar ?? 'left',
        })
      }),
    )
    return altura
  }

  /** A paragraph over the whole width; it may go on over the next page. */
  paragrafo(pai: No, papel: string, texto: string, e: Estilo = {}): void {
    this.caber(Math.min(this.altura(texto, this.largura, e), 60))
    this.escrever(pai, papel, texto, { x: MARGEM, y: this.y, largura: this.largura }, e)
    this.y = this.doc.y + 2
  }

  /** A picture with the words that stand for it. */
  figura(pai: No, alt: string, onde: Onde & { readonly altura: number }, desenhar: () => void): void {
    const { x, y, largura, altura } = onde
    // The published types do not know the box yet.
    const opcoes: object = { alt, bbox: [x, y, x + largura, y + altura] }
    pai.add(this.doc.struct('Figure', opcoes, desenhar))
  }

  enfeitar(desenhar: (doc: Doc) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    this.doc.save()
    desenhar(this.doc)
    this.doc.restore()
    this.doc.endMarkedContent()
  }

  linha(y: number, espessura = 0.5, x = MARGEM, largura = this.largura): void {
    this.enfeitar((d) =>
      d
        .lineWidth(espessura)
        .moveTo(x, y)
        .lineTo(x + largura, y)
        .stroke('#000000'),
    )
  }

  fechar(): Promise<Buffer> {
    this.doc.end()
    return this.pronto
  }
}
