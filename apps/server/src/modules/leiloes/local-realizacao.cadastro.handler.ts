import { LOCAL_REALIZACAO } from '@martelo/contracts/leiloes/local-realizacao.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(LOCAL_REALIZACAO, {
  colunas: { leiloes: sql`(select count(*)::int from leilao a where a.lrl_id = t.id)` },
  emUso: { leilao: ['leilão', 'leilões'] },
})
