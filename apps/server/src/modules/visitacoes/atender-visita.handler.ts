// The gate says what became of a visit; who is turned away is told why.
import { atenderVisita } from '@martelo/contracts/visitacoes/atender-visita.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { patiosDaPessoa } from '../patios/door.ts'
import { julgarVisita } from './apresentar-visita.ts'
import { avisarVisita } from './avisar-visita.ts'
import { encerrarVisita, peloUid, travarVisita } from './visitacoes.sql.ts'

handle(atenderVisita, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const sessao = exigirSessao(ctx)
    const v = await travarVisita(tx, hotId, peloUid(params.uid))
    const meus = await patiosDaPessoa(tx, hotId, sessao)
    if (v === undefined || !meus.some((p) => p.id === v.patId))
      return recusar('NAO_ENCONTRADO', 'Visita não encontrada')
    await conferirVersao(ctx, tx, {
      entidade: 'visitacao',
      uid: v.uid,
      versaoAtual: v.versao,
      versaoLida: body.versao,
    })
    const motivo = body.motivo?.trim() || null
    if (body.evento === 'cancelar' && motivo === null)
      return recusar('CAMPOS', 'Informe o motivo.', { campos: { motivo: 'Informe o motivo.' } })
    const r = julgarVisita(v, body.evento, atoresDosPapeis(sessao.papeis), ctx.agora)
    if (!r.pode) return recusar('RECUSADO', r.motivo)
    await encerrarVisita(tx, hotId, v.id, {
      situacao: r.para,
      em: new Date(ctx.agora),
      por: sessao.usuId,
      motivo,
    })
    const versao = v.versao + 1
    await auditar(ctx, tx, {
      entidade: 'visitacao',
      uid: v.uid,
      acao: body.evento,
      antes: { situacao: v.situacao },
      depois: { situacao: r.para },
      motivo,
      versao,
    })
    if (body.evento === 'cancelar') await avisarVisita(ctx, tx, 'visita-cancelada', { ...v, versao }, motivo)
    return { situacao: r.para }
  }),
)
