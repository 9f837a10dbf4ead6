// Each kind of block, drawn. A row of a table is never parted; a table that goes on repeats its head.
import type { Bloco } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import QRCode from 'qrcode'
import { escalaDaTabela, largurasDaTabela } from './larguras-da-tabela.ts'
import { MARGEM, type No, type Papel } from './papel-pdf.ts'

type De<T extends Bloco['tipo']> = Extract<Bloco, { tipo: T }>
type Desenho<T extends Bloco['tipo']> = (p: Papel, pai: No, b: De<T>, imagens: Imagens) => void
/** Pictures by their address, as JPEG or PNG. */
export type Imagens = ReadonlyMap<string, Uint8Array>

/** Modules as rectangles: sharp at any size. */
export function desenharQr(
  p: Papel,
  pai: No,
  texto: string,
  onde: { x: number; y: number; lado: number },
): void {
  const { modules } = QRCode.create(texto, { errorCorrectionLevel: 'M' })
  const lado = onde.lado / (modules.size + 8)
  const figura = () => {
    p.doc.save().rect(onde.x, onde.y, onde.lado, onde.lado).fill('#ffffff')
    for (let l = 0; l < modules.size; l++)
      for (let c = 0; c < modules.size; c++)
        if (modules.get(l, c))
          p.doc.rect(onde.x + (c + 4) * lado, onde.y + (l + 4) * lado, lado + 0.02, lado + 0.02)
    p.doc.fill('#000000').restore()
  }
  p.figura(pai, `Código QR: ${texto}`, { ...onde, largura: onde.lado, altura: onde.lado }, figura)
}

function titulo(p: Papel, pai: No, t: string | undefined): void {
  if (t === undefined) return
  p.caber(50)
  p.y += 8
  p.paragrafo(pai, 'H2', t, { tamanho: 11, fonte: 'forte' })
  p.linha(p.y)
  p.y += 4
}

const texto: Desenho<'texto'> = (p, pai, b) => {
  titulo(p, pai, b.titulo)
  for (const t of b.paragrafos)
    p.paragrafo(pai, 'P', t, b.miudo ? { tamanho: 7.5, cinza: true } : { tamanho: 9 })
}

const aviso: Desenho<'aviso'> = (p, pai, b) => {
  const altura = p.altura(b.texto, p.largura - 16, { fonte: 'forte' }) + 12
  p.caber(altura + 8)
  p.enfeitar((d) =>
    d
      .lineWidth(b.alerta ? 1.5 : 0.5)
      .roundedRect(MARGEM, p.y + 2, p.largura, altura, 3)
      .stroke('#000000'),
  )
  p.escrever(
    pai,
    'P',
    b.texto,
    { x: MARGEM + 8, y: p.y + 8, largura: p.largura - 16 },
    { fonte: b.alerta ? 'forte' : 'texto' },
  )
  p.y += altura + 8
}

const dados: Desenho<'dados'> = (p, pai, b) => {
  titulo(p, pai, b.titulo)
  const lista = p.no(pai, 'L')
  const doNome = 110
  for (const { rotulo, valor } of b.linhas) {
    const altura = Math.max(p.altura(rotulo, doNome), p.altura(valor, p.largura - doNome - 8))
    p.caber(altura + 2)
    const item = p.no(lista, 'LI')
    p.escrever(item, 'Lbl', rotulo, { x: MARGEM, y: p.y, largura: doNome }, { cinza: true })
    p.escrever(item, 'LBody', valor, { x: MARGEM + doNome + 8, y: p.y, largura: p.largura - doNome - 8 })
    p.y += altura + 2
  }
}

const tabela: Desenho<'tabela'> = (p, pai, b) => {
  titulo(p, pai, b.titulo)
  if (b.linhas.length === 0) {
    p.paragrafo(pai, 'P', b.vazia ?? 'Nada registrado.')
    return
  }
  const t = p.no(pai, 'Table')
  const { larguras, escala } = repartir(p, b)
  const colunas = b.colunas.map((c, i) => ({
    ...c,
    escala,
    x: MARGEM + larguras.slice(0, i).reduce((s, l) => s + l, 0),
    largura: (larguras[i] ?? 0) - VAO,
    alinhar: c.valor ? ('right' as const) : ('left' as const),
  }))
  const cabeca = { tamanho: CABECA * escala, fonte: 'forte' as const }
  const alturaDaCabeca = Math.max(...colunas.map((c) => p.altura(c.titulo, c.largura, cabeca)))
  const aberta = () => {
    p.linha(p.y + alturaDaCabeca + 1)
    p.y += alturaDaCabeca + 4
  }
  p.caber(alturaDaCabeca + 30)
  const linha0 = p.no(t, 'TR')
  for (const c of colunas)
    p.escrever(
      p.no(linha0, 'TH', { scope: 'Column' }),
      'P',
      c.titulo,
      { ...c, y: p.y },
      { ...cabeca, alinhar: c.alinhar },
    )
  aberta()
  for (const linha of b.linhas) {
    const celulas = colunas.map((c, i) => celula(p, linha[i] ?? '', c))
    const altura = Math.max(...celulas.map((x) => x.altura))
    if (p.caber(altura + 4)) {
      const y = p.y
      p.enfeitar((d) => {
        d.font('forte').fontSize(cabeca.tamanho).fillColor('#000000')
        for (const c of colunas) d.text(c.titulo, c.x, y, { width: c.largura, align: c.alinhar })
      })
      aberta()
    }
    const tr = p.no(t, 'TR')
    for (const x of celulas) x.escrever(p.no(tr, 'TD'))
    p.y += altura + 2
    const y = p.y
    p.enfeitar((d) =>
      d
        .lineWidth(0.25)
        .moveTo(MARGEM, y)
        .lineTo(MARGEM + p.largura, y)
        .stroke('#999999'),
    )
    p.y += 3
  }
}

/** Points: the words of a table, and the gap after a column. */
const [CABECA, CORPO, VAO] = [8, 8.5, 6]

/** A wide table is written smaller, down to this; then words may break. */
const MENOR_ESCALA = 0.65

function repartir(p: Papel, b: De<'tabela'>) {
  const medir = (escala: number) =>
    b.colunas.map((c, i) => {
      const daCabeca = p.maiorParte(c.titulo, false, { tamanho: CABECA * escala, fonte: 'forte' })
      const corpo = { tamanho: CORPO * escala, fonte: c.nomeia ? ('forte' as const) : ('texto' as const) }
      const celulas = b.linhas.map((l) => p.maiorParte(l[i] ?? '', c.valor === true, corpo))
      // What fits by a hair is broken by the rounding of the file.
      return { peso: c.peso, minima: Math.max(daCabeca, ...celulas) + VAO + 0.5 }
    })
  const pedidas = medir(1)
  // The gaps do not shrink with the words.
  const vaos = b.colunas.length * (VAO + 0.5)
  const semVaos = pedidas.map((c) => ({ ...c, minima: c.minima - VAO - 0.5 }))
  const escala = Math.max(MENOR_ESCALA, escalaDaTabela(semVaos, p.largura - vaos))
  const finais = escala === 1 ? pedidas : medir(escala)
  const cabem = escalaDaTabela(finais, p.largura)
  const larguras = largurasDaTabela(
    finais.map((c) => ({ ...c, minima: c.minima * cabem })),
    p.largura,
  )
  return { larguras, escala }
}

interface Coluna {
  readonly escala: number
  readonly x: number
  readonly largura: number
  readonly nomeia?: boolean | undefined
  readonly alinhar: 'left' | 'right'
}

function celula(p: Papel, conteudo: string, c: Coluna) {
  const [nome, ...outras] = c.nomeia ? conteudo.split('\n') : ['', conteudo]
  const partes = [
    { t: nome ?? '', e: { tamanho: CORPO * c.escala, fonte: 'forte' as const } },
    { t: outras.join('\n'), e: { tamanho: CORPO * c.escala, alinhar: c.alinhar } },
  ].flatMap(({ t, e }) => (t === '' ? [] : [{ t, e, altura: p.altura(t, c.largura, e) }]))
  return {
    altura: partes.reduce((s, x) => s + x.altura, 0),
    escrever(td: No): void {
      let { y } = p
      for (const { t, e, altura } of partes) {
        p.escrever(td, 'P', t, { x: c.x, y, largura: c.largura }, e)
        y += altura
      }
    },
  }
}

const valores: Desenho<'valores'> = (p, pai, b) => {
  titulo(p, pai, b.titulo)
  const t = p.no(pai, 'Table')
  for (const { rotulo, valor, forte } of b.linhas) {
    const estilo = { fonte: forte ? ('forte' as const) : ('texto' as const) }
    const altura = p.altura(rotulo, p.largura - 120, estilo)
    p.caber(altura + 3)
    const tr = p.no(t, 'TR')
    p.escrever(
      p.no(tr, 'TH', { scope: 'Row' }),
      'P',
      rotulo,
      { x: MARGEM, y: p.y, largura: p.largura - 120 },
      estilo,
    )
    p.escrever(
      p.no(tr, 'TD'),
      'P',
      formatarReais(valor),
      { x: MARGEM + p.largura - 110, y: p.y, largura: 110 },
      { ...estilo, alinhar: 'right' },
    )
    p.y += altura + 3
  }
  if (b.porExtenso) p.paragrafo(pai, 'P', b.porExtenso)
}

const fotos: Desenho<'fotos'> = (p, pai, b, imagens) => {
  titulo(p, pai, b.titulo)
  const largura = (p.largura - 12) / 2
  const altura = largura * 0.75
  b.fotos.forEach((f, i) => {
    const coluna = i % 2
    if (coluna === 0) p.caber(altura + 20)
    const x = MARGEM + coluna * (largura + 12)
    const { y } = p
    const bytes = imagens.get(f.endereco)
    if (bytes !== undefined)
      p.figura(pai, f.legenda, { x, y, largura, altura }, () =>
        p.doc.image(Buffer.from(bytes), x, y, { fit: [largura, altura], align: 'center', valign: 'center' }),
      )
    p.escrever(pai, 'Caption', f.legenda, { x, y: y + altura + 2, largura }, { tamanho: 7.5, cinza: true })
    if (coluna === 1 || i === b.fotos.length - 1) p.y = y + altura + 20
  })
}

const assinaturas: Desenho<'assinaturas'> = (p, pai, b) => {
  p.caber(90)
  const largura = (p.largura - 24 * (b.nomes.length - 1)) / b.nomes.length
  p.y += 56
  b.nomes.forEach((nome, i) => {
    const x = MARGEM + i * (largura + 24)
    p.linha(p.y, 0.5, x, largura)
    p.escrever(pai, 'P', nome, { x, y: p.y + 4, largura }, { tamanho: 8, alinhar: 'center' })
  })
  p.y += 30
}

const cartaz: Desenho<'cartaz'> = (p, pai, b) => {
  const centro = { x: MARGEM, largura: p.largura }
  const por = (papel: string, t: string, tamanho: number, fonte: 'texto' | 'forte') => {
    p.y += p.escrever(pai, papel, t, { ...centro, y: p.y }, { tamanho, fonte, alinhar: 'center' })
  }
  por('P', b.rotulo, 28, 'texto')
  por('H2', b.numero, Math.min(230, 760 / Math.max(2, b.numero.length)), 'forte')
  por('P', b.nome, b.nome.length > 40 ? 22 : 30, 'forte')
  for (const l of b.linhas) por('P', l, 20, 'texto')
  const lado = Math.min(150, p.base - p.y - 24)
  if (lado < 60) p.pagina()
  const tamanho = Math.max(lado, 60)
  desenharQr(p, pai, b.qrEndereco, { x: MARGEM + (p.largura - tamanho) / 2, y: p.y, lado: tamanho })
  p.y += tamanho
  por('P', b.legenda, 11, 'texto')
}

const desenho: Desenho<'desenho'> = (p, pai, b) => {
  titulo(p, pai, b.titulo)
  const largura = Math.min(p.largura, 420)
  const escala = largura / b.largura
  const altura = b.altura * escala
  p.caber(altura + 12)
  const x0 = MARGEM + (p.largura - largura) / 2
  const { y } = p
  p.figura(pai, [b.titulo, ...b.legendas].join('; '), { x: x0, y, largura, altura }, () => {
    const { doc } = p
    for (const t of b.tracos) {
      doc
        .save()
        .translate(x0 + t.x * escala, y + t.y * escala)
        .scale(escala)
      if (t.espelha !== null) doc.translate(t.espelha, 0).scale(-1, 1)
      doc.path(t.d).lineWidth(1.4).stroke('#444444').restore()
    }
    for (const m of b.pontos) {
      const x = x0 + m.x * escala
      const py = y + m.y * escala
      doc.save().circle(x, py, 6).fill('#000000').restore()
      doc.font('forte').fontSize(7).fillColor('#ffffff')
      doc.text(m.rotulo, x - 8, py - 3, { width: 16, align: 'center', lineBreak: false })
      doc.fillColor('#000000')
    }
  })
  p.y = y + altura + 8
  for (const l of b.legendas) p.paragrafo(pai, 'P', l, { tamanho: 9 })
}

const DESENHOS: { readonly [T in Bloco['tipo']]: Desenho<T> } = {
  texto,
  aviso,
  dados,
  tabela,
  valores,
  fotos,
  assinaturas,
  cartaz,
  desenho,
}

export function desenharBloco(p: Papel, pai: No, b: Bloco, imagens: Imagens): void {
  ;(DESENHOS[b.tipo] as (p: Papel, pai: No, b: Bloco, i: Imagens) => void)(p, pai, b, imagens)
}
