import { editarSessao } from '@martelo/contracts/conteudo/editar-sessao.contract.ts'
import { diferencas } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { exigirVideoDaCasa } from './video-da-secao.ts'
import { mudarRascunho, sessaoDoRascunho } from './mudar-rascunho.ts'
import { configLimpa } from './partes-da-pagina.ts'

handle(editarSessao, (ctx, { params, body: { versao, config, ...dados } }) =>
  mudarRascunho(ctx, { sessao: params.id }, versao, async (tx, r) => {
    const s = sessaoDoRascunho(r, params.id)
    await exigirVideoDaCasa(ctx, config)
    const dado = Object.fromEntries(Object.entries(dados).filter(([, v]) => v !== undefined))
    const novo = { ...dado, ...(config === undefined ? {} : { config: configLimpa(s.elemento, config) }) }
    const { antes, depois } = diferencas<Record<string, unknown>>({ ...s }, novo)
    if (Object.keys(depois).length === 0) return null
    await tx
      .updateTable('paginaSessao')
      .set({
        ...depois,
        ...(depois.config === undefined ? {} : { config: JSON.stringify(depois.config) }),
        updatedBy: exigirSessao(ctx).usuId,
        updatedAt: new Date(ctx.agora),
      })
      .where('hotId', '=', ctx.hotsite.id)
      .where('id', '=', s.id)
      .execute()
    return { acao: 'alterar-sessao', antes: { [s.nome]: antes }, depois: { [s.nome]: depois } }
  }),
)
