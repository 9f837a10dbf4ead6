import { cancelarVistoria } from '@martelo/contracts/vistorias/cancelar-vistoria.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { podeTransitarVistoria } from '@martelo/domain/vistorias/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { gravarCancelada } from './andar-da-vistoria.sql.ts'
import { NAO_HA_VISTORIA, quemAlcanca } from './quem-alcanca.ts'
import { lerVistoria } from './vistorias.sql.ts'

handle(cancelarVistoria, (ctx, { params: { uid }, body: { motivo, versao } }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const v = await lerVistoria(tx, hotId, uid, quemAlcanca(ctx), true)
    if (v === undefined) return NAO_HA_VISTORIA
    await conferirVersao(ctx, tx, { entidade: 'vistoria', uid, versaoAtual: v.versao, versaoLida: versao })
    const atores = atoresDosPapeis(exigirSessao(ctx).papeis)
    const r = podeTransitarVistoria({ de: v.situacao, evento: 'cancelar', atores }, { motivo })
    if (!r.pode) return recusar('NAO_PODE', r.motivo)
    const nova = await gravarCancelada(tx, hotId, v.id, r.para, motivo)
    await auditar(ctx, tx, {
      entidade: 'vistoria',
      uid,
      acao: 'cancelar',
      antes: { situacao: v.situacao },
      depois: { situacao: r.para },
      motivo,
      versao: nova,
    })
    return { situacao: r.para, versao: nova }
  }),
)
