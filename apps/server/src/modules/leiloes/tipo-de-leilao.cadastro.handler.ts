import { TIPO_DE_LEILAO } from '@martelo/contracts/leiloes/tipo-de-leilao.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(TIPO_DE_LEILAO, {
  colunas: { leiloes: sql`(select count(*)::int from leilao a where a.let_id = t.id)` },
  emUso: { leilao: ['leilão', 'leilões'] },
})
