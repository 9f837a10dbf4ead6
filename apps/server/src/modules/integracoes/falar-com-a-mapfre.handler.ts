// What a person of the house tells the insurer: files, a request for contact, an answer to hers, the end of the process.
import { randomUUID } from 'node:crypto'
import { falarComAMapfre } from '@martelo/contracts/integracoes/falar-com-a-mapfre.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { travarRemocao } from '../remocoes/door.ts'
import { apresentarProcesso } from './apresentar-processo.ts'
import { contarAMapfre } from './enviar-evento-mapfre.ts'
import { encerrarProcesso, processoDaRemocao } from './eventos-mapfre.sql.ts'
import { montarMensagem, recusaDaMensagem } from './montar-mensagem.ts'

const naoHa = () => recusar('NAO_ENCONTRADA', 'Esta remoção não veio da Mapfre')

handle(falarComAMapfre, async (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const r = await travarRemocao(tx, hotId, sql`r.uid = ${params.uid}`)
    const p = r && (await processoDaRemocao(tx, hotId, { id: r.id }))
    if (r === undefined || p === undefined) return naoHa()
    if (p.encerradoAt !== null) throw recusaDaMensagem('O processo já foi encerrado.')
    const chave = randomUUID()
    const quando = new Date(ctx.agora)
    const { objeto, situacao } = await montarMensagem(ctx, tx, r.uid, p.id, body, chave)
    await contarAMapfre(tx, hotId, {
      processo: p,
      remUid: r.uid,
      codigo: body.eventCode,
      comentario: 'comentario' in body ? body.comentario : '',
      objeto: situacao === null ? objeto : { ...objeto, status: situacao, date: quando.toISOString() },
      situacao,
      quando,
      chave,
      usuId: exigirSessao(ctx).usuId,
    })
    if (body.eventCode === 'S17') await encerrarProcesso(tx, hotId, p.id)
    await auditar(ctx, tx, { entidade: 'remocao', uid: r.uid, acao: `mapfre-${body.eventCode}` })
    const depois = await processoDaRemocao(tx, hotId, { id: r.id })
    return depois === undefined ? naoHa() : apresentarProcesso(ctx, tx, depois)
  }),
)
