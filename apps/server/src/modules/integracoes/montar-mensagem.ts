// What each message of a person carries. Refuses files that are not there, a contact without an address, a second answer.
import type { EntradaDe } from '@martelo/contracts/core/define-call.ts'
import type { falarComAMapfre } from '@martelo/contracts/integracoes/falar-com-a-mapfre.contract.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { lerAnexos } from '../anexos/door.ts'
import { DIAS_DO_ARQUIVO, enderecoDoArquivo } from './selo-do-arquivo.ts'
import { responderContato } from './eventos-mapfre.sql.ts'

export const recusaDaMensagem = (frase: string) => new RecusaLancada(recusar('RECUSADA', frase))

export async function montarMensagem(
  ctx: Ctx,
  tx: Tx,
  remUid: string,
  proId: number,
  body: EntradaDe<typeof falarComAMapfre>['body'],
  chave: string,
): Promise<{ objeto: Record<string, unknown>; situacao: string | null }> {
  const hotId = ctx.hotsite.id
  if (body.eventCode === 'S11') {
    const ate = Math.floor(ctx.agora / 1000) + DIAS_DO_ARQUIVO * 86_400
    const files = (await lerAnexos(tx, hotId, { entidade: 'remocao', uid: remUid })).map((a) => ({
      name: a.nome,
      mime: a.tipoArquivo,
      sha256: a.sha256,
      url: enderecoDoArquivo(ctx.servicos.chaveDeArquivos, ctx.origem, { hotId, uid: a.uid, ate }),
      kind: a.tipo,
    }))
    if (files.length === 0) throw recusaDaMensagem('A remoção não tem fotos nem papéis para mandar.')
    return { objeto: { files: files.slice(0, 100) }, situacao: null }
  }
  if (body.eventCode === 'S12') {
    if (body.canal === 'EMAIL' ? !body.email : !body.telefone)
      throw recusaDaMensagem(
        body.canal === 'EMAIL' ? 'Informe o e-mail para a resposta.' : 'Informe o telefone para a resposta.',
      )
    return {
      objeto: {
        requestId: chave,
        channel: body.canal,
        reason: body.comentario,
        ...(body.canal === 'EMAIL' ? { email: body.email } : { phone: body.telefone }),
      },
      situacao: null,
    }
  }
  if (body.eventCode === 'S17') return { objeto: {}, situacao: 'ESTXX' }
  if (!(await responderContato(tx, hotId, proId, body.requestId)))
    throw recusaDaMensagem('Este pedido de contato já foi respondido.')
  return {
    objeto: { requestId: body.requestId, channel: 'PHONE', reason: body.comentario },
    situacao: null,
  }
}
