// The operator's picture. Measures of processes are the platform's; of auctions, only this hotsite's are told.
import { operacaoAoVivo } from '@martelo/contracts/operacao/operacao-ao-vivo.contract.ts'
import { type FilaDoLote, LEILAO_QUIETO, painelDe } from '@martelo/domain/operacao/operacao.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { leiloesEmOperacao, lotesEmOperacao } from './leiloes-em-operacao.sql.ts'
import { lerAmostras, ultimosAlertas } from './operacao.sql.ts'
import { lerEsperando } from './tarefas-da-fila.sql.ts'

const ALERTAS = 20

handle(operacaoAoVivo, async (ctx) => {
  const { amostras, agora } = await lerAmostras(ctx.banco.sistema)
  const painel = painelDe(amostras, agora, await lerEsperando(ctx.banco.sistema))
  const leiloes = await ctx.ler((tx) =>
    leiloesEmOperacao(tx, ctx.hotsite.id, Object.keys(painel.leiloes).map(Number)),
  )
  const alertas = await ultimosAlertas(ctx.banco.sistema, ALERTAS)
  return {
    ...painel,
    agora: new Date(agora).toISOString(),
    processos: painel.processos.map((p) => ({ ...p, partes: [...p.partes] })),
    serie: [...painel.serie],
    leiloes: leiloes.map((l) => ({
      uid: l.uid,
      nome: l.nome,
      lotesAbertos: l.lotesAbertos,
      ...(painel.leiloes[String(l.id)] ?? LEILAO_QUIETO),
    })),
    filas: await filasDaqui(ctx, painel.filas),
    alertas: alertas.map((a) => ({ ...a, desde: iso(a.desde), ate: a.ate === null ? null : iso(a.ate) })),
  }
})

/** The longest queues among this hotsite's lots. */
async function filasDaqui(ctx: Ctx, filas: readonly FilaDoLote[]) {
  if (filas.length === 0) return []
  const lotes = await ctx.ler((tx) =>
    lotesEmOperacao(
      tx,
      ctx.hotsite.id,
      filas.map((f) => f.lote),
    ),
  )
  return filas.flatMap(({ lote, n }) => {
    const l = lotes.find((x) => x.uid === lote)
    return l === undefined ? [] : [{ lelUid: l.uid, numero: l.numero, nome: l.nome, leilao: l.leilao, n }]
  })
}
