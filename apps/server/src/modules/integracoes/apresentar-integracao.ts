import { permite } from '@martelo/contracts/core/permissions.ts'
import type { IntegracaoDoLeilao } from '@martelo/contracts/integracoes/integracao-do-leilao.schemas.ts'
import { rotuloDaMarca } from '@martelo/domain/integracoes/sincronia-do-lote.ts'
import { rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type Recusada, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { BANCOS, type NomeDoBanco } from './bancos-comitentes.integration.ts'
import { acharLeilao, integracoesDoLeilao, lotesDoBanco } from './lotes-do-banco.sql.ts'

export const naoHaLeilao = () => recusar('NAO_ENCONTRADO', 'Leilão não encontrado')

export async function apresentarIntegracao(
  ctx: Ctx,
  tx: Tx,
  leilaoUid: string,
): Promise<z.infer<typeof IntegracaoDoLeilao> | Recusada<'NAO_ENCONTRADO'>> {
  const hotId = ctx.hotsite.id
  const leilao = await acharLeilao(tx, hotId, leilaoUid)
  if (leilao === undefined) return naoHaLeilao()
  const linhas = await integracoesDoLeilao(tx, hotId, leilao.id)
  const tipo = ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao'
  const integracoes = []
  for (const { id, ...i } of linhas) {
    const lotes = await lotesDoBanco(tx, hotId, id)
    integracoes.push({
      ...i,
      leiUid: leilao.uid,
      lotes: lotes.map((l) => ({
        uid: l.uid,
        lelUid: l.lelUid,
        numero: l.ordem,
        lote: l.lote,
        nome: l.nome,
        situacaoLote: rotuloDaSituacao(l.situacaoLote, tipo),
        externoComitenteIntegracaoLoteId: l.externoId,
        comitenteIntegracaoArremateSincronizadoId: l.arremateId,
        canceladoId: l.canceladoId,
        finalizadoId: l.finalizadoId,
        dito: rotuloDaMarca(l.dito),
        situacao: l.situacao,
        erro: l.erro,
        sincronizadoAt: l.sincronizadoAt === null ? null : iso(l.sincronizadoAt),
      })),
    })
  }
  const { rows: tags } = await sql<{ uid: string; nome: string; integradora: string }>`
    select uid, nome, integradora from integracao_tag where hot_id = ${hotId} and ativo order by nome limit 500`.execute(
    tx,
  )
  const nomes = Object.keys(BANCOS) as NomeDoBanco[]
  return {
    leilao: { id: leilao.id, uid: leilao.uid, nome: leilao.nome },
    integracoes,
    livres: nomes.filter((n) => !linhas.some((i) => i.integradora === n)),
    tagsPossiveis: tags,
    can: { configurar: permite('integracao:configurar', ctx.sessao) },
  }
}
