// The auctioneer's books of Decreto 21.981 (arts. 31 and 32): what came in, what went out, and the accounts of the consignors,
// for one auction and for a year of all of his. An auctioneer opens his own.
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarCnpj } from '@martelo/domain/comum/identificadores/cnpj.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { anos, doLeilao, linhas, soLeiloeiro } from './folhas-do-leilao.ts'
import { topoDoLeilao } from './leilao-no-papel.ts'
import { documentoVestido, logoImpresso } from './montar-impresso.ts'
import { leiloeiroNoPapel, type LoteNoPapel, lotesNoPapel } from './papeis-do-leilao.sql.ts'

const LEI = 'Extrato para os livros do leiloeiro (Decreto 21.981/1932, arts. 31 e 32).'

export const livrosDoLeiloeiro = doLeilao(async (ctx, a, tx) => {
  const lotes = await lotesNoPapel(tx, ctx.hotsite.id, { leiId: a.id })
  return livros(lotes, a.leiloeiro, (titulo) => topoDoLeilao(ctx, a, { titulo, numero: `Leilão ${a.id}` }))
})

/** `chave`: the auctioneer's uid and the year, `<uid>-2026`. By the year of the auction, in Brasília. */
export async function livrosDoAno(ctx: Ctx, chave: string): Promise<readonly Folha[] | null> {
  const [, leoUid = '', ano = ''] = /^(.{36})-(\d{4})$/.exec(chave) ?? []
  if (ano === '') return null
  return ctx.ler(async (tx) => {
    const o = await leiloeiroNoPapel(tx, ctx.hotsite.id, leoUid)
    if (o === undefined || (soLeiloeiro(ctx) && o.usuId !== ctx.sessao?.usuId)) return null
    const lotes = await lotesNoPapel(tx, ctx.hotsite.id, { leoId: o.id, ano: Number(ano) })
    return livros(lotes, o.nome, (titulo) => ({
      titulo,
      numero: `Ano ${ano}`,
      casa: { nome: ctx.hotsite.nome, logo: logoImpresso(ctx) },
      cabecalho: [`Leiloeiro oficial ${o.nome}, matrícula ${o.matricula} ${o.junta}/${o.uf}`],
      emitidoAt: new Date(ctx.agora).toISOString(),
      marca: null,
      completo: true,
      conferencia: null,
    }))
  })
}

function livros(
  lotes: readonly LoteNoPapel[],
  leiloeiro: string,
  topo: (titulo: string) => Omit<Folha, 'blocos'>,
): Folha[] {
  const vendidos = lotes.filter((l) => l.vendidoPor !== null)
  const folha = (titulo: string, blocos: Bloco[]): Folha => ({
    ...topo(titulo),
    blocos: [
      { tipo: 'texto', paragrafos: [LEI] },
      ...blocos,
      { tipo: 'assinaturas', nomes: [`${leiloeiro}, leiloeiro oficial`] },
    ],
  })
  return [
    folha('Diário de entrada', [diarioDeEntrada(lotes)]),
    folha('Diário de saída', [diarioDeSaida(vendidos), soma(vendidos)]),
    folha('Contas correntes', contasCorrentes(vendidos)),
  ]
}

const comitente = (l: LoteNoPapel): string =>
  linhas(l.comitente, l.comitenteCnpj && formatarCnpj(l.comitenteCnpj))

const diarioDeEntrada = (lotes: readonly LoteNoPapel[]): Bloco => ({
  tipo: 'tabela',
  vazia: 'Nenhum bem entrou.',
  colunas: [
    { titulo: 'Bem', peso: 5, nomeia: true },
    { titulo: 'Recebido em', peso: 2 },
    { titulo: 'Autorizado por', peso: 3 },
    { titulo: 'Local', peso: 2.5 },
  ],
  linhas: lotes.map((l) => [
    linhas(`${l.numero} – ${l.nome}`, anos(l), l.chassi && `Chassi ${l.chassi}`),
    formatarData(l.entrada.getTime()),
    comitente(l),
    l.patio ?? '',
  ]),
})

const diarioDeSaida = (vendidos: readonly LoteNoPapel[]): Bloco => ({
  tipo: 'tabela',
  vazia: 'Nenhum bem saiu.',
  colunas: [
    { titulo: 'Bem', peso: 4.5, nomeia: true },
    { titulo: 'Vendido em', peso: 2 },
    { titulo: 'Comprador', peso: 3.5 },
    { titulo: 'Preço', peso: 2, valor: true },
  ],
  linhas: vendidos.map((l) => [
    linhas(`${l.numero} – ${l.nome}`, comitente(l)),
    l.vendidoAt ? formatarData(l.vendidoAt.getTime()) : '',
    linhas(l.comprador, l.compradorDocumento && documentoVestido(l.compradorDocumento)),
    formatarReais(l.vendidoPor ?? 0),
  ]),
})

const total = (lotes: readonly LoteNoPapel[]): number => lotes.reduce((s, l) => s + (l.vendidoPor ?? 0), 0)

const soma = (vendidos: readonly LoteNoPapel[]): Bloco => ({
  tipo: 'valores',
  titulo: 'Soma',
  linhas: [{ rotulo: `${vendidos.length} bens vendidos`, valor: total(vendidos), forte: true }],
})

/** What was sold for each consignor; what is kept and paid out is his statement's. */
function contasCorrentes(vendidos: readonly LoteNoPapel[]): Bloco[] {
  const porComitente = Map.groupBy(vendidos, comitente)
  const contas = [...porComitente].map(
    ([nome, lotes]): Bloco => ({
      tipo: 'valores',
      titulo: nome.replace('\n', ' · '),
      linhas: [
        ...lotes.map((l) => ({ rotulo: `${l.numero} – ${l.nome}`, valor: l.vendidoPor ?? 0 })),
        { rotulo: 'A crédito do comitente, pelo preço do arremate', valor: total(lotes), forte: true },
      ],
    }),
  )
  return contas.length > 0 ? [...contas, soma(vendidos)] : [soma(vendidos)]
}
