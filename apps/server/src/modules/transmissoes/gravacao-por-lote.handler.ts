// A recording shows people: it is for the house's staff, and for people who have bid on the lot.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { gravacaoPorLote } from '@martelo/contracts/transmissoes/gravacao-por-lote.contract.ts'
import { TOKEN_DE_VER_S } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { acharLoteDaGravacao, marcasDoLote } from './gravacoes.sql.ts'

/** The film begins so much before the act. */
const ANTES_MS = 5_000

handle(gravacaoPorLote, (ctx, { params, query }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const cliId = ctx.sessao?.cliId ?? null
    const daEquipe = permite('transmissao:ver', ctx.sessao)
    const lote = await acharLoteDaGravacao(tx, hotId, params.lelUid, cliId)
    if (lote === null || !(lote.deuLance || daEquipe))
      return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const ate = ctx.agora + TOKEN_DE_VER_S * 1000
    const { passes } = ctx.servicos.midia
    return (await marcasDoLote(tx, hotId, lote.id, daEquipe ? null : cliId, query)).map(
      ({ ms, em, ...m }) => {
        const passe = passes.assinar({
          hotId,
          canal: m.gravacaoUid,
          acao: 'gravacao',
          alvo: m.gravacaoUid,
          cerca: 0,
          ate,
        })
        const de = Math.max(0, ms - ANTES_MS)
        return {
          ...m,
          em: em.toISOString(),
          segundo: ms / 1000,
          url: `/v1/gravacao/${m.gravacaoUid}/trecho?de=${de}&passe=${encodeURIComponent(passe)}`,
        }
      },
    )
  }),
)
