import { REGULAMENTO } from '@martelo/contracts/leiloes/regulamento-de-leilao.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(REGULAMENTO, {
  colunas: { leiloes: sql`(select count(*)::int from leilao a where a.reg_id = t.id)` },
  emUso: { leilao: ['leilão', 'leilões'], regulamento_aceito: ['aceite', 'aceites'] },
  antesDeSalvar({ antes, mudou }) {
    return Promise.resolve(mudou.has('texto') ? { numero: Number(antes?.numero ?? 0) + 1 } : {})
  },
  async depoisDeSalvar({ ctx, tx, uid, mudou }) {
    if (!mudou.has('texto')) return
    const hotId = ctx.hotsite.id
    await sql`insert into regulamento_versao (hot_id, reg_id, numero, texto, created_by)
      select hot_id, id, numero, texto, ${ctx.sessao?.usuId ?? null}::int from regulamento where hot_id = ${hotId} and uid = ${uid}`.execute(
      tx,
    )
    // What is still being put together has been agreed to by no bidder: it goes along.
    await sql`update leilao a set regulamento = g.texto, reg_numero = g.numero, versao = a.versao + 1, updated_at = now()
      from regulamento g where g.hot_id = ${hotId} and g.uid = ${uid} and a.hot_id = ${hotId} and a.reg_id = g.id and a.situacao = 'EM_LOTEAMENTO'`.execute(
      tx,
    )
  },
})
