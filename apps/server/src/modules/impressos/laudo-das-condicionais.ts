// The report of an auction's conditional lots: for the house whole, for a consignor his own.
import type { Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ultimoDiaDoPrazo } from '@martelo/domain/condicionais/acordo.ts'
import { ROTULO_DA_CONDICIONAL } from '@martelo/domain/condicionais/states.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { condicionaisNoLaudo } from '../condicionais/door.ts'
import { type CasaNoPapel, type LeilaoNoPapel, lerLeilaoNoPapel, topoDoLeilao } from './leilao-no-papel.ts'
import { comitentesDoUsuario } from './papeis-do-leilao.sql.ts'

const reais = (v: number | null): string => (v === null ? '—' : formatarReais(v))

export async function laudoDasCondicionais(ctx: Ctx, leiUid: string): Promise<readonly Folha[] | null> {
  const hotId = ctx.hotsite.id
  const daCasa = permite('pregao:acompanhar', ctx.sessao)
  return ctx.ler(async (tx) => {
    const a = await lerLeilaoNoPapel(tx, hotId, leiUid)
    if (a === undefined || ctx.sessao === null) return null
    const comIds = daCasa ? null : await comitentesDoUsuario(tx, hotId, ctx.sessao.usuId)
    const lotes = await condicionaisNoLaudo(tx, hotId, a.id, comIds)
    return lotes.length === 0 && !daCasa ? null : [folhaDasCondicionais(ctx, a, lotes)]
  })
}

/** The whole report, as the house sends it by mail; null: the auction is gone. */
export async function laudoDaCasa(tx: Tx, casa: CasaNoPapel, leiUid: string): Promise<Folha | null> {
  const a = await lerLeilaoNoPapel(tx, casa.hotsite.id, leiUid)
  if (a === undefined) return null
  return folhaDasCondicionais(casa, a, await condicionaisNoLaudo(tx, casa.hotsite.id, a.id, null))
}

function folhaDasCondicionais(
  casa: CasaNoPapel,
  a: LeilaoNoPapel,
  lotes: Awaited<ReturnType<typeof condicionaisNoLaudo>>,
): Folha {
  return {
    ...topoDoLeilao(casa, a, {
      titulo: 'Laudo dos lotes condicionais',
      numero: `${lotes.length} lotes`,
      marca: 'Confidencial',
    }),
    blocos: [
      {
        tipo: 'aviso',
        texto: 'Confidencial: contém as reservas dos comitentes.',
        alerta: true,
      },
      {
        tipo: 'tabela',
        titulo: 'Lotes',
        vazia: 'Nenhum lote ficou condicional neste leilão.',
        colunas: [
          { titulo: 'Lote', peso: 5, nomeia: true },
          { titulo: 'Lance', peso: 2, valor: true },
          { titulo: 'Reserva', peso: 2, valor: true },
          { titulo: 'Recomendado', peso: 2, valor: true },
          { titulo: 'Situação', peso: 3 },
        ],
        linhas: lotes.map((l) => [
          `${l.numero} – ${l.nome}\n${l.comitente}`,
          l.valorVendido === null || l.valorVendido === l.lance
            ? reais(l.lance)
            : `${reais(l.lance)}\nVendido por ${reais(l.valorVendido)}`,
          reais(l.reserva),
          reais(l.valorRecomendado),
          [
            ROTULO_DA_CONDICIONAL[l.situacao],
            l.prazo !== null && `até ${formatarDia(ultimoDiaDoPrazo(l.prazo.getTime()))}`,
          ]
            .filter(Boolean)
            .join('\n'),
        ]),
      },
      {
        tipo: 'valores',
        titulo: 'Somas',
        linhas: [
          { rotulo: 'Lances', valor: lotes.reduce((s, l) => s + (l.lance ?? 0), 0) },
          { rotulo: 'Vendidos por', valor: lotes.reduce((s, l) => s + (l.valorVendido ?? 0), 0) },
          { rotulo: 'Reservas', valor: lotes.reduce((s, l) => s + (l.reserva ?? 0), 0), forte: true },
        ],
      },
    ],
  }
}
