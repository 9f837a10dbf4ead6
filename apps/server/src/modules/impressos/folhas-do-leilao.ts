// Papers of a whole auction: the auctioneer's sheet (confidential), windscreen sheets, and who is enabled. An auctioneer opens
// those of his own auctions.
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { mascararCampo } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { caminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import { dizerVisitacao } from '@martelo/domain/patios/dizer-visitacao.ts'
import { rotuloDoCombustivel } from '@martelo/domain/veiculos/codigos.ts'
import { corEscrita } from '@martelo/domain/veiculos/cor-escrita.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { qrSvg } from '../../core/impressao/qr-svg.ts'
import { type LeilaoNoPapel, lerLeilaoNoPapel, topoDoLeilao } from './leilao-no-papel.ts'
import { documentoVestido, tipoDoSite } from './montar-impresso.ts'
import { habilitadosNoPapel, type LoteNoPapel, leilaoDoLote, lotesNoPapel } from './papeis-do-leilao.sql.ts'

/** Null for an auctioneer who holds another auction: his role opens his own. */
async function leilaoDe(ctx: Ctx, tx: Tx, leiUid: string): Promise<LeilaoNoPapel | null> {
  const a = await lerLeilaoNoPapel(tx, ctx.hotsite.id, leiUid)
  return a === undefined || (soLeiloeiro(ctx) && a.leiloeiroUsuId !== ctx.sessao?.usuId) ? null : a
}

/** He reaches what is his own. */
export function soLeiloeiro(ctx: Ctx): boolean {
  const papeis = ctx.sessao?.papeis ?? []
  return papeis.includes('Leiloeiro') && papeis.every((p) => p === 'Leiloeiro')
}

type Fazer = (ctx: Ctx, a: LeilaoNoPapel, tx: Tx) => Promise<readonly Folha[]>
export const doLeilao =
  (fazer: Fazer) =>
  (ctx: Ctx, leiUid: string): Promise<readonly Folha[] | null> =>
    ctx.ler(async (tx) => {
      const a = await leilaoDe(ctx, tx, leiUid)
      return a && fazer(ctx, a, tx)
    })

export const anos = (l: LoteNoPapel): string =>
  [l.anoFabricacao, l.anoModelo].filter((n) => n !== null).join('/')
const finalDaPlaca = (l: LoteNoPapel): string | null => l.placa && `Placa final ${l.placa.slice(-1)}`
export const linhas = (...partes: (string | null | undefined | false)[]): string =>
  partes.filter(Boolean).join('\n')

export const fichaDoLeiloeiro = doLeilao(async (ctx, a, tx) => {
  const lotes = await lotesNoPapel(tx, ctx.hotsite.id, { leiId: a.id })
  return [
    {
      ...topoDoLeilao(ctx, a, {
        titulo: 'Ficha do leiloeiro',
        numero: `${lotes.length} lotes`,
        marca: 'Confidencial',
      }),
      blocos: [
        {
          tipo: 'aviso',
          texto: 'Confidencial: contém as reservas dos comitentes. Não mostre nem deixe sobre a mesa.',
          alerta: true,
        },
        {
          tipo: 'tabela',
          titulo: 'Lotes na ordem do pregão',
          vazia: 'Este leilão ainda não tem lotes.',
          colunas: [
            { titulo: 'Lote', peso: 5, nomeia: true },
            { titulo: 'Inicial e incremento', peso: 2.2, valor: true },
            { titulo: 'Reserva', peso: 2, valor: true },
            { titulo: 'Último lance', peso: 2.2, valor: true },
            { titulo: 'Arremate e comprador', peso: 3 },
          ],
          linhas: lotes.map((l) => [
            linhas(`${l.numero} – ${l.nome}`, anos(l), finalDaPlaca(l), l.observacoes),
            linhas(formatarReais(l.minimo), `+ ${formatarReais(l.incremento)}`),
            l.valorComitente === null ? '—' : formatarReais(l.valorComitente),
            l.lanceValor === null
              ? 'Sem lance'
              : linhas(formatarReais(l.lanceValor), l.apelido, `${l.lanceQuantidade} lances`),
            '',
          ]),
        },
      ],
    },
  ]
})

/** One sheet per vehicle to fix on the windscreen; by the auction all of them, by a lot its own. No price stands on it. */
export async function fichasDeVidro(ctx: Ctx, chave: string): Promise<readonly Folha[] | null> {
  const hotId = ctx.hotsite.id
  return ctx.ler(async (tx) => {
    const doLote = await leilaoDoLote(tx, hotId, chave)
    const a = await lerLeilaoNoPapel(tx, hotId, doLote ?? chave)
    if (a === undefined) return null
    const lotes = await lotesNoPapel(tx, hotId, doLote ? { lelUid: chave } : { leiId: a.id })
    const topo = topoDoLeilao(ctx, a, { titulo: 'Ficha de vidro', numero: `${lotes.length} lotes` })
    if (lotes.length === 0)
      return [
        { ...topo, blocos: [{ tipo: 'aviso', texto: 'Este leilão ainda não tem lotes.', alerta: false }] },
      ]
    return Promise.all(
      lotes.map(async (l) => ({ ...topo, numero: `Lote ${l.numero}`, blocos: [await cartaz(ctx, l)] })),
    )
  })
}

const visitacao = (t: string): string => dizerVisitacao(t).slice(0, 110)

async function cartaz(ctx: Ctx, l: LoteNoPapel): Promise<Bloco> {
  const tipo = l.tipoNome
  const qrEndereco = `${ctx.origem}${caminhoDoLote({ ...l, tipo, tipoHotsite: tipoDoSite(ctx) })}`
  return {
    tipo: 'cartaz',
    rotulo: 'Lote',
    numero: l.numero,
    nome: l.nome,
    linhas: [
      anos(l) && `Ano ${anos(l)}`,
      [corEscrita(l.cor), l.combustivel && rotuloDoCombustivel(l.combustivel)].filter(Boolean).join(' · '),
      finalDaPlaca(l),
      l.visitacao && visitacao(l.visitacao),
    ].filter((t): t is string => Boolean(t)),
    qrEndereco,
    qrcode: await qrSvg(qrEndereco),
    legenda: 'Fotos, condições e lances deste lote',
  }
}

export const laudoDeHabilitacoes = doLeilao(async (ctx, a, tx) => {
  const habilitados = await habilitadosNoPapel(tx, ctx.hotsite.id, a.id)
  return [
    {
      ...topoDoLeilao(ctx, a, {
        titulo: 'Laudo de habilitações',
        numero: `${habilitados.length} habilitados`,
      }),
      blocos: [
        {
          tipo: 'tabela',
          titulo: 'Habilitados a dar lances',
          vazia: 'Ninguém foi habilitado para este leilão.',
          colunas: [
            { titulo: 'Apelido e documento', peso: 3.4, nomeia: true },
            { titulo: 'Cidade', peso: 2.4 },
            { titulo: 'Documentos', peso: 2 },
            { titulo: 'Habilitado por', peso: 2.6 },
            { titulo: 'Quando e de onde', peso: 2.8 },
          ],
          linhas: habilitados.map((h) => [
            linhas(h.apelido, h.documento && mascararCampo('cpf', documentoVestido(h.documento))),
            [h.cidade, h.uf].filter(Boolean).join('/'),
            h.documentoSituacao,
            h.decididaPor ?? 'Pela regra do leilão',
            linhas(formatarDataHora(h.quando.getTime()), h.ip && `IP ${h.ip}`),
          ]),
        },
      ],
    },
  ]
})
