// The facts of the insurer's report: by the removal's uid or the process's.
import { sql } from 'kysely'
import type { Ctx } from '../../core/http/contexto.ts'
import { lerAnexos } from '../anexos/door.ts'
import { lerRemocoes, type LinhaDeRemocao, passosDa } from '../remocoes/door.ts'
import {
  type EventoNaLista,
  eventosDoProcesso,
  type LinhaDeProcesso,
  processoDaRemocao,
} from './eventos-mapfre.sql.ts'
import { mensagemDaLinha } from './apresentar-processo.ts'

export interface RelatorioMapfre {
  readonly remocao: LinhaDeRemocao
  readonly processo: LinhaDeProcesso
  readonly passos: Awaited<ReturnType<typeof passosDa>>
  readonly arquivos: Awaited<ReturnType<typeof lerAnexos>>
  readonly eventos: readonly (EventoNaLista & { readonly mensagem: string })[]
}

const UID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function relatorioDaMapfre(ctx: Ctx, uid: string): Promise<RelatorioMapfre | null> {
  if (!UID.test(uid)) return Promise.resolve(null)
  const hotId = ctx.hotsite.id
  return ctx.ler(async (tx) => {
    const [remocao] = await lerRemocoes(
      tx,
      hotId,
      sql`(r.uid = ${uid} or r.id = (select p.rem_id from mapfre_processo p where p.hot_id = ${hotId} and p.uid = ${uid}))`,
    )
    const processo = remocao && (await processoDaRemocao(tx, hotId, { id: remocao.id }))
    if (remocao === undefined || processo === undefined) return null
    const eventos = await eventosDoProcesso(tx, hotId, processo.id)
    return {
      remocao,
      processo,
      passos: await passosDa(tx, hotId, remocao.id),
      arquivos: await lerAnexos(tx, hotId, { entidade: 'remocao', uid: remocao.uid }),
      eventos: eventos.toReversed().map((e) => ({ ...e, mensagem: mensagemDaLinha(e) })),
    }
  })
}
