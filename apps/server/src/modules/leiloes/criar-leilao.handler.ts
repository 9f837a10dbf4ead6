import { criarLeilao } from '@martelo/contracts/leiloes/criar-leilao.contract.ts'
import { erroDoInicio } from '@martelo/domain/leiloes/leilao.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { colunasDoLeilao } from './gravar-leilao.ts'

handle(criarLeilao, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const passou = erroDoInicio(Date.parse(body.data), ctx.agora)
    if (passou !== null) return recusar('INICIO', passou, { campos: { data: passou } })
    const colunas = await colunasDoLeilao(tx, ctx.hotsite, body)
    const novo = await tx
      .insertInto('leilao')
      .values({ ...colunas, hotId: ctx.hotsite.id, createdBy: exigirSessao(ctx).usuId })
      .returning(['id', 'uid'])
      .executeTakeFirstOrThrow()
    await auditar(ctx, tx, {
      entidade: 'leilao',
      uid: novo.uid,
      acao: 'criar',
      depois: { nome: body.nome, data: body.data },
    })
    return novo
  }),
)
