import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { salvarRelatorio } from '@martelo/contracts/relatorios/salvar-relatorio.contract.ts'
import { proximoEnvio } from '@martelo/domain/relatorios/proximo-envio.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerComo } from './quem-le-relatorios.ts'
import {
  apagarSalvo,
  gravarSalvo,
  regravarSalvo,
  type RelatorioSalvo,
  salvosDe,
} from './relatorios-salvos.sql.ts'

const MAXIMO = 50

const jaExiste = (s: RelatorioSalvo): string =>
  `Você já guarda “${s.nome}”${s.frequencia === null ? '' : ', que vai por e-mail'}. Substitua-o ou dê outro nome.`

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
    const mesmoNome = salvos.find((s) => s.nome === body.nome && s.uid !== body.uid)
    if (body.uid !== undefined && !salvos.some((s) => s.uid === body.uid))
      return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (mesmoNome !== undefined && !body.substituir) return recusar('JA_EXISTE', jaExiste(mesmoNome))
    if (salvos.length >= MAXIMO && mesmoNome === undefined && body.uid === undefined)
      return recusar('MUITOS', `São no máximo ${MAXIMO} relatórios guardados. Apague algum.`)
    const { uid: editado, substituir: _, ...dados } = body
    if (editado !== undefined && mesmoNome !== undefined) await apagarSalvo(tx, quem, mesmoNome.uid)
    const novo = {
      ...dados,
      destinatarios: body.frequencia === null ? [] : body.destinatarios,
      formato: body.frequencia === null ? null : body.formato,
      proximoEm: body.frequencia === null ? null : new Date(proximoEnvio(body.frequencia, ctx.agora)),
    }
    const uid =
      editado === undefined ? await gravarSalvo(tx, quem, novo) : await regravarSalvo(tx, quem, editado, novo)
    await auditar(ctx, tx, { entidade: 'relatorio_salvo', uid, acao: 'salvar', depois: body })
    return { uid }
  })
})
