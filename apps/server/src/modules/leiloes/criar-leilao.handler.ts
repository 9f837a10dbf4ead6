import { criarLeilao } from '@martelo/contracts/leiloes/criar-leilao.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { colunasDoLeilao } from './gravar-leilao.ts'

handle(criarLeilao, (ctx, { body }) =>
  ctx.tx(async (tx) => {
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
