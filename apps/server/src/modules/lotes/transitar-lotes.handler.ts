// One or many lots through one event. Each lot answers for itself: a bulk release frees those that can be freed and says
// why the others cannot. A single lot that cannot is a refusal.
import { transitarLotes } from '@martelo/contracts/lotes/transitar-lotes.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { fatosDoPedido } from '@martelo/domain/lotes/acoes.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { publicarTransicoes } from '../../engines/salas/port.ts'
import { transitarLote, type Transitou } from '../../engines/lances/port.ts'
import { acharLotes } from './lotes.sql.ts'

handle(transitarLotes, async (ctx, { body }) => {
  // The consignor's own actions have their own calls, which prove that the lot is his.
  const quem = atoresDosPapeis(exigirSessao(ctx).papeis).filter((a) => a !== 'Comitente' && a !== 'Cliente')
  const motivo = body.motivo || undefined
  const r = await ctx.tx(async (tx) => {
    const achados = await acharLotes(tx, ctx.hotsite.id, body.lelUids)
    if (achados.length === 0) return recusar('NAO_ENCONTRADO', 'Lote não encontrado')
    const feitos: Transitou[] = []
    const lotes = []
    for (const l of achados) {
      const t = await transitarLote(tx, ctx, {
        lelId: l.id,
        evento: body.evento,
        quem,
        fatos: motivo === undefined ? {} : fatosDoPedido(body.evento),
        ...(motivo === undefined ? {} : { motivo }),
      })
      if (t.pode) feitos.push(t)
      lotes.push({
        uid: l.uid,
        numero: l.numero,
        pode: t.pode,
        motivo: t.pode ? null : t.motivo,
        situacao: t.pode ? t.para : (t.situacao ?? (l.situacao as SituacaoLote)),
      })
    }
    const [unico] = lotes
    if (body.lelUids.length === 1 && unico?.motivo)
      return recusar(
        'NAO_PODE',
        unico.motivo,
        unico.motivo === 'Informe o motivo.' ? { campos: { motivo: unico.motivo } } : {},
      )
    return { feitos, lotes }
  })
  if (!('feitos' in r)) return r
  publicarTransicoes(ctx.servicos, r.feitos)
  return { feitos: r.feitos.length, lotes: r.lotes }
})
