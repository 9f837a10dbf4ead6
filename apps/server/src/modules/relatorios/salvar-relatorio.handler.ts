import { salvarRelatorio } from '@martelo/contracts/relatorios/salvar-relatorio.contract.ts'
import { proximoEnvio } from '@martelo/domain/relatorios/proximo-envio.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerComo } from './quem-le-relatorios.ts'
import { gravarSalvo, salvosDe } from './relatorios-salvos.sql.ts'

const MAXIMO = 50

handle(salvarRelatorio, async (ctx, { body }) => {
  const { usuId } = exigirSessao(ctx)
  if (lerComo(ctx, body.relatorio, body.recorte) === null)
    return recusar('SEM_RELATORIO', 'Este relatório não é do seu acesso.')
  if (body.frequencia !== null && body.destinatarios.length === 0)
    return recusar('SEM_DESTINATARIO', 'Diga a quem enviar.', {
      campos: { destinatarios: 'Informe ao menos um e-mail' },
    })
  const quem = { hotId: ctx.hotsite.id, usuId }
  return ctx.tx(async (tx) => {
    const salvos = await salvosDe(tx, quem)
    if (salvos.length >= MAXIMO && !salvos.some((s) => s.nome === body.nome))
      return recusar('MUITOS', `São no máximo ${MAXIMO} relatórios guardados. Apague algum.`)
    const uid = await gravarSalvo(tx, quem, {
      ...body,
      destinatarios: body.frequencia === null ? [] : body.destinatarios,
      formato: body.frequencia === null ? null : body.formato,
      proximoEm: body.frequencia === null ? null : new Date(proximoEnvio(body.frequencia, ctx.agora)),
    })
    await auditar(ctx, tx, { entidade: 'relatorio_salvo', uid, acao: 'salvar', depois: body })
    return { uid }
  })
})
