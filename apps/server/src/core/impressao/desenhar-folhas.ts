// The sheets of a document, drawn: each with its head, its check code, and "página n de N" of its own. Takes half of a second
// of the processor: it runs in a thread of its own (pdf-worker.ts).
import type { Documento, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { desenharBloco, desenharQr, type Imagens } from './blocos-pdf.ts'
import { MARGEM, type No, Papel } from './papel-pdf.ts'

export interface PedidoDePdf extends Pick<Documento, 'titulo' | 'folhas'> {
  readonly imagens: Imagens
}

export async function desenharFolhas(d: PedidoDePdf): Promise<Uint8Array> {
  const [primeira] = d.folhas
  if (primeira === undefined) throw new Error('a document without a sheet')
  const papel = new Papel(d.titulo, primeira.casa.nome, Date.parse(primeira.emitidoAt))
  const raiz = papel.no(null, 'Document')
  const paginas: { folha: Folha; de: number; ate: number }[] = []
  for (const folha of d.folhas) {
    papel.pagina()
    const de = papel.doc.bufferedPageRange().count - 1
    const secao = papel.no(raiz, 'Sect', { title: folha.titulo })
    if (folha.blocos[0]?.tipo !== 'cartaz') desenharTopo(papel, secao, folha, d.imagens)
    for (const b of folha.blocos) desenharBloco(papel, secao, b, d.imagens)
    paginas.push({ folha, de, ate: papel.doc.bufferedPageRange().count - 1 })
  }
  raiz.end()
  for (const p of paginas) for (let i = p.de; i <= p.ate; i++) desenharRodape(papel, p, i)
  return papel.fechar()
}

function desenharTopo(p: Papel, pai: No, f: Folha, imagens: Imagens): void {
  const lado = f.conferencia ? 92 : 0
  const largura = p.largura - lado - 12
  const topo = p.y
  const logo = f.casa.logo === null ? undefined : imagens.get(f.casa.logo)
  const por = (papel: string, t: string, e: Parameters<Papel['escrever']>[4]) => {
    p.y += p.escrever(pai, papel, t, { x: MARGEM, y: p.y, largura }, e) + 2
  }
  if (logo === undefined) por('P', f.casa.nome, { tamanho: 11, fonte: 'forte' })
  else {
    const { y } = p
    p.figura(pai, f.casa.nome, { x: MARGEM, y, largura: 160, altura: 30 }, () =>
      p.doc.image(Buffer.from(logo), MARGEM, y, { fit: [160, 30] }),
    )
    p.y += 36
  }
  por('H1', f.marca === null ? f.titulo : `${f.titulo} · ${f.marca}`, { tamanho: 16, fonte: 'forte' })
  por('P', `${f.numero} · emitido em ${formatarDataHora(Date.parse(f.emitidoAt))} (horário de Brasília)`, {})
  for (const l of f.cabecalho) por('P', l, { tamanho: 8.5 })
  if (f.conferencia) {
    const x = MARGEM + p.largura - lado
    desenharQr(p, pai, f.conferencia.endereco, { x, y: topo, lado })
    const texto = `Confira em ${f.conferencia.endereco.replace(/^https?:\/\//, '')}`
    const altura = p.escrever(
      pai,
      'P',
      texto,
      { x, y: topo + lado + 2, largura: lado },
      { tamanho: 6, cinza: true },
    )
    p.y = Math.max(p.y, topo + lado + altura + 4)
  }
  p.linha(p.y + 2, 1.5)
  p.y += 10
}

function desenharRodape(p: Papel, { folha, de, ate }: { folha: Folha; de: number; ate: number }, i: number) {
  p.doc.switchToPage(i)
  const { margins } = p.doc.page
  const { bottom } = margins
  // Below the margin: otherwise the text would ask for a page of its own.
  margins.bottom = 0
  const y = 841.89 - MARGEM
  p.doc.markContent('Artifact', { type: 'Pagination' })
  p.doc.font('texto').fontSize(7).fillColor('#444444')
  const esquerda = [folha.casa.nome, folha.titulo, folha.numero, folha.marca].filter(Boolean).join(' · ')
  p.doc.text(esquerda, MARGEM, y, { width: p.largura - 110, height: 9, ellipsis: true, lineBreak: false })
  p.doc.text(`Página ${i - de + 1} de ${ate - de + 1}`, MARGEM + p.largura - 100, y, {
    width: 100,
    align: 'right',
    lineBreak: false,
  })
  p.doc.endMarkedContent()
  margins.bottom = bottom
}
