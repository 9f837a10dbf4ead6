import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { decidirPreferencia } from '@martelo/contracts/judicial/decidir-preferencia.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { moverPreferencia } from '@martelo/domain/judicial/preferencia.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { avisarDecisao } from './avisar-judicial.ts'
import { lerPreferencias, lerProcesso, mudarPreferencia, travarPreferencia } from './judicial.sql.ts'

handle(decidirPreferencia, (ctx, { params, body }) => {
  const { usuId, papeis } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const [achada] = await lerPreferencias(tx, hotId, { uid: params.uid })
    if (achada === undefined) return recusar('NAO_ENCONTRADA', MENSAGENS.naoEncontrado)
    await travarPreferencia(tx, hotId, achada.id)
    const [p = achada] = await lerPreferencias(tx, hotId, { uid: params.uid })
    await conferirVersao(ctx, tx, {
      entidade: 'lote',
      uid: p.lelUid,
      versaoAtual: p.versao,
      versaoLida: body.versao,
    })
    const r = moverPreferencia(
      { de: p.situacao, evento: body.evento, atores: atoresDosPapeis(papeis) },
      {
        motivo: body.motivo ?? undefined,
        agora: ctx.agora,
        prazo: null,
        aguardaPagamento: false,
        semPagamento: false,
        venceu: false,
        haMelhorDireito: false,
      },
    )
    if (!r.pode) return recusar('NAO_PODE', r.motivo)
    await mudarPreferencia(tx, hotId, p.id, { situacao: r.para, motivo: body.motivo || null, usuId })
    await auditar(ctx, tx, {
      entidade: 'lote',
      uid: p.lelUid,
      acao: `${body.evento}Preferencia`,
      depois: { cliente: p.cliente, fundamento: p.fundamento },
      motivo: body.motivo,
    })
    const processo = await lerProcesso(tx, hotId, p.leiId)
    await avisarDecisao(ctx.servicos, tx, {
      hotsite: ctx.hotsite,
      direito: p,
      reconhecida: body.evento === 'reconhecer',
      motivo: body.motivo || null,
      horas: processo?.preferenciaHoras ?? 0,
      por: usuId,
    })
    return { situacao: r.para }
  })
})
